import { describe, expect, test } from 'vitest'
import type { RecipeCardFacts } from '#domain/recipe/recipe-card.ts'
import { app, catalogue, get } from './testing/catalogue-calls.ts'

describe('suggestions while typing', () => {
  interface Suggestions {
    recipes: { id: number; title: string; gloss?: string; image: string }[]
    ingredients: { name: string; recipes: number }[]
    cuisines: { name: string; recipes: number }[]
  }
  const suggest = (typed: string) => get<Suggestions>(`/catalogue/suggestions?search=${encodeURIComponent(typed)}`)

  test('offers dishes with pictures, ingredients and cuisines that start with the typed text', async () => {
    const { recipes, ingredients } = await suggest('chick')
    expect(recipes).toHaveLength(5)
    for (const { title, gloss = '', image } of recipes) {
      expect(title + gloss).toMatch(/chick/i)
      expect(image).toMatch(/^\/img\/recipes\//)
    }
    expect(ingredients[0]?.name).toMatch(/^chicken|chickpea/)
    expect((await suggest('spring on')).ingredients.map(({ name }) => name)).toEqual(['scallion'])
    expect((await suggest('pizza')).ingredients.map(({ name }) => name)).not.toContain('shredded mozzarella')
    expect((await suggest('ita')).cuisines).toEqual([{ name: 'Italian', recipes: expect.any(Number) }])
    expect((await suggest('green cur')).recipes[0]?.title).toMatch(/green curry/i)
  })

  test('a phrase offers several dishes that fit what it means, and dishes named so first', async () => {
    const titles = async (typed: string) => (await suggest(typed)).recipes.map(({ title }) => title)
    const byTitle = new Map(catalogue.entries.map(({ plain }) => [plain.title, plain]))
    const quick = await titles('quick chicken dinner')
    expect(quick).toHaveLength(5)
    for (const title of quick) {
      const plain = byTitle.get(title)
      expect(plain?.readyInMinutes).toBeLessThanOrEqual(30)
      expect(plain?.dishTypes).toContain('dinner')
      expect(plain?.extendedIngredients.some(({ name }) => name.includes('chicken'))).toBe(true)
    }
    expect((await titles('low carb chick')).length).toBeGreaterThan(2)
    expect((await titles('quick beef'))[0]).toBe('Quick beef stroganoff')
    // No dish is named for how soft it is.
    expect(await titles('soft food')).toEqual([])
    expect((await titles('kebab'))[0]).toMatch(/kebab|souvlaki|kofta|skewer/i)
  })

  test('one letter, nothing and nonsense offer nothing', async () => {
    for (const typed of ['', 'c', '🍣', 'zzzzqq']) {
      expect(await suggest(typed)).toEqual({ recipes: [], ingredients: [], cuisines: [] })
    }
  })
})

describe('cook with what you have', () => {
  interface KitchenResponse {
    recipes: (RecipeCardFacts & { used: string[]; missing: { name: string }[] })[]
    total: number
    unknown: { filter: string; value: string }[]
  }
  const kitchen = (query: string) => get<KitchenResponse>(`/catalogue/kitchen?${query}`)

  test('others get their turn while a hundred new items are looked up', async () => {
    const have = Array.from({ length: 100 }, (_, at) => `pickled vorble ${at}`).join()
    let turns = 0
    const others = setInterval(() => turns++)
    await kitchen(`have=${encodeURIComponent(have)}`)
    clearInterval(others)
    expect(turns).toBeGreaterThan(2)
  })

  test('the dish with the least to buy comes first, and says what is used and missing', async () => {
    const { recipes, total } = await kitchen('have=eggs,spinach,onion,garlic,feta&number=50')
    expect(total).toBeGreaterThan(50)
    const missing = recipes.map((recipe) => recipe.missing.length)
    expect(missing).toEqual(missing.toSorted((a, b) => a - b))
    for (const recipe of recipes) expect(recipe.used.length).toBeGreaterThan(0)
    expect(recipes.flatMap((recipe) => recipe.missing.map(({ name }) => name))).not.toContain('salt')
  })

  test('combines with filters, and reports unknown foods', async () => {
    const { recipes, unknown } = await kitchen('have=tofu,moonlight&diet=vegan&maxMissing=6&number=100')
    expect(unknown).toEqual([{ filter: 'have', value: 'moonlight' }])
    for (const recipe of recipes) {
      expect(recipe.vegan).toBe(true)
      expect(recipe.missing.length).toBeLessThanOrEqual(6)
    }
  })

  test('canned tomatoes at home aren’t fresh ones', async () => {
    expect(await kitchen('have=2+cans+tomatoes')).toEqual(await kitchen('have=canned+tomatoes'))
    expect(await kitchen('have=2+cans+tomatoes')).not.toEqual(await kitchen('have=tomatoes'))
  })

  test('leftovers count as the food itself', async () => {
    for (const food of ['rice', 'chicken', 'turkey']) {
      expect(await kitchen(`have=leftover+${food}`)).toEqual(await kitchen(`have=${food}`))
    }
    expect((await kitchen('have=leftover+moonlight')).unknown).toEqual([{ filter: 'have', value: 'moonlight' }])
  })

  test('with nothing at home, there are no dishes', async () => {
    expect(await kitchen('have=')).toMatchObject({ total: 0, recipes: [] })
    expect(await kitchen('have=6+eggs,a+bag+of+spinach')).toEqual(await kitchen('have=eggs,spinach'))
  })
})

describe('more like this', () => {
  test('every recipe has similar ones, never itself, without repeats', async () => {
    for (const { plain } of catalogue.entries.slice(0, 60)) {
      const { recipes } = await get<{ recipes: RecipeCardFacts[] }>(`/catalogue/recipes/${plain.id}/similar?number=6`)
      expect(recipes).toHaveLength(6)
      expect(new Set([plain.id, ...recipes.map(({ id }) => id)]).size).toBe(7)
    }
  })

  test('an unknown recipe is a 404', async () => {
    expect((await app.request('/catalogue/recipes/1/similar')).status).toBe(404)
  })
})
