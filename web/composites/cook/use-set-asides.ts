// What the cook does for whom: the plates' swaps as planned, and what is set aside for those who avoid what goes in next.
import { useQuery } from '@tanstack/react-query'
import { displayMeasure } from '#domain/kitchen/measures.ts'
import type { NamedPlate } from '#domain/kitchen/plate.ts'
import type { Diet } from '#domain/nutrition/diets.ts'
import type { ListEater } from '#domain/nutrition/list-fit.ts'
import { ingredientLines } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { stepIngredients } from '#domain/recipe/step-ingredients.ts'
import { swapNotes, swapSteps, swapsToCook } from '#domain/table/plate-swaps.ts'
import { DIET_EXCLUDES, setAsides, setAsideText } from '#domain/table/set-aside.ts'
import { avoidedIngredientsQuery } from '#web/data/avoided-queries.ts'
import { eatersQuery } from '#web/data/eaters-query.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'

const NOBODY: readonly ListEater[] = []
export const FOR_NOBODY: ForPlates = { notes: [], steps: [] }
const excludes = (diet: Diet | null): readonly string[] => (diet ? (DIET_EXCLUDES[diet] ?? []) : [])

export interface ForPlates {
  /** What to get ready. */
  notes: string[]
  /** A list of sentences for each step; empty while it isn't known. */
  steps: string[][]
}

export interface CookedDish {
  recipe: RecipeDetail
  /** Of this meal and its leftovers. */
  plates: readonly NamedPlate[]
  servings: number
}

/** For each dish. */
export function useSetAsides(userId: string | undefined, dishes: readonly CookedDish[]): ForPlates[] {
  const { data = NOBODY } = useQuery(eatersQuery(userId))
  const [system] = useMeasureSystem()
  const everybody = data.map((eater) => ({ ...eater, avoids: [...eater.avoids, ...excludes(eater.diet)] }))
  const cooked = dishes.map(({ recipe, plates, servings }) => {
    const served = plates.map((plate) => ({ ...plate, name: plate.memberId === userId ? '' : plate.name }))
    const portion = { servings: recipe.servings, system: null }
    const lines = ingredientLines(recipe, portion)
    return {
      lines,
      steps: stepIngredients(recipe, lines, portion).map((step) => step.map(({ name }) => name)),
      eaters: everybody.filter(({ name }) => served.some((plate) => plate.name === name)),
      swaps: swapsToCook(served),
      servings,
    }
  })
  const eating = everybody.filter((eater) => cooked.some(({ eaters }) => eaters.includes(eater)))
  const ingredients = cooked.flatMap(({ steps }) => steps.flat())
  const contents = useQuery(avoidedIngredientsQuery(userId, eating, ingredients)).data
  return cooked.map(({ lines, steps, eaters, swaps, servings }) => {
    const cooking = {
      ...{ swaps, servings },
      measure: (grams: number) => displayMeasure({ amount: grams, unit: 'g' }, system),
    }
    const picky = eaters.map(({ name, avoids }) => {
      // Something else goes onto their plate, which the plan has seen to.
      const replaced = swaps
        .filter(({ swap, names }) => swap.inPot || names.includes(name))
        .map(({ swap }) => lines[swap.ingredient]?.name)
      return {
        name,
        avoids: (ingredient: string) =>
          !replaced.includes(ingredient) && avoids.some((word) => contents?.([ingredient]).contains(word)),
      }
    })
    const asides = setAsides(steps, picky)
    return {
      notes: swapNotes(cooking),
      steps: swapSteps(steps, cooking).map((step, at) => [...step, ...(asides[at] ?? []).map(setAsideText)]),
    }
  })
}
