// What members avoid, in the real catalogue.
import { describe, expect, test } from 'vitest'
import type { AvoidedRecipes } from './avoided-recipes.ts'
import { app, catalogue } from './testing/catalogue-calls.ts'

const ask = async (body: unknown) =>
  await app.request('/catalogue/avoided', { method: 'POST', body: JSON.stringify(body) })
const avoided = async (avoid: string[], diets: string[] = []) =>
  (await (await ask({ avoid, diets })).json()) as AvoidedRecipes

const BROWNIES = 'Fudgy black bean brownies'
const idOf = (title: string) => catalogue.entries.find(({ plain }) => plain.title === title)?.plain.id ?? 0

describe('the recipes with a food that a member avoids', () => {
  test('are those whose ingredients contain it, or may contain it, but never both', async () => {
    const { avoid } = await avoided(['dairy', 'mushrooms'])
    expect(avoid).toHaveLength(2)
    expect(avoid[0]?.contains).not.toContain(idOf(BROWNIES))
    expect(avoid[0]?.mayContain).toContain(idOf(BROWNIES))
    expect(avoid[0]?.contains.filter((id) => avoid[0]?.mayContain.includes(id))).toEqual([])
    expect(avoid[1]?.contains).toContain(idOf('Mushroom risotto'))
  })

  test('agree with what the recipe pages say', async () => {
    const words = [
      'dairy',
      'egg',
      'peanut',
      'sesame',
      'soy',
      'fish',
      'celery',
      'mustard',
      'lupin',
      'crustacean',
      'mollusk',
    ]
    const onPages = [
      'milk',
      'egg',
      'peanuts',
      'sesame',
      'soy',
      'fish',
      'celery',
      'mustard',
      'lupin',
      'crustaceans',
      'mollusks',
    ]
    const { avoid } = await avoided(words)
    for (const [at, allergen] of onPages.entries()) {
      const containing = catalogue.entries.filter(({ plain }) => plain.allergens?.contains.includes(allergen))
      const ids = new Set(avoid[at]?.contains)
      expect(
        containing.filter(({ plain }) => !ids.has(plain.id)).map(({ plain }) => plain.title),
        allergen,
      ).toEqual([])
    }
  })

  test('include every recipe that doesn’t fit the diet', async () => {
    const { diets } = await avoided([], ['Vegan'])
    const vegan = catalogue.entries.filter(({ plain }) => plain.vegan).length
    expect(diets[0]).toHaveLength(catalogue.entries.length - vegan)
  })

  test('a wrong question gets a message', async () => {
    expect((await ask({ avoid: 'dairy' })).status).toBe(400)
    expect((await ask({ avoid: Array.from({ length: 101 }, () => 'x'), diets: [] })).status).toBe(400)
    expect((await avoided(['__proto__'])).avoid).toEqual([{ contains: [], mayContain: [] }])
  })
})
