import { prepareAhead } from '#domain/calendar/prepare-ahead.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'

/** What a calendar says about one of our recipes; null for a member's own, which only their household can read. */
export function calendarRecipe(catalogue: Pick<Catalogue, 'byId'>, id: string) {
  const entry = catalogue.byId.get(Number(id))
  if (!entry) return null
  const { readyInMinutes, preparationMinutes, cookingMinutes, analyzedInstructions } = entry.plain
  // Without the hours in which beans soak: those are the evening before's.
  const atWork = Math.max(0, preparationMinutes ?? 0) + Math.max(0, cookingMinutes ?? 0)
  const steps = analyzedInstructions.flatMap((part) => part.steps.map(({ step }) => step))
  return { minutes: atWork || readyInMinutes, ahead: prepareAhead(steps) }
}
