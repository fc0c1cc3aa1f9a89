import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '#domain/sign-up.ts'
import { ChangeForm } from '#web/features/account/change-form.tsx'
import { collectMemberData, deleteAccount, saveAsFile } from '#web/features/account/member-data.ts'
import { changeEmail, changePassword, failureText } from '#web/features/auth/account-actions.ts'
import { PasswordInput } from '#web/features/auth/password-input.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link, useNavigate } from '#web/lib/router.tsx'
import { signOut, useSessionUser } from '#web/lib/session.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/input.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function AccountPage() {
  usePageHead({ title: 'Your account', description: 'Change, export or delete your Plateful account.', noIndex: true })
  const user = useSessionUser()
  return (
    <div className="page-width pb-16 max-w-3xl">
      <PageHeader title="Your account" intro={user ? `Signed in as ${user.email}` : undefined} />
      {user ? (
        <MemberAccount />
      ) : (
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
      )}
    </div>
  )
}

function MemberAccount() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [exporting, setExporting] = useState(false)
  const [confirming, setConfirming] = useState(false)

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
    setConfirming(false)
    try {
      await deleteAccount()
      await signOut()
      queryClient.clear()
      notify('Your account and all its data were deleted.')
      navigate(paths.home)
    } catch (error) {
      notify(`Your account was not deleted. ${failureText(error)}`, { tone: 'danger' })
    }
  }

  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-6">
        <h2 className="text-xl">E-mail and password</h2>
        <ChangeForm
          label="New e-mail"
          hint="Before it changes, you confirm it from a mail."
          button="Change e-mail"
          save={changeEmail}
          onSaved={() => notify('Please confirm the change from the mail that was sent.')}
        >
          {(control, value, setValue) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </ChangeForm>
        <ChangeForm
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          button="Change password"
          save={changePassword}
          onSaved={() => notify('Your new password is saved.')}
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
          One JSON file with your goals, logs, meals, plans and ratings, and with what this device keeps: favourites,
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
        onConfirm={removeAccount}
        onCancel={() => setConfirming(false)}
      />
    </div>
  )
}
