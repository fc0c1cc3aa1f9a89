import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import {
  changeOwnName,
  type Household,
  handOver,
  householdQueries,
  leaveHousehold,
  removeMember,
  renameHousehold,
} from '#web/features/household/household-queries.ts'
import { InviteSection } from '#web/features/household/invite-section.tsx'
import { MemberList } from '#web/features/household/member-list.tsx'
import { NamesSection } from '#web/features/household/names-section.tsx'
import { SyncLine } from '#web/features/household/sync-line.tsx'
import { WhatIsShared } from '#web/features/household/what-is-shared.tsx'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const WhoIsEating = lazyPart(() =>
  import('#web/features/household/who-is-eating.tsx').then((module) => module.WhoIsEating),
)

export function HouseholdPage() {
  usePageHead({
    title: 'Household',
    description: 'Share a shopping list, a meal plan and recipes with the people you cook with.',
    noIndex: true,
  })
  const user = useSessionUser()
  const known = useSessionKnown()
  const { data, error } = useQuery(householdQueries.mine(user?.id))
  return (
    <div className="page-width min-h-dvh max-w-3xl pb-16">
      <PageHeader
        title="Household"
        intro="One shopping list, one meal plan and one recipe box for everyone you cook with."
      />
      {error && (
        <Notice tone="danger" role="alert" className="mb-6">
          We couldn’t load your household. {failureText(error)}
        </Notice>
      )}
      {known && !user && <SignedOut />}
      {user && data && <MyHousehold household={data} userId={user.id} />}
      {!error && (user ? !data : !known) && (
        <Loading label="Loading your household" className="grid gap-6">
          <Skeleton className="h-44 rounded-xl" />
          <Skeleton className="h-44 rounded-xl" />
        </Loading>
      )}
    </div>
  )
}

function SignedOut() {
  return (
    <EmptyState
      preview="people"
      title="Cook with others"
      action={
        <Link to={`${paths.auth}?return=${paths.household}`} className={buttonClass()}>
          Sign in
        </Link>
      }
    >
      Sign in to share your shopping list, meal plan and recipes with your household.
    </EmptyState>
  )
}

function MyHousehold({ household, userId }: { household: Household; userId: string }) {
  const { attempt } = useAttempt(userId)
  const ownName = household.members.find(({ id }) => id === userId)?.name ?? ''
  const change = (step: () => Promise<void>, message: string) => attempt(step, { changes: '*', notDone: '', message })

  async function saveNames({ household: name, own }: { household: string; own: string }) {
    async function save() {
      if (name !== household.name) await renameHousehold(name)
      if (own !== ownName) await changeOwnName(own)
    }
    await attempt(save, { changes: ['households', 'household_members'], message: 'Names saved.' })
  }

  return (
    <div className="grid gap-6">
      <MemberList
        household={household}
        userId={userId}
        onRemove={({ id, name }) => change(() => removeMember(id), `${name} is no longer in your household.`)}
        onHandOver={({ id, name }) => change(() => handOver(id), `${name} is now the owner.`)}
        onLeave={() => change(leaveHousehold, `You left ${household.name}.`)}
      />
      <Suspense fallback={<Skeleton className="h-44 rounded-xl" />}>
        <WhoIsEating userId={userId} />
      </Suspense>
      <InviteSection
        key={household.members.length} // a link works once: whoever joined has used it up
        householdName={household.name}
        isAlone={household.members.length === 1}
      />
      <NamesSection
        key={`${household.name} ${ownName}`}
        householdName={household.name}
        ownName={ownName}
        onSave={saveNames}
      />
      <Card as="section" aria-label="What is shared" className="grid gap-4">
        <WhatIsShared />
        <SyncLine saved="All your changes are saved." />
      </Card>
      <p className="text-muted text-sm">
        Got a link from someone else? <TextLink to={paths.join}>Use an invitation</TextLink>
      </p>
    </div>
  )
}
