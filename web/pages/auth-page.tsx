import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Arrival } from '#domain/account/mail-link.ts'
import { refusedField, returnPath, type SignUpProfile, signUpProblem } from '#domain/account/sign-up.ts'
import { SIGN_UP_CLOSED } from '#domain/account/who-may-join.ts'
import { invitationToken } from '#domain/household/invitation-link.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionUser } from '#web/data/session.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { takeArrival } from '#web/data/url-tokens.ts'
import { keepInvitation, pendingInvitation, signUpInvitation } from '#web/device/pending-invitation.ts'
import {
  acceptSession,
  confirmAddress,
  returnedFromProvider,
  signIn,
  signUp,
} from '#web/features/auth/account-actions.ts'
import { RecoveryForm } from '#web/features/auth/recovery-form.tsx'
import { SignInForm } from '#web/features/auth/sign-in-form.tsx'
import { SignUpForm } from '#web/features/auth/sign-up-form.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate, useSearchParams } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyFramePart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dismissToast, notify } from '#web/ui/toast-store.ts'

// Only on a site that only members see.
const OpenWall = lazyFramePart(() => import('#web/features/auth/open-wall.tsx').then((module) => module.OpenWall))

type Mode = 'sign-in' | 'sign-up' | 'recovery'

const WORDS: Record<Mode, { title: string; intro: string; question: string; other: string }> = {
  'sign-in': {
    title: 'Welcome back',
    intro: 'Sign in to log meals, plan your week and follow your goals.',
    question: 'New to Plateful?',
    other: 'Sign up',
  },
  'sign-up': {
    title: 'Create your account',
    intro: 'Keep your goals, meals and plans in one place, on all your devices.',
    question: 'Already have an account?',
    other: 'Sign in',
  },
  recovery: {
    title: 'Reset your password',
    intro: 'We’ll email you a link and a code to choose a new password.',
    question: 'Remembered it?',
    other: 'Sign in',
  },
}

/** Signed up on this page a moment ago. */
interface NewAccount {
  password: string
  toast: number
  /** False while the address waits to be confirmed. */
  usable: boolean
}

const NEW_ACCOUNT = {
  ready: { title: 'Your account is ready', intro: 'Sign in to start.' },
  waiting: { title: 'Check your email', intro: 'Open our email to confirm your address, then sign in.' },
}

interface Refusal {
  message: string
  field: keyof SignUpProfile | null
}

function startMode(requested: string | null): Mode {
  if (requested === 'new-password') return 'recovery'
  return requested === 'sign-up' ? 'sign-up' : 'sign-in'
}

export function AuthPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const user = useSessionUser()
  const [mode, setMode] = useState<Mode>(() => startMode(search.get('mode')))
  const [email, setEmail] = useState('')
  const [error, setError] = useState<Refusal | null>(null)
  const message = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const [pending, setPending] = useState(false)
  /** What an email's link contained. */
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const [leaving, setLeaving] = useState(false)
  const settings = siteSettings()
  /** Whether this browser may sign up, as far as it knows. */
  const [invited, setInvited] = useState(settings.signUp === 'open')
  const [newAccount, setNewAccount] = useState<NewAccount | null>(null)
  const words = {
    ...WORDS[mode],
    ...(mode === 'sign-in' && settings.signInWall && { intro: 'Only members can see this site.' }),
    ...(newAccount && mode === 'sign-in' && NEW_ACCOUNT[newAccount.usable ? 'ready' : 'waiting']),
  }
  usePageHead({
    title: mode === 'sign-in' ? 'Sign in' : words.title,
    description: 'Sign in to Plateful, or create an account.',
    canonical: paths.auth,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is reached
  useEffect(() => {
    const invitation = invitationToken(window.location.hash)
    if (invitation) {
      keepInvitation(invitation, true)
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    setInvited(settings.signUp === 'open' || (settings.signUp === 'invited' && signUpInvitation() !== null))
    const arrival = takeArrival()
    if (!arrival) return
    setArrival(arrival)
    if (arrival.kind === 'problem') setError({ message: arrival.message, field: null })
    else if (arrival.reason === 'recovery') setMode('recovery')
    else if (arrival.kind === 'session' && returnedFromProvider()) enter(() => acceptSession(arrival.tokens))
  }, [])

  // On a phone the message may be above the visible area.
  useEffect(() => {
    if (!error) return
    message.current?.scrollIntoView({ block: 'center' })
    message.current?.focus({ preventScroll: true })
  }, [error])

  async function confirm(tokenHash: string) {
    if (!(await attempt(() => confirmAddress(tokenHash)))) return
    setArrival(null)
    notify('Your email address is confirmed. You can now sign in.')
  }

  function switchTo(next: Mode) {
    setMode(next)
    setError(null)
  }

  async function attempt(step: () => Promise<void>) {
    setPending(true)
    setError(null)
    try {
      await step()
      return true
    } catch (failure) {
      const code = failure instanceof Error && 'code' in failure ? failure.code : null
      setError({ message: failureText(failure), field: refusedField(code) })
      return false
    } finally {
      setPending(false)
    }
  }

  async function enter(step: () => Promise<void>) {
    setLeaving(true)
    if (!(await attempt(step))) return setLeaving(false)
    if (newAccount) dismissToast(newAccount.toast)
    navigate(afterSignIn())
  }

  async function submitSignUp(profile: SignUpProfile) {
    const problem = signUpProblem(profile)
    if (problem) return setError(problem)
    let usable = true
    const register = async () => {
      usable = await signUp(profile)
    }
    if (!(await attempt(register))) return
    const toast = notify(
      usable
        ? 'Registration successful! You can now sign in.'
        : 'Registration successful! Open the email we sent to confirm your address, then sign in.',
    )
    setNewAccount({ password: profile.password, toast, usable })
    switchTo('sign-in')
  }

  /** People who came through an invitation answer it next, however they got here. */
  const afterSignIn = () => (pendingInvitation() ? paths.join : returnPath(search.get('return')))

  function recovered() {
    notify('Your new password is saved.')
    navigate(afterSignIn())
  }

  return (
    <div className="page-width max-w-xl py-10 sm:py-16">
      <Card className="grid grid-cols-1 gap-6 sm:p-9">
        <header>
          <h1 className="text-3xl">{words.title}</h1>
          {(mode !== 'recovery' || settings.mail.accounts) && <p className="mt-2 text-muted">{words.intro}</p>}
        </header>
        {user && settings.signInWall && search.has('return') && (
          <Suspense>
            <OpenWall to={returnPath(search.get('return'))} />
          </Suspense>
        )}
        {user && mode === 'sign-in' && !leaving && (
          <Notice tone="lake">
            You’re signed in as {user.email}. <TextLink to={paths.dashboard}>Go to your dashboard</TextLink>
          </Notice>
        )}
        {error && (
          <div ref={message} id={messageId} tabIndex={-1} className="rounded-lg">
            <Notice tone="danger" role="alert">
              {error.message}
            </Notice>
          </div>
        )}
        {arrival?.kind === 'code' && arrival.reason === 'signup' && (
          <Notice tone="lake">
            <p className="mb-3">Confirm that this email address is yours to start using Plateful.</p>
            <Button loading={pending} onClick={() => confirm(arrival.tokenHash)}>
              Confirm My Email
            </Button>
          </Notice>
        )}
        {mode === 'sign-in' && (
          <SignInForm
            email={email}
            onEmail={setEmail}
            startPassword={newAccount?.password ?? ''}
            pending={pending}
            onSubmit={(password) => enter(() => signIn(email, password))}
            onForgotten={() => switchTo('recovery')}
          />
        )}
        {mode === 'sign-up' && !invited && settings.signUp !== 'open' && (
          <Notice tone="lake">{SIGN_UP_CLOSED[settings.signUp]}</Notice>
        )}
        {mode === 'sign-up' && invited && (
          <SignUpForm
            email={email}
            onEmail={setEmail}
            pending={pending}
            refused={error?.field ? { field: error.field, messageId } : null}
            onSubmit={submitSignUp}
          />
        )}
        {mode === 'recovery' && (
          <RecoveryForm
            key={arrival?.kind}
            email={email}
            onEmail={setEmail}
            tokenHash={arrival?.kind === 'code' ? arrival.tokenHash : null}
            tokens={arrival?.kind === 'session' ? arrival.tokens : null}
            pending={pending}
            attempt={attempt}
            onDone={recovered}
          />
        )}
        {/* Nobody is invited to what they can't have. */}
        {(settings.signUp !== 'closed' || mode !== 'sign-in') && (
          <p className="text-center text-muted text-sm">
            {words.question}{' '}
            <button
              type="button"
              onClick={() => switchTo(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
              className="min-h-6 font-semibold text-leaf underline underline-offset-4"
            >
              {words.other}
            </button>
          </p>
        )}
      </Card>
    </div>
  )
}
