import { expect, test } from 'vitest'
import { checkRecipeDraft, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import { myVersion } from '#domain/recipe/my-version.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { swappedDraft, type TakenSwap } from '#domain/swap/swapped-draft.ts'
import { analyseIngredients } from '#server/catalogue/analyse-ingredients.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { swapRoutes } from './routes.ts'

const catalogue = realCatalogue()
const app = swapRoutes(catalogue)

async function swapsOf(id: number) {
  const response = await app.request(`/catalogue/recipes/${id}/swaps`)
  return ((await response.json()) as { swaps: (TakenSwap & { changes: Record<string, number> })[] }).swaps
}

function detailOf(id: number) {
  const view = recipeFromProvider(catalogue.byId.get(id)?.full)
  if (!view) throw new Error(`no recipe ${id}`)
  return withLines(view)
}

test('every recipe with its first swap can be saved', async () => {
  for (const id of catalogue.byId.keys()) {
    const [swap] = await swapsOf(id)
    if (!swap) continue
    const checked = checkRecipeDraft(swappedDraft(detailOf(id), swap))
    expect.soft(checked.ok, `${id} ${checked.ok ? '' : checked.message}`).toBe(true)
  }
})

test('the saved recipe has the nutrition that the swap promised', async () => {
  const caloriesOf = async (draft: RecipeDraft) => {
    const { nutrients, ingredients } = await analyseIngredients(catalogue.foods, draft.ingredients, draft.servings)
    const known = ingredients.every(({ grams }) => grams !== null)
    return known ? (nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0) : null
  }
  const wrong: string[] = []
  let compared = 0
  for (const id of [...catalogue.byId.keys()].slice(0, 150)) {
    const original = detailOf(id)
    const before = await caloriesOf(myVersion(original))
    for (const swap of await swapsOf(id)) {
      const { calories } = swap.changes
      const after = calories === undefined ? null : await caloriesOf(swappedDraft(original, swap))
      if (calories === undefined || before === null || after === null) continue
      compared++
      // Amounts are rounded to what a cook can measure.
      if (Math.abs(after - before - calories) > 15 + 0.1 * Math.abs(calories))
        wrong.push(`${original.title}: ${swap.parts.map(({ name }) => name)} ${calories}, saved ${after - before}`)
    }
  }
  expect(compared).toBeGreaterThan(100)
  expect(wrong.slice(0, 20)).toEqual([])
})

test('steps name the replacement with its own amount', async () => {
  const entry = [...catalogue.byId.values()].find(({ full }) => full.title === 'Oyakodon')
  const id = entry?.full.id ?? 0
  const swap = (await swapsOf(id)).find(({ parts }) => parts[0]?.name === 'coconut aminos')
  const draft = swappedDraft(detailOf(id), swap ?? expect.fail('no swap'))
  expect(draft.title).toBe('Oyakodon (coconut aminos for low-sodium soy sauce)')
  expect(draft.instructions).toContain('2 tbsp coconut aminos')
  expect(draft.instructions).not.toContain('reduced-salt soy sauce')
  expect(draft.ingredients).toContainEqual({ name: 'coconut aminos', amount: 2, unit: 'tbsp' })
})
