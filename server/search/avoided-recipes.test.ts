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
    const onPages = [
      ...['milk', 'egg', 'wheat', 'gluten', 'oats', 'fish', 'crustaceans', 'mollusks', 'peanuts', 'tree nuts'],
      ...['soy', 'sesame', 'celery', 'mustard', 'lupin', 'sulfites'],
    ]
    const { avoid } = await avoided(onPages)
    for (const [at, allergen] of onPages.entries()) {
      const containing = catalogue.entries.filter(({ plain }) =>
        plain.allergens?.contains.some((one) => one.startsWith(allergen)),
      )
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

describe('a member’s list', () => {
  interface List {
    recipes: { id: number; vegan: boolean }[]
    total: number
    hidden: number
    sentence: string
    filters: unknown[]
    unknown: unknown[]
  }
  const nothing = { avoid: [], diets: [] }
  const list = async (parameters: Record<string, string>, hide: object, last: object = nothing) => {
    const body = JSON.stringify({ parameters, hide, last })
    const response = await app.request('/catalogue/fitting', { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()) as List
  }

  test('leaves out what the member avoids, with the true total, and says nothing of unknown words', async () => {
    const all = await list({ search: 'mushroom risotto' }, nothing)
    const some = await list(
      { search: 'risotto', number: '100' },
      { avoid: ['mushrooms', 'moonlight'], diets: ['Vegan'] },
    )
    expect(all.recipes[0]?.id).toBe(idOf('Mushroom risotto'))
    expect(some.recipes.map(({ id }) => id)).not.toContain(idOf('Mushroom risotto'))
    expect(some.recipes.every(({ vegan }) => vegan)).toBe(true)
    expect(some.total).toBe(some.recipes.length)
    // The member's own filters aren't those of the address.
    expect([some.filters, some.unknown]).toEqual([[], []])
  })

  test('shows dishes with what somebody avoids after all others, also across pages', async () => {
    const words = { avoid: ['dairy'], diets: [] }
    const { avoid } = await avoided(['dairy'])
    const withDairy = new Set(avoid[0]?.contains)
    const pages = await Promise.all(
      ['0', '40', '80', '120'].map((offset) => list({ search: 'soup', number: '40', offset }, nothing, words)),
    )
    const ids = pages.flatMap(({ recipes }) => recipes.map(({ id }) => id))
    expect(new Set(ids).size).toBe(pages[0]?.total)
    expect(ids.length).toBe(pages[0]?.total)
    const isLast = ids.map((id) => withDairy.has(id))
    expect(isLast).toEqual(isLast.toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(isLast).size).toBe(2)
    // A chosen order stays.
    const quickest = await list({ search: 'soup', sort: 'time', number: '100' }, nothing, words)
    expect(quickest.recipes).toEqual((await list({ search: 'soup', sort: 'time', number: '100' }, nothing)).recipes)
  })

  test('says how many recipes are hidden if none is left', async () => {
    const vegan = { avoid: [], diets: ['Vegan'] }
    const none = await list({ search: 'chicken stew', type: 'main course' }, vegan)
    expect(none.total).toBe(0)
    expect(none.hidden).toBe((await list({ search: 'chicken stew', type: 'main course' }, nothing)).total)
    expect(none.hidden).toBeGreaterThan(0)
    expect((await list({ search: 'soup' }, vegan)).hidden).toBe(0)
  })

  test('needs a request that it can read', async () => {
    const response = await app.request('/catalogue/fitting', { method: 'POST', body: '{"hide":1}' })
    expect(response.status).toBe(400)
  })
})
