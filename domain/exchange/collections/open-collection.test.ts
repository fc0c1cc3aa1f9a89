import { describe, expect, it } from 'vitest'
import { openCollection } from './open-collection.ts'
import { deflatedZip, packed } from './testing/deflated-zip.ts'
import { DISHES, type Dish } from './testing/dishes.ts'
import * as exported from './testing/exports.ts'

async function read(content: BlobPart, name: string) {
  const parts = await openCollection(new Blob([content]), name)
  return (await Promise.all(parts.map((part) => part.read()))).flat()
}

const gzipped = (text: string) => packed('gzip', text)

/** Units are normalized to ours: "cup" stays "cup", whatever its plural was. */
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

  it('from KitchenOwl is imported with amounts, times and steps', async () => {
    const recipes = await read(exported.kitchenOwl(DISHES), 'home_export.json')
    expect(recipes).toHaveLength(DISHES.length)
    for (const [at, dish] of DISHES.entries()) expect(recipes[at]?.draft).toMatchObject(expected(dish).draft)
    const mentioning = { name: 'Soup', description: 'Chop the @red_onion', yields: 2, items: [{ name: 'red onion' }] }
    const [soup] = await read(JSON.stringify({ recipes: [mentioning] }), 'home_export.json')
    expect(soup?.draft.instructions).toBe('Chop the red onion')
  })

  it('that was zipped again is found inside', async () => {
    for (const [write, name] of [
      [exported.paprika, 'My Recipes.paprikarecipes'],
      [exported.tandoor, 'export_2026-01-02.zip'],
    ] as const) {
      const packedAgain = await deflatedZip([{ fileName: name, content: await write(DISHES) }])
      expect(await read(packedAgain, 'for you.zip')).toHaveLength(DISHES.length)
    }
  })

  it('of several thousand recipes is imported completely', async () => {
    const recipe = { '@type': 'Recipe', recipeIngredient: ['1 egg'], recipeInstructions: ['Boil.'] }
    const graph = Array.from({ length: 6000 }, (_, at) => ({ ...recipe, name: `Egg ${at}` }))
    expect(await openCollection(new Blob([JSON.stringify({ '@graph': graph })]), 'all.json')).toHaveLength(6000)
  })

  it('of text files saved in Windows-1252 or UTF-16 keeps its accents', async () => {
    const text = 'Crème brûlée\n\nIngredients\n500 ml cream\n\nMethod\nBake.'
    const windows = Uint8Array.from(text, (sign) => sign.charCodeAt(0)) // the same as Unicode for these letters
    const [latin] = await read(windows, 'dessert.txt')
    expect(latin?.draft.title).toBe('Crème brûlée')
    const [wide] = await read(
      new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer),
      'a.txt',
    )
    expect(wide?.draft.title).toBe('Crème brûlée')
    const broken = await read(new Blob([text, new Uint8Array([0xff])]), 'dessert.txt')
    expect(broken[0]?.draft.title).toBe('Crème brûlée')
  })

  it('from CopyMeThat is imported with pictures; it has no times, and each recipe says so', async () => {
    const recipes = await read(await exported.copyMeThat(DISHES), 'CopyMeThat.zip')
    expect(recipes).toHaveLength(DISHES.length)
    DISHES.forEach((dish, at) => {
      const { draft, picture } = expected(dish)
      expect(recipes[at]).toMatchObject({ draft: { ...draft, readyInMinutes: 30 }, picture })
      expect(recipes[at]?.remarks).toContain('No time was found, so 30 minutes is only a guess.')
    })
  })

  it('from Paprika keeps headings out of the ingredients', async () => {
    const ingredients =
      'FOR THE CHICKEN\n2 chicken breasts\n**Sauce**\n*1 cup* cream\nTOPPING\n1 lemon\nsalt and pepper\nMSG'
    const directions = '**Sauce**\nBoil the **cream**.'
    const recipe = JSON.stringify({ name: 'Chicken', ingredients, directions })
    const [chicken] = await read(await gzipped(recipe), 'Chicken.paprikarecipe')
    expect(chicken?.draft.ingredients.map(({ name }) => name)).toEqual([
      'chicken breasts',
      'cream',
      'lemon',
      'salt',
      'pepper',
      'MSG',
    ])
    expect(chicken?.draft.instructions).toBe('Sauce:\nBoil the cream.')
    expect(chicken?.remarks).toContain('Headings in the ingredient list are among the recipe’s details.')
  })

  it('from Paprika keeps the description and the source', async () => {
    const recipe = { name: 'Pie', ingredients: '1 egg', directions: 'Bake.', description: 'Ours.', source: 'Grandma' }
    const archive = await deflatedZip([
      { fileName: 'Pie.paprikarecipe', content: await gzipped(JSON.stringify(recipe)) },
      { fileName: 'Bad.paprikarecipe', content: await gzipped('no recipe') },
    ])
    const [pie, bad] = await openCollection(new Blob([archive]), 'My Recipes.paprikarecipes')
    expect((await pie?.read())?.[0]?.draft.instructions).toBe('Bake.\nNote: From Grandma')
    await expect(bad?.read()).rejects.toThrow('There’s no recipe in this file.')
  })

  it('from Mealie keeps amounts next to a note, and each note in one piece', async () => {
    const recipe = {
      name: 'Bread',
      recipeIngredient: [
        { quantity: 2, unit: { name: 'cup' }, food: null, note: 'flour' },
        { quantity: 1, unit: null, food: null, note: '3 eggs' },
      ],
      recipeInstructions: [{ text: 'Bake.' }],
      notes: [{ title: 'Storage', text: 'Cool it.\nWrap it.' }],
    }
    const [bread] = await read(JSON.stringify(recipe), 'bread.json')
    expect(bread?.draft.ingredients).toEqual([
      { name: 'flour', amount: 2, unit: 'cup' },
      { name: 'eggs', amount: 3, unit: '' },
    ])
    expect(bread?.draft.instructions).toBe('Bake.\nNote: Storage: Cool it. Wrap it.')
  })

  it('from CopyMeThat keeps an ingredient’s note with the ingredient', async () => {
    const page = `<div class="recipe"><div id="name">Pie</div><ul id="recipeIngredients">
      <li class="recipeIngredient">100 g butter</li><li class="recipeIngredient_note">cold</li>
      <li class="recipeIngredient">200 g flour</li></ul>
      <ol id="recipeInstructions"><li class="instruction">Bake.</li></ol></div>`
    const [pie] = await read(page, 'recipes.html')
    expect(pie?.draft.ingredients.map(({ name }) => name)).toEqual(['butter, cold', 'flour'])
  })

  it('says that a file is empty', async () => {
    await expect(read('', 'recipe.txt')).rejects.toThrow('This file is empty.')
  })

  it('of plain texts is imported with amounts, times and steps', async () => {
    const recipes = await read(await exported.plainTexts(DISHES), 'texts.zip')
    for (const [at, dish] of DISHES.entries()) expect(recipes[at]).toMatchObject({ draft: expected(dish).draft })
  })

  it('can be one recipe: Mealie’s single archive, with its lines as notes', async () => {
    for (const dish of DISHES) {
      const [recipe] = await read(exported.mealieSingle(dish), 'recipe.zip')
      expect(recipe).toMatchObject(expected(dish))
    }
  })

  it('keeps all other recipes if one can’t be read', async () => {
    const parts = await openCollection(
      new Blob([
        await deflatedZip([
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
