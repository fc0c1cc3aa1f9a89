// The planner's notes on a plan: preferences that weren't met, the one to drop, and unknown words.
import { listOf, objectOf, objectsOf, textOf } from '#domain/json.ts'
import { FIGURE_PREFERENCES, type FigurePreference } from './plan-request.ts'

export interface PlanNotes {
  unmet: string[]
  bestToDrop: { preference: FigurePreference; sentence: string } | null
  unknownExclusions: string[]
  /** Own recipes that couldn't be planned, and why. */
  ownLeftOut: { title: string; ingredient: string }[]
}

export function planNotes(response: unknown): PlanNotes {
  const { unmet, bestToDrop, unknownExclusions, ownLeftOut } = objectOf(response)
  const drop = objectOf(bestToDrop)
  const preference = FIGURE_PREFERENCES.find((name) => name === drop.preference)
  return {
    unmet: objectsOf(unmet)
      .map(({ sentence }) => textOf(sentence))
      .filter((sentence) => sentence !== ''),
    bestToDrop: preference ? { preference, sentence: textOf(drop.sentence) } : null,
    unknownExclusions: listOf(unknownExclusions).filter((word) => typeof word === 'string'),
    ownLeftOut: objectsOf(ownLeftOut).map(({ title, ingredient }) => ({
      title: textOf(title),
      ingredient: textOf(ingredient),
    })),
  }
}
