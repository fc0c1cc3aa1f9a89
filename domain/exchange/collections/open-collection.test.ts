import { describe, expect, it } from 'vitest'
import { openCollection } from './open-collection.ts'
import { DISHES, type Dish } from './testing/dishes.ts'
import * as exported from './testing/exports.ts'

async function read(content: BlobPart, name: string) {
  const parts = await openCollection(new Blob([content]), name)
  return (await Promise.all(parts.map((part) => part.read()))).flat()
}

/** Unit names are ours after the reading: "cup" stays "cup", whatever its plural was. */
const expected = ({ title, minutes, servings, ingredients, steps, picture }: Dish) => ({
  draft: { title, readyInMinutes: minutes, servings, ingredients, instructions: steps.join('\n') },
  picture,
})

describe('a whole collection', () => {
  it.each([
    ['Paprika', () => exported.paprika(DISHES), 'My Recipes.paprikarecipes'],
    ['Mealie’s recipe archive', () => exported.mealieBulk(DISHES), 'recipes.zip'],
    ['Mealie’s backup', () => exported.mealieBackup(DISHES), 'mealie_2026.01.02.03.04.05.zip'],
    ['Tandoor', () => exported.tandoor(DISHES), 'export_2026-01-02.zip'],
    ['RecipeSage', () => exported.recipeSage(DISHES), 'recipesage.json'],
    ['Nextcloud Cookbook', () => exported.nextcloud(DISHES), 'Recipes.zip'],
    ['Cooklang', () => exported.cooklang(DISHES), 'cookbook.zip'],
    ['Samsung Food pages', () => exported.samsungFood(DISHES), 'whisk.zip'],
    ['Microdata pages', () => exported.microdataPages(DISHES), 'pages.zip'],
  ])('of %s comes in with amounts, times, steps and pictures', async (_, write, name) => {
    const recipes = await read(await write(), name)
    expect(recipes).toHaveLength(DISHES.length)
    for (const [at, dish] of DISHES.entries()) expect(recipes[at]).toMatchObject(expected(dish))
  })

  it('of CopyMeThat comes in with pictures; it has no times, and each recipe says so', async () => {
    const recipes = await read(await exported.copyMeThat(DISHES), 'CopyMeThat.zip')
    expect(recipes).toHaveLength(DISHES.length)
    DISHES.forEach((dish, at) => {
      const { draft, picture } = expected(dish)
      expect(recipes[at]).toMatchObject({ draft: { ...draft, readyInMinutes: 30 }, picture })
      expect(recipes[at]?.remarks).toContain('No time was found; 30 minutes is only a guess.')
    })
  })

  it('of plain texts comes in with amounts, times and steps', async () => {
    const recipes = await read(await exported.plainTexts(DISHES), 'texts.zip')
    for (const [at, dish] of DISHES.entries()) expect(recipes[at]).toMatchObject({ draft: expected(dish).draft })
  })

  it('may be one recipe: Mealie’s single archive, with its lines as notes', async () => {
    for (const dish of DISHES) {
      const [recipe] = await read(exported.mealieSingle(dish), 'recipe.zip')
      expect(recipe).toMatchObject(expected(dish))
    }
  })

  it('loses no other recipe to one that cannot be read', async () => {
    const parts = await openCollection(
      new Blob([
        await exported.deflatedZip([
          { fileName: 'good.txt', content: 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.' },
          { fileName: 'bad.json', content: '{"half": ' },
        ]),
      ]),
      'mixed.zip',
    )
    const results = await Promise.allSettled(parts.map((part) => part.read()))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(parts[1]?.name).toBe('bad')
  })
})
