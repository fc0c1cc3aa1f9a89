// The host page's other lists: invitations, public links, emails, the log.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { actionText } from '#web/ui/audit-action-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { adminGet, adminSend, dayText, PAGE, timeText } from './admin-api.ts'
import { AdminList } from './admin-list.tsx'

interface Invitation {
  id: string
  createdAt: string
  expiresAt: string
  createdBy: string | null
  usedBy: string | null
  expired: boolean
}

export function Invitations() {
  const [link, setLink] = useState('')
  const { pending, error, submit } = useSubmit(async () => {
    setLink((await adminSend<{ link: string }>('invitations')).link)
  })
  return (
    <>
      <p className="mb-4 text-muted">A link lets one person sign up, within seven days.</p>
      <Button loading={pending} onClick={() => submit()}>
        New Invitation
      </Button>
      <Problem text={error} className="mt-4" />
      {link && (
        <Field label="Send this link" hint="It’s shown only now." className="my-4">
          {(control) => <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </Field>
      )}
      <div className="mt-6">
        <AdminList<Invitation>
          key={link}
          of="the invitations"
          path="invitations"
          empty="No invitations yet."
          row={({ id, createdAt, expiresAt, createdBy, usedBy, expired }, reload) => (
            <>
              <p className="min-w-0">
                <span className="wrap-anywhere font-semibold">
                  {usedBy ? `Used by ${usedBy}` : expired ? 'Expired' : 'Not used yet'}
                </span>
                <span className="block text-muted text-sm">
                  made {dayText(createdAt)} by {createdBy ?? 'the command line'} · good until {dayText(expiresAt)}
                </span>
              </p>
              {!usedBy && !expired && (
                <RemoveButton
                  label="Withdraw"
                  of={`made ${dayText(createdAt)}`}
                  path={`invitations/${id}`}
                  done={reload}
                />
              )}
            </>
          )}
        />
      </div>
    </>
  )
}

interface PublicLink {
  id: string
  createdAt: string
  createdBy: string | null
  title: string | null
}

export function PublicLinks() {
  const [page, setPage] = useState(0)
  return (
    <AdminList<PublicLink>
      of="the public links"
      path={`links?page=${page}`}
      empty="No recipe is shared by public link."
      page={page}
      onPage={setPage}
      row={({ id, createdAt, createdBy, title }, reload) => (
        <>
          <p className="min-w-0">
            <span className="wrap-anywhere font-semibold">{title ?? 'Recipe without a name'}</span>
            <span className="wrap-anywhere block text-muted text-sm">
              shared {dayText(createdAt)} by {createdBy ?? 'a former member'}
            </span>
          </p>
          <RemoveButton label="Take Down" of={title ?? ''} path={`links/${id}`} done={reload} />
        </>
      )}
    />
  )
}

interface RemoveButtonProps {
  label: string
  of: string
  path: string
  done: () => Promise<unknown>
}

function RemoveButton({ label, of, path, done }: RemoveButtonProps) {
  const [pending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    try {
      await adminSend(path, 'DELETE')
      notify('Done.')
      await done()
    } catch (error) {
      notify(failureText(error), { tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" aria-label={`${label}: ${of}`} loading={pending} onClick={remove}>
      {label}
    </Button>
  )
}

interface UnsentMail {
  id: string
  kind: string
  recipient: string
  createdAt: string
  attempts: number
  failed: boolean
  failure: string | null
  nextAttemptAt: string
}

export function UnsentMails() {
  return (
    <AdminList<UnsentMail>
      of="the emails"
      path="mails"
      empty="Every email was sent."
      row={({ kind, recipient, createdAt, attempts, failed, failure, nextAttemptAt }) => (
        <p className="min-w-0">
          <span className="wrap-anywhere font-semibold">
            {recipient} {failed && <Badge tone="danger">Failed</Badge>}
          </span>
          <span className="block text-muted text-sm">
            {kind.replaceAll('-', ' ')} of {timeText(createdAt)} · tried {attempts} times
            {!failed && `, next ${timeText(nextAttemptAt)}`}
            {failure && ` · ${failure}`}
          </span>
        </p>
      )}
    />
  )
}

interface LogEntry {
  id: number
  at: string
  action: string
  byCommand: boolean
  actor: string | null
  member: string | null
}

export function AuditLog() {
  const [before, setBefore] = useState<number | null>(null)
  const path = before === null ? 'audit' : `audit?before=${before}`
  const list = useQuery({ queryKey: ['admin', path], queryFn: () => adminGet<LogEntry[]>(path), staleTime: 0 })
  const oldest = list.data && list.data.length > PAGE ? list.data[PAGE - 1]?.id : undefined
  return (
    <>
      <p className="mb-4 text-muted">
        Nobody can change or remove these lines. Members see their own in their settings.
      </p>
      <AdminList<LogEntry>
        of="the log"
        path={path}
        empty="Nothing yet."
        row={({ at, action, byCommand, actor, member }) => (
          <p className="min-w-0">
            <span className="wrap-anywhere font-semibold">{actionText(action)}</span>
            <span className="wrap-anywhere block text-muted text-sm">
              {[timeText(at), member, `by ${byCommand ? 'the command line' : (actor ?? 'a deleted account')}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        )}
      />
      {(before !== null || oldest !== undefined) && (
        <div className="mt-4 flex gap-4">
          <Button variant="secondary" size="sm" disabled={before === null} onClick={() => setBefore(null)}>
            Newest
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={oldest === undefined}
            onClick={() => oldest !== undefined && setBefore(oldest)}
          >
            Older
          </Button>
        </div>
      )}
    </>
  )
}
