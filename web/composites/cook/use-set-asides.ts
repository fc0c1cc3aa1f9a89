// What the cook sets aside at each step, for those who eat the dish and avoid what goes in next.
import { useQuery } from '@tanstack/react-query'
import type { NamedPlate } from '#domain/kitchen/plate.ts'
import type { Diet } from '#domain/nutrition/diets.ts'
import type { ListEater } from '#domain/nutrition/list-fit.ts'
import { ingredientLines } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { stepIngredients } from '#domain/recipe/step-ingredients.ts'
import { DIET_EXCLUDES, setAsides, setAsideText } from '#domain/table/set-aside.ts'
import { avoidedIngredientsQuery } from '#web/data/avoided-queries.ts'
import { eatersQuery } from '#web/data/eaters-query.ts'

const NOBODY: readonly ListEater[] = []
const excludes = (diet: Diet | null): readonly string[] => (diet ? (DIET_EXCLUDES[diet] ?? []) : [])

/** A list of sentences for each step; empty while it isn't known. */
export function useSetAsides(
  userId: string | undefined,
  recipe: RecipeDetail,
  plates: readonly NamedPlate[] | null,
): string[][] {
  const { data = NOBODY } = useQuery(eatersQuery(userId))
  const isServed = ({ name }: ListEater) =>
    plates?.some((plate) => (name === '' ? plate.memberId === userId : plate.name === name)) ?? false
  const eaters = data
    .filter(isServed)
    .map((eater) => ({ ...eater, avoids: [...eater.avoids, ...excludes(eater.diet)] }))
  const portion = { servings: recipe.servings, system: null }
  const steps = stepIngredients(recipe, ingredientLines(recipe, portion), portion).map((step) =>
    step.map(({ name }) => name),
  )
  const contents = useQuery(avoidedIngredientsQuery(userId, eaters, steps.flat())).data
  if (!contents) return []
  const picky = eaters.map(({ name, avoids }) => ({
    name,
    avoids: (ingredient: string) => avoids.some((word) => contents([ingredient]).contains(word)),
  }))
  return setAsides(steps, picky).map((step) => step.map(setAsideText))
}
