// The consequences of deleting an own recipe for the others in the household and for the plan.
import { useQuery } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useSessionUser } from '#web/data/session.ts'
import { householdQueries } from '#web/features/household/household-queries.ts'
import { linksQuery } from '#web/features/recipe-links/queries.ts'
import { plannedDaysQuery } from '#web/features/schedule/planned-days-query.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { countText } from '#web/ui/format.ts'

export function OwnRecipeDeletion({ id }: { id: RecipeId }) {
  const user = useSessionUser()
  const household = useQuery(householdQueries.mine(user?.id)).data
  const { data: links } = useQuery(linksQuery(user?.id, { recipe: id }))
  const { data: days, isError } = useQuery(plannedDaysQuery(user?.id, id, useToday()))
  if (!user) return null
  return (
    <>
      {household && household.members.length > 1 && <p>Everyone in your household will lose it, too.</p>}
      {days !== undefined && days > 0 && (
        <p>It’s still planned on {countText(days, 'day')}. Its title will stay there as a note.</p>
      )}
      {links && links.length > 0 && <p>Its public link will stop working.</p>}
      {isError && <p>If it’s on your plan, its title will stay there as a note.</p>}
    </>
  )
}
