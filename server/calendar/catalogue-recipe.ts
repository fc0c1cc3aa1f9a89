import { prepareAhead } from '#domain/calendar/prepare-ahead.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'

/** A catalogue recipe's details for the calendar; null for a member's own, which only the household may read. */
export function calendarRecipe(catalogue: Pick<Catalogue, 'byId'>, id: string) {
  const entry = catalogue.byId.get(Number(id))
  if (!entry) return null
  const { readyInMinutes, preparationMinutes, cookingMinutes, analyzedInstructions } = entry.plain
  // Without soaking and resting times, which get their own event the evening before.
  const atWork = Math.max(0, preparationMinutes ?? 0) + Math.max(0, cookingMinutes ?? 0)
  const steps = analyzedInstructions.flatMap((part) => part.steps.map(({ step }) => step))
  return { minutes: atWork || readyInMinutes, ahead: prepareAhead(steps) }
}
