// Says if a plan is for different people than the household's table. Only the button changes the table, for everybody.
import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { plannerTable } from '#domain/plan/plan-request.ts'
import { isSameTable, type Table, tablePortions } from '#domain/plan/table-portions.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { saveTable } from '#web/data/save-household-table.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'

function tableText(table: Table): string {
  const people = countText(table.people, 'person', 'people')
  const portions = tablePortions(table)
  return portions === table.people ? people : `${people} (${formatAmount(portions)} portions)`
}

export function PlanTableNote({ userId, planned }: { userId: string; planned: Table }) {
  const table = useQuery(tableQuery(userId)).data
  const { attempt, pending } = useAttempt(userId)
  const save = () =>
    attempt(() => saveTable(planned), {
      changes: ['table_people', 'households'],
      notDone: 'Your change wasn’t saved.',
      message: `Your household’s week is now set for ${tableText(planned)}.`,
    })
  if (!table || isSameTable(plannerTable(table), planned)) return null
  return (
    <Notice tone="lake" className="mt-8">
      <p>
        This plan is for {tableText(planned)}. Your household’s week and Shop This Week are set for {tableText(table)}.
      </p>
      <Button size="sm" variant="secondary" className="mt-3" loading={pending} onClick={save}>
        Change to {tableText(planned)}
      </Button>
    </Notice>
  )
}
