// The member's own part of the audit log: what they or the host did to the account.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import { actionText } from '#web/ui/audit-action-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const MOST = 20

async function fetchEvents(userId: string) {
  const client = await backend()
  const events = client.from('audit_log').select('*').eq('user_id', userId)
  return rowsOf(await events.order('id', { ascending: false }).limit(MOST))
}

export const eventsQuery = (userId: string) =>
  queryOptions({ queryKey: memberKey(userId, 'account-events'), queryFn: () => fetchEvents(userId), staleTime: 0 })

export function AccountEvents({ userId }: { userId: string }) {
  const [shown, setShown] = useState(false)
  if (shown) return <Events userId={userId} />
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setShown(true)}>
      Show Changes
    </Button>
  )
}

function Events({ userId }: { userId: string }) {
  const events = useQuery(eventsQuery(userId))
  if (events.isError)
    return <FailureNotice text="We couldn’t load the changes." error={events.error} onRetry={() => events.refetch()} />
  if (!events.data)
    return (
      <Loading label="Loading the changes">
        <Skeleton className="h-16 rounded-lg" />
      </Loading>
    )
  if (events.data.length === 0) return <p className="text-muted text-sm">Nothing has been changed so far.</p>
  return (
    <ul className="grid gap-2 text-sm">
      {events.data.map(({ id, created_at, action }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6">
          <span>{actionText(action)}</span>
          <time dateTime={created_at} className="text-muted">
            {new Date(created_at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </li>
      ))}
    </ul>
  )
}
