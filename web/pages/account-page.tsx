import { useEffect, useState } from 'react'
import type { Arrival } from '#domain/account/mail-link.ts'
import { failureText } from '#web/data/failure-text.ts'
import { type SessionUser, useSession, useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { releaseDevice } from '#web/data/sync/current-sync.ts'
import { takeArrival } from '#web/data/url-tokens.ts'
import {
  acceptEmailCode,
  acceptEmailLink,
  askForEmailChange,
  changePassword,
  renewSession,
  signOutEverywhereElse,
} from '#web/features/account/account-changes.ts'
import { DeleteSection } from '#web/features/account/delete-section.tsx'
import { DevicesSection } from '#web/features/account/devices-section.tsx'
import { EMAIL_CHANGED, EmailSection } from '#web/features/account/email-section.tsx'
import { PasswordSection } from '#web/features/account/password-section.tsx'
import { CalendarSection } from '#web/features/calendar-links/calendar-section.tsx'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'

/** Only needed after a click. */
const memberData = () => import('#web/features/account/member-data.ts')

export function AccountPage() {
  usePageHead({ title: 'Your Account', description: 'Change, export or delete your Plateful account.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => setArrival(takeArrival()), [])
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title="Your Account" intro={user ? `Signed in as ${user.email}` : '\u00a0'} />
      {arrival && <FromMail arrival={arrival} onDone={() => setArrival(null)} />}
      {user ? <MemberAccount user={user} /> : known ? <SignedOut /> : <AccountSkeleton />}
    </div>
  )
}

/** From the link in the email about a new address. It changes the address without signing anyone in. */
function FromMail({ arrival, onDone }: { arrival: Arrival; onDone: () => void }) {
  const { pending, error, submit } = useSubmit(async () => {
    if (arrival.kind === 'code') await acceptEmailLink(arrival.tokenHash)
    if (useSession.getState().user) await renewSession()
    notify(EMAIL_CHANGED)
    onDone()
  })
  const problem = arrival.kind === 'problem' ? arrival.message : error
  if (problem) {
    return (
      <Notice tone="danger" role="alert" className="mb-6">
        {problem}
      </Notice>
    )
  }
  if (arrival.kind === 'problem' || arrival.reason !== 'email_change') return null
  return (
    <Notice tone="lake" className="mb-6">
      <p className="mb-3">Use your new email address for this account?</p>
      <Button loading={pending} onClick={() => submit()}>
        Confirm New Email
      </Button>
    </Notice>
  )
}

function SignedOut() {
  return (
    <EmptyState
      title="You’re not signed in"
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

  async function removeAccount(currentPassword: string) {
    await (await memberData()).deleteAccount(currentPassword)
    releaseDevice()
    notify('Your account and all its data were deleted.')
    navigate(paths.home)
  }

  return (
    <div className="grid gap-6">
      <Card as="section" id="sign-in" className="grid scroll-mt-20 gap-8">
        <h2 className="text-xl">Email and password</h2>
        <EmailSection
          currentEmail={user.email}
          onAsk={askForEmailChange}
          onCode={(code) => acceptEmailCode(user.email, code)}
        />
        <PasswordSection onSave={changePassword} />
      </Card>
      <DevicesSection memberId={user.id} onSignOutElsewhere={signOutEverywhereElse} />
      <CalendarSection memberId={user.id} />
      <ExportSection />
      <DeleteSection onDelete={removeAccount} />
    </div>
  )
}

function ExportSection() {
  const [exporting, setExporting] = useState(false)

  async function exportData() {
    setExporting(true)
    try {
      const { collectMemberData, saveAsFile } = await memberData()
      saveAsFile('plateful-my-data.json', await collectMemberData())
      notify('Your data was saved as a file.')
    } catch (error) {
      notify(`We couldn’t export your data. ${failureText(error)}`, { tone: 'danger' })
    } finally {
      setExporting(false)
    }
  }

  return (
    <Card as="section" id="export" className="grid scroll-mt-20 justify-items-start gap-4">
      <h2 className="text-xl">Take your data with you</h2>
      <p className="text-muted">
        One JSON file with everything in your account: goals, profile, logs, meals, ratings, favorites, and your
        household’s list, plan and recipes with photos. It also has what’s only on this device.
      </p>
      <Button variant="secondary" loading={exporting} onClick={exportData}>
        Export My Data
      </Button>
    </Card>
  )
}
