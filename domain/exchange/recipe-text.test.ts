import { describe, expect, test } from 'vitest'
import { importFromText } from './recipe-import.ts'

function recipesIn(text: string) {
  const result = importFromText(text)
  if (!result.ok) throw new Error(result.message)
  return result.recipes
}
const draftIn = (text: string) => recipesIn(text)[0].draft
const namesIn = (text: string) => draftIn(text).ingredients.map(({ name }) => name)

describe('a text without headings', () => {
  test('may have each amount after its ingredient', () => {
    const draft = draftIn('Pancakes\nFlour 200 g\nEggs: 3\nHeat the oven to 200 C.\nWhisk in the milk, 200 ml.')
    expect(draft.ingredients).toEqual([
      { name: 'Flour', amount: 200, unit: 'g' },
      { name: 'Eggs', amount: 3, unit: '' },
    ])
    expect(draft.instructions).toBe('Heat the oven to 200 C.\nWhisk in the milk, 200 ml.')
  })

  test('and without periods keeps a temperature as a step', () => {
    expect(draftIn('Toast\n2 slices bread\nHeat the oven to 200 C\nToast the bread').instructions).toBe(
      'Heat the oven to 200 C\nToast the bread',
    )
  })

  test('keeps nutrition out of the ingredients', () => {
    expect(namesIn('Toast\nCalories: 350\nProtein: 12 g\n2 slices bread\nToast the bread.')).toEqual(['bread'])
  })
})

describe('a post from social media', () => {
  test('is read with its emoji as markers', () => {
    const draft = draftIn(`🍗 Creamy Chicken 🔥

🛒 INGREDIENTS
▪️2 chicken breasts
▪️ 1 cup cream
🧂 salt

👩‍🍳 METHOD 👩🏽‍🍳
1️⃣ Fry the chicken.
2️⃣Add the cream.
🔟 Serve.

#chicken #easydinner`)
    expect(draft.title).toBe('Creamy Chicken')
    expect(draft.ingredients).toEqual([
      { name: 'chicken breasts', amount: 2, unit: '' },
      { name: 'cream', amount: 1, unit: 'cup' },
      { name: 'salt', amount: 0, unit: '' },
    ])
    expect(draft.instructions).toBe('Fry the chicken.\nAdd the cream.\nServe.')
  })

  test('needs no headings', () => {
    const draft = draftIn('Toast\n✅ 2 slices bread\n✅ butter\n1️⃣ Toast the bread.')
    expect(draft.ingredients.map(({ name }) => name)).toEqual(['bread', 'butter'])
    expect(draft.instructions).toBe('Toast the bread.')
  })
})

test.each([
  'Ingredients\n1x 2x 3x',
  'Ingredients\n1x\n2x\n3x',
  'Ingredients 1/2x 1x 2x',
  'Ingredients\nUS Customary – Metric',
])('a page’s buttons aren’t ingredients: %j', (heading) => {
  expect(namesIn(`Jump to Recipe\nToast\n${heading}\n2 slices bread\nInstructions\nToast it.`)).toEqual(['bread'])
})

describe('a text with two recipes', () => {
  const soup = 'Leek soup\nServes 2\n\nIngredients\n3 leeks\n\nMethod\n1. Slice the leeks.\n2. Boil them'
  test.each([
    ['an empty line', `${soup}\n\nToast\n\nServes 4\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.`],
    ['no empty line', `${soup}\nToast\nServes 4\nIngredients\n2 slices bread\nMethod\nToast the bread.`],
    [
      'an introduction',
      `${soup}\n\n# Toast\n\nThe best there is.\n\nServes 4\nIngredients\n2 slices bread\nMethod\nToast the bread.`,
    ],
  ])('becomes two, separated by %s', (_, text) => {
    expect(recipesIn(text).map(({ draft }) => draft)).toMatchObject([
      { title: 'Leek soup', servings: 2, instructions: 'Slice the leeks.\nBoil them' },
      { title: 'Toast', servings: 4, ingredients: [{ name: 'bread' }], instructions: 'Toast the bread.' },
    ])
  })
})

test('facts on one line are read, notes aren’t steps, and salt and pepper are two foods', () => {
  const [{ draft, remarks }] = recipesIn(
    'Stew\nServes 6   Prep: 20 min  Cook: 45 min\n\nIngredients\n2 lb beef\nsalt & pepper\n\nDirections\n1. Brown it.\n2. Simmer.\n\nNotes:\nFreezes well.',
  )
  expect(draft).toMatchObject({ title: 'Stew', servings: 6, readyInMinutes: 65 })
  expect(draft.ingredients.map(({ name }) => name)).toEqual(['beef', 'salt', 'pepper'])
  expect(draft.instructions).toBe('Brown it.\nSimmer.\nNote: Freezes well.') // shown without a number
  expect(remarks).toEqual([])
})

test('the source in the notes stays a source', () => {
  const draft = draftIn(
    'Toast\nIngredients\n2 slices bread\nMethod\nToast it.\nNotes\n- Good.\n- Source: https://a.example',
  )
  expect(draft.instructions).toBe('Toast it.\nNote: Good.\nSource: https://a.example')
})

test('in Cooklang, a recipe in another file has its file’s name', () => {
  const draft = draftIn('Pour @./sauces/Hollandaise{150%g} over the @eggs{2}.')
  expect(draft.ingredients[0]).toEqual({ name: 'Hollandaise', amount: 150, unit: 'g' })
  expect(draft.instructions).toBe('Pour Hollandaise over the eggs.')
})
