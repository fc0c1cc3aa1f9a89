// What others served the member, on Today and in the diary.
import type { ComponentProps } from 'react'
import type { Units } from '#domain/diary/units.ts'
import { useDiary } from '#web/features/diary/use-diary.ts'
import { ServedToYou } from '#web/features/table/served-to-you.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'

interface ServedToMemberProps extends Pick<ComponentProps<typeof ServedToYou>, 'date'> {
  userId: string
  energy: Units['energy']
}

export function ServedToMember({ userId, energy, date }: ServedToMemberProps) {
  const diary = useDiary(userId)
  return (
    <EnergyUnit value={energy}>
      <ServedToYou userId={userId} date={date} onAdd={(entry) => diary.add([entry])} />
    </EnergyUnit>
  )
}
