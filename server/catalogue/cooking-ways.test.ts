import { describe, expect, test } from 'vitest'
import { noFilters } from '#domain/search/recipe-filters.ts'
import { recipeSearchOf } from '#server/search/recipe-search.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { cookingWays } from './cooking-ways.ts'

const catalogue = realCatalogue()
const { search } = recipeSearchOf(catalogue)

const waysOf = (title: string) => {
  const entry = catalogue.entries.find(({ plain }) => plain.title === title)
  if (!entry) throw new Error(`There is no ${title}.`)
  return cookingWays(entry.plain, entry.nutrients)
}
const response = (words: string) => {
  const hits = search({ search: words, filters: noFilters(), sort: 'relevance', offset: 0, number: 5 })
  const entries = hits.found.flatMap((at) => catalogue.entries[at] ?? [])
  return { ...hits, entries, titles: entries.map(({ plain }) => plain.title) }
}

describe('how a dish is made', () => {
  test.each([
    ['Guacamole', 'no cook', true],
    ['Fruit salad with orange and mint', 'no cook', true],
    ['Miso soup with tofu and wakame', 'no cook', false],
    ['No-knead crusty bread', 'no bake', false],
    ['Whole wheat buttermilk waffles', 'no bake', true],
    ['Irish lamb stew', 'no bake', true],
    ['Irish lamb stew', 'one pot', true],
    ['Spaghetti bolognese', 'one pot', false],
    ['Sheet-pan salmon with broccoli and potatoes', 'sheet pan', true],
    ['Hungarian beef goulash', 'slow cooked', true],
    ['Moussaka', 'slow cooked', false],
    ['Falafel with tahini sauce', 'slow cooked', false],
    ['Berry smoothie bowl', 'blender', true],
    ['Kung pao chicken', 'wok', true],
  ])('%s: %s is %s', (title, way, is) => expect(waysOf(title).includes(way)).toBe(is))
})

describe('recipes for an appliance', () => {
  test.each([
    ['air fryer', 'air fryer', 15],
    ['airfryer', 'air fryer', 15],
    ['slow cooker', 'slow cooker', 10],
    ['Crock-Pot', 'slow cooker', 10],
    ['instant pot', 'pressure cooker', 10],
    ['pressure cooker', 'pressure cooker', 10],
  ])('are found as “%s”', (words, equipment, least) => {
    const { total, entries } = response(words)
    expect(total).toBeGreaterThanOrEqual(least)
    for (const { plain } of entries) expect(plain.specialEquipment).toContain(equipment)
  })

  test('are found by the dish too', () => {
    expect(response('air fryer chicken').titles[0]).toMatch(/air fryer.*chicken/i)
    expect(response('crock pot chili').titles[0]).toMatch(/slow cooker.*chili/i)
  })

  test('don’t exist for a microwave, and the answer says so', () => {
    expect(response('microwave').understood.ignored).toEqual([{ filter: 'appliance', value: 'microwave' }])
  })
})

test('dishes that are about the wanted food come before those that only contain it', () => {
  for (const title of response('something with eggs').titles) expect(title).toMatch(/egg|omelet|frittata/i)
  for (const title of response('use up bananas').titles.slice(0, 4)) expect(title).toMatch(/banana/i)
})

test('banana shallots are no bananas', () => {
  const { total } = response('with banana')
  const withFruit = catalogue.entries.filter(({ plain }) =>
    plain.extendedIngredients.some(({ name }) => /^bananas?$/.test(name)),
  )
  expect(total).toBe(withFruit.length)
})

test('leftover rice is cooked rice', () => {
  const { total, entries } = response('leftover rice')
  expect(total).toBeGreaterThan(3)
  for (const { plain } of entries)
    expect(plain.extendedIngredients.some(({ name }) => /cooked .*rice|leftover rice/.test(name))).toBe(true)
})

test('rich in iron is a fifth of the daily value in a serving', () => {
  const { total, entries } = response('high iron vegan dinner')
  expect(total).toBeGreaterThan(20)
  for (const { nutrients } of entries) expect(nutrients.iron).toBeGreaterThanOrEqual(3.6)
})
