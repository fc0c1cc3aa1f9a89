import { useState } from 'react'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Household, Invitation } from './household-queries.ts'
import { WhatIsShared } from './what-is-shared.tsx'

interface JoinInvitationProps {
  invitation: Invitation
  /** Where the member lives now. */
  mine: Household
  onJoin: (bring: boolean) => Promise<void>
}

export function JoinInvitation({ invitation, mine, onJoin }: JoinInvitationProps) {
  const isAlone = mine.members.length === 1
  const [bring, setBring] = useState(true)
  const { pending, error, submit } = useSubmit(() => onJoin(bring && isAlone))
  const { householdName, invitedBy, members } = invitation
  return (
    <Card as="section" className="grid justify-items-start gap-5" aria-labelledby="invitation">
      <div>
        <h2 id="invitation" className="wrap-anywhere text-2xl">
          {invitedBy ? `${invitedBy} invited you to ${householdName}` : `You’re invited to ${householdName}`}
        </h2>
        <p className="mt-1 text-muted">{members === 1 ? '1 person has' : `${members} people have`} joined so far.</p>
      </div>
      <WhatIsShared />
      {isAlone ? (
        <>
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              checked={bring}
              onChange={(event) => setBring(event.target.checked)}
              className="size-6 shrink-0 accent-leaf"
            />
            <span>
              Bring along my shopping list, meal plan, saved weeks and what I have at home
              <span className="block text-muted text-sm">
                Your meals only fill slots that are still free in their plan. Your own recipes always come with you.
              </span>
            </span>
          </label>
          {!bring && (
            <Notice tone="danger" role="alert">
              When you join, your shopping list, meal plan, saved weeks and what you have at home will be deleted. You
              can’t get them back.
            </Notice>
          )}
        </>
      ) : (
        <Notice tone="apricot">
          You’ll leave {mine.name}. Its list and plan stay there; a copy of the recipes you added comes with you.
        </Notice>
      )}
      <Problem text={error} />
      <Button size="lg" loading={pending} onClick={() => submit()}>
        Join Household
      </Button>
    </Card>
  )
}
