// The host's page, once somebody is signed in: the password once more, then members, links, emails and the site's state.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { adminGet, adminSend, sizeText, timeText } from './admin-api.ts'
import { MembersList } from './members-list.tsx'
import { AuditLog, Invitations, PublicLinks, UnsentMails } from './site-lists.tsx'

interface Status {
  version: string
  node: string
  database: string
  databaseBytes: number
  migration: string
  members: number
  activeToday: number
  pausedMembers: number
  mailWaiting: number
  mailFailed: number
  lastBackup: string | null
  backupFailure: string | null
  freeBytes: number | null
  problem: string | null
}

const AGAIN_MS = 60_000

export function AdminHome() {
  const queries = useQueryClient()
  const page = useQuery({
    queryKey: ['admin', 'state'],
    queryFn: () => adminGet<{ operator: boolean; open: boolean }>('state'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: AGAIN_MS, // it asks for the password as soon as the server does
  })
  if (page.isError)
    return <FailureNotice text="We couldn’t open this page." error={page.error} onRetry={() => page.refetch()} />
  if (!page.data) return WAITING
  if (!page.data.operator)
    return (
      <Notice>
        This page is for whoever runs this site. To become an operator, run{' '}
        <code className="wrap-anywhere">npm run operator -- your@address</code> where the server runs.
      </Notice>
    )
  if (!page.data.open) return <OpenForm onOpen={() => page.refetch()} />
  const lock = async () => {
    await adminSend('lock')
    await page.refetch()
    queries.removeQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => queryKey[1] !== 'state' })
  }
  return <Open onLock={lock} />
}

const WAITING = (
  <Loading label="Opening the host’s page">
    <Skeleton className="h-64 rounded-xl" />
  </Loading>
)

function OpenForm({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const form = useForm({
    start: { password: '' },
    send: async (typed) => {
      await adminSend('open', 'POST', typed)
      await onOpen()
    },
  })
  return (
    <Card as="section" className="max-w-xl">
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">Enter your password once more. This page stays open for 15 minutes.</p>
        <Problem text={form.problem} />
        <FormField form={form} name="password" label="Password" required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <Button type="submit" loading={form.pending} className="justify-self-start">
          Open
        </Button>
      </form>
    </Card>
  )
}

const TABS = [
  { id: 'site', label: 'Site' },
  { id: 'members', label: 'Members', Content: MembersList },
  { id: 'invitations', label: 'Invitations', Content: Invitations },
  { id: 'links', label: 'Public Links', Content: PublicLinks },
  { id: 'mails', label: 'Emails', Content: UnsentMails },
  { id: 'log', label: 'Log', Content: AuditLog },
] as const

function Open({ onLock }: { onLock: () => Promise<void> }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('site')
  return (
    <>
      <Tabs
        label="Parts of this page"
        value={tab}
        onChange={setTab}
        tabs={TABS.map(({ id, label, ...part }) => ({
          id,
          label,
          content: id === tab && ('Content' in part ? <part.Content /> : <SiteState />),
        }))}
      />
      <Button variant="secondary" className="mt-10" onClick={onLock}>
        Lock This Page
      </Button>
    </>
  )
}

function SiteState() {
  const {
    data: status,
    error,
    refetch,
  } = useQuery({
    queryKey: ['admin', 'status'],
    queryFn: () => adminGet<Status>('status'),
    staleTime: 0,
    retry: false,
  })
  if (error) return <FailureNotice text="We couldn’t load the site’s state." error={error} onRetry={refetch} />
  if (!status) return WAITING
  const { members, activeToday, pausedMembers, mailWaiting, mailFailed, lastBackup, freeBytes } = status
  const problem = status.problem ?? (status.backupFailure && `The last backup failed: ${status.backupFailure}`)
  const facts = {
    Members: `${wholeNumber(members)}, ${wholeNumber(activeToday)} here today${pausedMembers > 0 ? `, ${wholeNumber(pausedMembers)} paused` : ''}`,
    'Last backup': lastBackup ? timeText(lastBackup) : 'none',
    Emails: `${wholeNumber(mailWaiting)} waiting, ${wholeNumber(mailFailed)} failed`,
    Database: `PostgreSQL ${status.database}, ${sizeText(status.databaseBytes)}, migration ${status.migration}`,
    'Free disk': freeBytes === null ? 'unknown' : sizeText(freeBytes),
    Version: `Plateful ${status.version}, Node ${status.node}`,
  }
  return (
    <>
      <Notice tone={problem ? 'danger' : 'leaf'} className="mb-6">
        {problem ?? 'Everything works.'}
      </Notice>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere text-muted">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
