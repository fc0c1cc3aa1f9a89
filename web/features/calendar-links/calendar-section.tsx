import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { type CalendarLink, calendarLinksQuery, createCalendarLink, revokeCalendarLink } from './calendar-queries.ts'

export function CalendarSection({ memberId }: { memberId: string }) {
  const links = useQuery(calendarLinksQuery(memberId))
  const { confirm, confirmDialog } = useConfirm()
  const [address, setAddress] = useState<string>()
  const { attempt } = useAttempt(memberId)
  const creation = useSubmit(async () => {
    await attempt(async () => setAddress(await createCalendarLink()), { changes: ['calendar_feeds'] })
  })

  async function revoke({ id }: CalendarLink) {
    const question = 'Revoke this link? Calendars that use it will stop showing your meals.'
    if (!(await confirm({ question, confirmLabel: 'Revoke' }))) return
    const done = await attempt(() => revokeCalendarLink(id), {
      changes: ['calendar_feeds'],
      notDone: 'The link wasn’t revoked.',
      message: 'The calendar link was revoked.',
    })
    if (done) setAddress(undefined) // it may be the one shown
  }

  return (
    <Card as="section" id="calendar" className="grid scroll-mt-20 gap-4">
      <h2 className="text-xl">Meals in your calendar</h2>
      <p className="text-muted">
        A secret link for Google, Apple or Outlook Calendar. It shows your household’s planned meals, with a reminder
        the evening before when something has to soak. Anyone with the link can see them, so keep it to yourself.
      </p>
      {address && <NewLink address={address} />}
      {links.isError && (
        <Notice tone="danger" role="alert">
          We couldn’t load your calendar links. {failureText(links.error)}
        </Notice>
      )}
      {links.data && links.data.length > 0 && (
        <ul aria-label="Calendar links" className="divide-y divide-line">
          {links.data.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <span>
                Created {dayText(link.createdAt)}
                <span className="text-muted"> · {link.timeZone.replaceAll('_', ' ')}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Revoke the link created ${dayText(link.createdAt)}`}
                onClick={() => revoke(link)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Problem text={creation.error} />
      <Button
        variant="secondary"
        icon={<CalendarPlus className="size-4" />}
        loading={creation.pending}
        onClick={() => creation.submit()}
        className="justify-self-start"
      >
        Create Calendar Link
      </Button>
      {confirmDialog}
    </Card>
  )
}

function NewLink({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      notify('Calendar link copied.')
    } catch {
      notify('We couldn’t copy the link. Select it and copy it by hand.', { tone: 'danger' })
    }
  }
  return (
    <Notice tone="lake" role="status" className="grid gap-3">
      <p>Copy your link now. For your safety, we won’t show it again.</p>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Calendar link" className="min-w-0 grow basis-64">
          {(control) => (
            <Input {...control} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        <Button icon={<Copy className="size-4" />} onClick={copy}>
          Copy Link
        </Button>
      </div>
      <p className="text-sm">
        In Google Calendar, choose “Other calendars”, then “From URL”. Google looks for changes only every 8 to 24
        hours.
      </p>
    </Notice>
  )
}

const dayText = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })
