// The planner's notes on a plan: wishes that weren't met, the one to drop, and unknown words.
import { listOf, objectOf, objectsOf, textOf } from '#domain/json.ts'
import { FIGURE_WISHES, type FigureWish } from './plan-request.ts'

export interface PlanNotes {
  unmet: string[]
  bestToDrop: { wish: FigureWish; sentence: string } | null
  unknownExclusions: string[]
  /** Own recipes that couldn't be planned, and why. */
  ownLeftOut: { title: string; ingredient: string }[]
}

export function planNotes(answer: unknown): PlanNotes {
  const { unmet, bestToDrop, unknownExclusions, ownLeftOut } = objectOf(answer)
  const drop = objectOf(bestToDrop)
  const wish = FIGURE_WISHES.find((name) => name === drop.wish)
  return {
    unmet: objectsOf(unmet)
      .map(({ sentence }) => textOf(sentence))
      .filter((sentence) => sentence !== ''),
    bestToDrop: wish ? { wish, sentence: textOf(drop.sentence) } : null,
    unknownExclusions: listOf(unknownExclusions).filter((word) => typeof word === 'string'),
    ownLeftOut: objectsOf(ownLeftOut).map(({ title, ingredient }) => ({
      title: textOf(title),
      ingredient: textOf(ingredient),
    })),
  }
}
