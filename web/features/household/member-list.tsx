import { initialsOf } from '#domain/household/initials.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Household, HouseholdMember } from './household-queries.ts'

interface MemberListProps {
  household: Household
  userId: string
  onRemove: (member: HouseholdMember) => void
  onHandOver: (member: HouseholdMember) => void
  onLeave: () => void
}

export function MemberList({ household, userId, onRemove, onHandOver, onLeave }: MemberListProps) {
  const { confirm, confirmDialog } = useConfirm()
  const { members } = household
  const isOwner = members.some(({ id, isOwner }) => id === userId && isOwner)

  async function remove(member: HouseholdMember) {
    const detail = `${member.name} gets a household of their own with a copy of the recipes they added. The shared list and plan stay here.`
    if (await confirm({ question: `Remove ${member.name}?`, detail, confirmLabel: 'Remove' })) onRemove(member)
  }

  async function handOver(member: HouseholdMember) {
    const detail = `${member.name} can then remove members, and you no longer can.`
    const question = `Make ${member.name} the owner?`
    if (await confirm({ question, detail, confirmLabel: 'Make Owner', tone: 'primary' })) onHandOver(member)
  }

  async function leave() {
    const detail =
      'You’ll start a household of your own with a copy of the recipes you added. The shared list and plan stay here, public links you made stop working, and you’ll need a new invitation to come back.'
    if (await confirm({ question: `Leave ${household.name}?`, detail, confirmLabel: 'Leave' })) onLeave()
  }

  return (
    <Card as="section" className="grid gap-4" aria-labelledby="members">
      <h2 id="members" className="text-xl">
        Members
      </h2>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-soft font-bold text-leaf-ink text-sm"
            >
              {initialsOf(member.name)}
            </span>
            <span className="min-w-0 grow wrap-anywhere font-semibold">
              {member.name}
              {member.id === userId && <span className="font-normal text-muted"> · you</span>}
              {member.isOwner && <Badge className="ml-2">Owner</Badge>}
            </span>
            {isOwner && member.id !== userId && (
              <span className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => handOver(member)}>
                  Make Owner<span className="sr-only"> {member.name}</span>
                </Button>
                <Button size="sm" variant="secondary" onClick={() => remove(member)}>
                  Remove<span className="sr-only"> {member.name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {members.length > 1 && (
        <Button variant="secondary" className="justify-self-start" onClick={leave}>
          Leave Household
        </Button>
      )}
      {confirmDialog}
    </Card>
  )
}
