import { describe, expect, test } from 'vitest'
import { ingredientFromLine } from '#domain/kitchen/ingredient-line.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { type TypedIngredient, type WeighedIngredient, weighIngredients } from './analyse-ingredients.ts'

const { foods } = realCatalogue()

async function weighed(ingredients: TypedIngredient[]) {
  const responses: WeighedIngredient[] = []
  for await (const response of weighIngredients(foods, ingredients)) responses.push(response)
  return responses
}

async function read(line: string) {
  const [response] = await weighed([ingredientFromLine(line)])
  return [response?.food?.name ?? null, response?.grams == null ? null : Math.round(response.grams)]
}

describe('what a cook writes', () => {
  test('every name and every alias of our foods finds a food with that name', async () => {
    const own = [...foods.byId.values()].filter(({ traits }) => traits !== null)
    const called = new Map<string, Set<string>>()
    for (const { name, aliases } of own)
      for (const text of [name, ...aliases]) {
        const key = singularWords(text).join(' ')
        called.set(key, (called.get(key) ?? new Set()).add(name))
      }
    const responses = await weighed([...called.keys()].map((name) => ({ name, amount: 100, unit: 'g' })))
    const others = responses.filter(({ name, food }) => !called.get(name)?.has(food?.name ?? ''))
    // Two foods with nearly the same name: the one that more recipes use.
    expect(others.map(({ name, food }) => [name, food?.name])).toEqual([
      ['green chile', 'green chili'],
      ['chilli powder', 'chili powder'],
      ['egg roll wrapper', 'spring roll wrapper'],
    ])
  })

  test.each([
    ['4 hamburger buns', 'burger bun', 200],
    ['500 g chicken mince', 'ground chicken', 500],
    ['200 g vegan mince', 'plant-based ground meat', 200],
    ['1 cup chopped plums', 'plum', 165],
    ['1 cup basmati', 'basmati rice', 185],
    ['2 organic free-range eggs, beaten', 'egg', 100],
    ['1 cup whole milk Greek yogurt', 'Greek yogurt', 240],
    ['2 ears corn', 'corn on the cob', 204],
    ['1 cup corn', 'canned corn', 164],
    ['2 rib eye steaks', 'beef ribeye steak', 560],
    ['2 ribs celery', 'celery', 80],
    ['2 ears corn, shucked', 'corn on the cob', 204],
    ['200 g shredded mozzarella cheese', 'mozzarella', 200],
    ['200 g cod fish', 'cod fillet', 200],
    ['200 g orzo pasta', 'small pasta', 200],
    ['200 g chorizo sausage', 'chorizo', 200],
    ['400 g tomato soup', 'tomato soup', 400],
    ['2 tbsp curry paste', 'Thai red curry paste', 32],
    ['10 g vegetable stock cubes', 'vegetable bouillon cube', 10],
    ['1 kg beef chuck roast', 'beef chuck', 1000],
    ['500 g Italian sausage links', 'Italian sausage', 500],
    ['200 g ham steak', 'ham', 200],
    ['100 g roughly chopped spinach', 'spinach', 97],
  ])('%s is %s, %d g', async (line, food, grams) => expect(await read(line)).toEqual([food, grams]))

  test.each([
    '2 flax eggs',
    '100 g vegan cream cheese',
    '100 g cashew cheese',
    '50 g cocoa butter',
    '200 g chickpea pasta',
    '2 gluten-free burger buns',
    '2 cups zucchini noodles',
    '6 peanut butter cups',
    '1 can root beer',
    '1 cup plant-based milk',
  ])('%s is unknown, and not what its last word says', async (line) => {
    expect(await read(line)).toEqual([null, null])
  })

  test.each([
    '400 g butternut squash soup',
    '400 g vegetable soup',
    '200 g potato salad',
    '100 g peanut sauce',
    '100 g hollandaise sauce',
    '100 g butter cookies',
    '100 g rice crackers',
    '200 g pork dumplings',
    '100 g apricot preserves',
    '50 g fish paste',
    '1 tsp peppermint extract',
    '100 g chocolate pudding',
    '400 g pizza sauce',
    '100 g cookie dough',
    '400 g yellow cake mix',
    '400 g cherry pie filling',
  ])('%s is a different dish than the foods in its name', async (line) =>
    expect(await read(line)).toEqual([null, null]),
  )

  test.each([
    ['1 (28 ounce) can crushed tomatoes', 794],
    ['2 x 200g cans tuna', 400],
    ['1 (8 oz) package cream cheese', 227],
    ['4 (150g) chicken breasts', 600],
    ['2 carrots (200 g)', 178], // in total, and peeled
    ['2 sticks butter (226 g)', 226],
    ['4 slices bacon (100 g)', 100],
    ['2 cans chopped tomatoes (800 g)', 800],
    ['1 (400 g) can chickpeas, drained', 240],
    ['2 cups flour (250 g)', 250],
  ])('%s: the size that it names counts', async (line, grams) => expect((await read(line))[1]).toBe(grams))
})
