import { useEffect, useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { takeArrival } from '#web/data/arrival.ts'
import { failureText } from '#web/data/failure-text.ts'
import { type SessionUser, useSession, useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { ChangeForm } from '#web/features/account/change-form.tsx'
import { EmailSection } from '#web/features/account/email-section.tsx'
import { collectMemberData, deleteAccount, saveAsFile } from '#web/features/account/member-data.ts'
import { acceptEmailCode, askForEmailChange, changePassword, renewSession } from '#web/features/auth/account-actions.ts'
import { PasswordInput } from '#web/features/auth/password-input.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'

const EMAIL_CHANGED = 'Your e-mail address is changed.'

export function AccountPage() {
  usePageHead({ title: 'Your account', description: 'Change, export or delete your Plateful account.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  useEffect(() => {
    arrive().catch((error: unknown) => notify(failureText(error), { tone: 'danger' }))
  }, [])
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title="Your account" intro={user ? `Signed in as ${user.email}` : '\u00a0'} />
      {user ? <MemberAccount user={user} /> : known ? <SignedOut /> : <AccountSkeleton />}
    </div>
  )
}

/** From the link in the mail about a new address. */
async function arrive() {
  const arrival = takeArrival()
  if (arrival?.kind === 'problem') return notify(arrival.message, { tone: 'danger' })
  if (arrival?.kind === 'message') return notify(arrival.message, { tone: 'info' })
  if (arrival?.reason !== 'email_change') return
  // The link may be opened where nobody is signed in: it changes the address and signs nobody in.
  if (useSession.getState().user) await renewSession()
  notify(EMAIL_CHANGED)
}

function SignedOut() {
  return (
    <EmptyState
      title="You are not signed in"
      action={
        <Link to={`${paths.auth}?return=${paths.account}`} className={buttonClass()}>
          Sign in
        </Link>
      }
    >
      Sign in to change, export or delete your account.
    </EmptyState>
  )
}

function AccountSkeleton() {
  return (
    <Loading label="Loading your account" className="grid gap-6">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-44 rounded-xl" />
    </Loading>
  )
}

function MemberAccount({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  const [exporting, setExporting] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [deleting, setDeleting] = useState(false)

  async function exportData() {
    setExporting(true)
    try {
      saveAsFile('plateful-my-data.json', await collectMemberData())
      notify('Your data was saved as a file.')
    } catch (error) {
      notify(`Your data could not be exported. ${failureText(error)}`, { tone: 'danger' })
    } finally {
      setExporting(false)
    }
  }

  async function removeAccount() {
    setDeleting(true)
    try {
      await deleteAccount()
      notify('Your account and all its data were deleted.')
      navigate(paths.home)
    } catch (error) {
      setDeleting(false)
      setConfirming(false)
      notify(`Your account was not deleted. ${failureText(error)}`, { tone: 'danger' })
    }
  }

  async function confirmEmail(code: string) {
    await acceptEmailCode(user.email, code.trim())
    notify(EMAIL_CHANGED)
  }

  async function savePassword(password: string) {
    await changePassword(password)
    notify('Your new password is saved.')
  }

  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-6">
        <h2 className="text-xl">E-mail and password</h2>
        <EmailSection presentEmail={user.email} onAsk={askForEmailChange} onCode={confirmEmail} />
        <ChangeForm
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          button="Change password"
          save={savePassword}
        >
          {(control, value, setValue) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </ChangeForm>
      </Card>
      <Card as="section" className="grid justify-items-start gap-4">
        <h2 className="text-xl">Take your data with you</h2>
        <p className="text-muted">
          One JSON file with your goals, logs, meals, plans and ratings, and with what this device keeps: favorites,
          shopping list and your own recipes.
        </p>
        <Button variant="secondary" loading={exporting} onClick={exportData}>
          Export my data
        </Button>
      </Card>
      <Card as="section" className="grid justify-items-start gap-4">
        <h2 className="text-xl">Delete your account</h2>
        <p className="text-muted">
          Everything that the server keeps of you is removed at once and cannot be brought back. What is kept on this
          device stays here.
        </p>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          Delete my account
        </Button>
      </Card>
      <AlertDialog
        open={confirming}
        question="Delete your account?"
        detail="Your goals, logs, meals, plans and ratings are deleted for good."
        confirmLabel="Delete my account"
        pending={deleting}
        onConfirm={removeAccount}
        onCancel={() => setConfirming(false)}
      />
    </div>
  )
}
