// A person with very many own recipes.
import type { Page } from '@playwright/test'

const FIRST = 1_780_000_000_100_000
const STEP = 'Chop the onion finely and fry it in the oil until it is golden, then add the rest and stir. '

/** About six kilobytes, as pages from the web often are. */
export function longRecipe(number: number) {
  return {
    id: FIRST + number,
    title: `Soup No. ${number}`,
    image: '/img/site/default-recipe-960.avif',
    readyInMinutes: 45,
    servings: 2,
    cuisines: ['Greek'],
    diets: ['Vegan'],
    instructions: STEP.repeat(50),
    ingredients: Array.from({ length: 24 }, (_, at) => ({ name: `red lentils ${at}`, amount: 200 + at, unit: 'g' })),
    isCustom: true,
  }
}

export const longRecipes = (count: number, from = 0) => Array.from({ length: count }, (_, at) => longRecipe(from + at))

/** To be imported. */
export const recipeFile = (count: number, from: number) => ({
  name: 'recipes.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ '@graph': longRecipes(count, from).map(jsonLd) })),
})

function jsonLd({ title, instructions, ingredients }: ReturnType<typeof longRecipe>) {
  const recipeIngredient = ingredients.map(({ name, amount, unit }) => `${amount} ${unit} ${name}`)
  return { '@type': 'Recipe', name: title, recipeIngredient, recipeInstructions: instructions }
}

export const textOf = (recipes: object[]) => JSON.stringify({ state: { recipes }, version: 1 })

/** The recipes in the browser's database, in the order of their numbers. */
export const inDatabase = (page: Page): Promise<{ id: number; title: string }[]> =>
  page.evaluate(async () => {
    const name = 'plateful-lists'
    // Opening it would make an empty one.
    const known = await indexedDB.databases()
    if (!known.some((database) => database.name === name)) return []
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open(name))
    const range = IDBKeyRange.bound(['custom-recipes', 0], ['custom-recipes', []])
    const rows: { text: string }[] = await done(database.transaction('items').objectStore('items').getAll(range))
    database.close()
    return rows.map(({ text }) => JSON.parse(text))
  })
