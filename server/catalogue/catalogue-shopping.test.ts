// Everything the catalogue's recipes need, on one shopping list.
import { expect, test } from 'vitest'
import { ingredientFromLine } from '#domain/kitchen/ingredient-line.ts'
import { readStore } from '#domain/shopping/read-store.ts'
import { combineItems } from '#domain/shopping/shopping-lines.ts'
import { isStaple } from '#domain/shopping/staples.ts'
import { fullLineText, lineText } from '#domain/shopping/store-amount.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { storeFoods } from './store-foods.ts'

const { entries, foods } = realCatalogue()
const store = readStore(JSON.parse(JSON.stringify(storeFoods(foods))))
const items = entries.flatMap(({ plain }) =>
  plain.extendedIngredients.map(({ nameClean, amount, unit }, at) => ({
    ...{ id: `${plain.id}/${at}`, name: nameClean, amount, unit, checked: false, recipeTitle: plain.title },
  })),
)

const fromRecipes = (lines: readonly string[]) =>
  lines.map((line, at) => ({ ...ingredientFromLine(line), id: `${at}`, checked: false, recipeTitle: 'Stew' }))

test('a thing to buy is one line, in whatever units recipes measure it', () => {
  const lines = combineItems(items, store)
  const byThing = Map.groupBy(lines, ({ key }) => key.split('|', 1)[0])
  expect([...byThing.values()].filter(({ length }) => length > 1).map((same) => same.map(lineText))).toEqual([])
  expect(lines.length).toBeGreaterThan(400)
})

test.each([
  ['tomato sauce', 'strained tomatoes'],
  ['baby back ribs', 'pork ribs'],
  ['chili powder', 'chili powder'],
  ['cooked chicken', 'cooked chicken'],
])('%s is bought as %s, not as another food that shares a word with it', (name, food) => {
  expect(items.some((item) => item.name === name)).toBe(true)
  expect(store.find(name)?.names[0]).toBe(food)
})

test.each([
  [['2 garlic cloves', '3 cloves garlic'], '1 head garlic'],
  [['1 cup chopped onion', '2 onions'], '4 onions'],
  [['400g can chopped tomatoes', '1 x 400g tin chopped tomatoes'], '2 cans chopped tomatoes'],
  [['2-inch piece of ginger', '1 inch ginger'], '1 piece ginger'],
  [['juice of ½ lemon', '1 lemon'], '2 lemons'],
  [['1 bunch cilantro', '1 bunch coriander', '2 tsp ground coriander'], '2 bunches cilantro, 1 jar ground coriander'],
  [
    ['2 tbsp butter', '100 g unsalted butter', '2 tbsp peanut butter'],
    '1 package unsalted butter, 1 jar peanut butter',
  ],
  [['2 tbsp butter'], '1 package butter'],
  [['450 g ribeye steaks', '500 g beef ribeye steak'], '950 g ribeye steaks'],
  [['500 g ground beef', '500 g ground pork'], '500 g ground beef, 500 g ground pork'],
])('%j of two recipes are “%s”', (lines, bought) => {
  expect(combineItems(fromRecipes(lines), store).map(lineText).join(', ')).toBe(bought)
})

test.each([
  ['24½ eggs', 'metric', '2 dozen eggs'],
  ['7½ eggs', 'metric', '1 dozen eggs (you need 8)'],
  ['9½ corn tortillas', 'metric', '1 package corn tortillas (you need 10)'],
  ['9 cups rolled oats', 'us', '2 boxes rolled oats (you need 9 cups)'],
  ['9 cups whole milk', 'us', '3 cartons whole milk (you need 2¼ quarts)'],
  ['6 slices sourdough bread', 'metric', '1 loaf sourdough bread (you need 6 slices)'],
  ['2 baguettes', 'metric', '2 baguettes'],
  ['0.55 cucumber', 'metric', '1 cucumber'],
  ['½ watermelon', 'metric', '1 watermelon (you need ½)'],
] as const)('%s of a recipe, %s, are “%s”', (needed, system, line) => {
  expect(combineItems(fromRecipes([needed]), store, system).map(fullLineText)).toEqual([line])
})

test('what comes in cans, jars and cartons isn’t among the produce', () => {
  const inProduce = items.flatMap(({ name, unit }) => {
    const food = store.find(name, unit)
    return food?.aisle === 'Produce' && ['can', 'jar', 'carton', 'bottle'].includes(food.soldAs.unit) ? [food] : []
  })
  // Juice is bought as lemons and limes.
  expect(new Set(inProduce.filter(({ boughtAs }) => !boughtAs).map(({ names: [name] }) => name))).toEqual(new Set())
})

test('only the spices that nearly every kitchen has count as staples', () => {
  const pinches = items.map((item) => ({ ...item, amount: 1, unit: 'tsp' }))
  const lines = combineItems(pinches, store).filter(({ food }) => food?.aisle === 'Spices and Seasonings')
  const names = lines.filter((line) => isStaple({ ...line, amount: 1, unit: 'tsp' })).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['salt', 'black pepper', 'cinnamon', 'ground cumin', 'dried oregano']))
  const unusual = ['gochugaru', 'saffron', 'sumac', 'aleppo pepper', 'star anise', 'garam masala', 'rose water']
  expect(unusual.filter((name) => !lines.some((line) => line.name === name))).toEqual([])
  expect(names.filter((name) => unusual.includes(name))).toEqual([])
})
