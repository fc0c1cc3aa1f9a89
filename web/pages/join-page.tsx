import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invitationToken } from '#domain/household/invitation-link.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { dropInvitation, keepInvitation, pendingInvitation } from '#web/device/pending-invitation.ts'
import { householdQueries, type InvitationStatus, joinHousehold } from '#web/features/household/household-queries.ts'
import { JoinInvitation } from '#web/features/household/join-invitation.tsx'
import { PasteInvitation } from '#web/features/household/paste-invitation.tsx'
import { WhatIsShared } from '#web/features/household/what-is-shared.tsx'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation, useNavigate } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Opening the link changes nothing, because chat previews open links too. Only the button joins. */
export function JoinPage() {
  usePageHead({ title: 'Join a household', description: 'Join a household on Plateful.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const take = () => {
      const given = takeToken()
      if (given) keepInvitation(given)
      setToken((now) => given ?? now ?? pendingInvitation())
    }
    take()
    // Pasting another link over this page's URL doesn't reload the page.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  function choose(chosen: string) {
    keepInvitation(chosen)
    setToken(chosen)
  }

  return (
    <div className="page-width min-h-dvh max-w-3xl pb-16">
      <PageHeader title="Join a household" />
      {token === undefined || !known ? (
        <Waiting />
      ) : token === null ? (
        <PasteInvitation onToken={choose} />
      ) : user ? (
        <Reply token={token} userId={user.id} onOther={() => setToken(null)} />
      ) : (
        <SignInFirst />
      )}
    </div>
  )
}

/** Removes the token from the URL, so that it doesn't stay in the history. */
function takeToken(): string | null {
  const token = invitationToken(window.location.hash)
  if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}

function Waiting({ label = 'Looking up the invitation' }: { label?: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="h-64 rounded-xl" />
    </Loading>
  )
}

function SignInFirst() {
  return (
    <Card as="section" className="grid justify-items-start gap-5">
      <p>Someone invited you to share a kitchen. Sign in to see who. Nothing is shared until you join.</p>
      <WhatIsShared />
      <div className="flex flex-wrap gap-3">
        {siteSettings().signUp !== 'closed' && (
          <Link to={`${paths.auth}?mode=sign-up&return=${paths.join}`} className={buttonClass()}>
            Create Account
          </Link>
        )}
        <Link to={`${paths.auth}?return=${paths.join}`} className={buttonClass({ variant: 'secondary' })}>
          Sign In
        </Link>
      </div>
    </Card>
  )
}

const CLOSED: Record<Exclude<InvitationStatus, 'open' | 'joined'>, { title: string; text: string }> = {
  used: { title: 'This invitation was already used', text: 'Each link works for one person. Ask for a new one.' },
  expired: { title: 'This invitation has expired', text: 'Links work for seven days. Ask for a new one.' },
  unknown: {
    title: 'This invitation doesn’t exist',
    text: 'It may have been withdrawn, or the link is incomplete. Ask for a new one.',
  },
}

function Reply({ token, userId, onOther }: { token: string; userId: string; onOther: () => void }) {
  const { attempt } = useAttempt(userId)
  const navigate = useNavigate()
  const invitation = useQuery(householdQueries.invitation(userId, token))
  const mine = useQuery(householdQueries.mine(userId))
  const error = invitation.error ?? mine.error
  const [joined, setJoined] = useState(false)
  const { pathname } = useLocation()
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function join(bring: boolean) {
    const action = async () => {
      await joinHousehold(token, bring)
      dropInvitation()
      setJoined(true)
    }
    await attempt(action, { changes: '*', message: `You joined ${invitation.data?.householdName}.` })
    // Not if they've navigated elsewhere: until that page has loaded, this one stays and only the URL has changed.
    if (mounted.current && window.location.pathname === pathname) navigate(paths.household)
  }

  if (joined) return <Waiting label="Opening your household" />

  if (error) {
    return (
      <Notice tone="danger" role="alert">
        We couldn’t look up the invitation. {failureText(error)}
      </Notice>
    )
  }
  if (!invitation.data || !mine.data) return <Waiting />
  const { status, householdName } = invitation.data
  if (status === 'open') return <JoinInvitation invitation={invitation.data} mine={mine.data} onJoin={join} />
  if (status === 'joined') {
    return (
      <EmptyState
        title={`You’re in ${householdName}`}
        action={
          <Link to={paths.household} onClick={dropInvitation} className={buttonClass()}>
            Open Household
          </Link>
        }
      />
    )
  }
  const { title, text } = CLOSED[status]
  return (
    <EmptyState
      title={title}
      action={
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => {
            dropInvitation()
            onOther()
          }}
        >
          Use Another Link
        </button>
      }
    >
      {text}
    </EmptyState>
  )
}
