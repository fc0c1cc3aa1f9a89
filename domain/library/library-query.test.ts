import { describe, expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { newCollection } from './collection.ts'
import { recipesIn } from './collection-recipes.ts'
import { tagCounts, withoutTag, withTags } from './filed-recipe.ts'
import {
  addressOfQuery,
  byTitle,
  inLibrary,
  type LibraryRecipe,
  queryInAddress,
  queryText,
  readLibraryQuery,
} from './library-query.ts'

const TODAY = '2026-11-19'

const recipe = (id: number, title: string, part: Partial<LibraryRecipe> = {}): LibraryRecipe => ({
  ...{ of: { id }, id: id as RecipeId, title, own: true, minutes: 30, calories: 400, stars: null },
  ...{ added: id, tags: [], collections: [], others: [], cooked: null, ...part },
})

const soup = recipe(1, 'Grandma’s lentil soup', {
  tags: ['Weeknight'],
  stars: 5,
  cooked: { times: 4, last: '2026-11-10' },
})
const stew = recipe(2, 'Beef stew', {
  minutes: 120,
  stars: 4,
  cooked: { times: 1, last: '2026-08-01' },
  calories: null,
})
const curry = recipe(3, 'Thai curry', {
  own: false,
  tags: ['weeknight', 'Spicy'],
  others: ['coconut milk'],
  calories: 600,
})
const toast = recipe(4, 'Beans on toast', { minutes: 10, cooked: { times: 2, last: '2026-08-21' } })
const library = [soup, stew, curry, toast].sort(byTitle)

describe('the library', () => {
  test.each([
    [{}, [toast, stew, soup, curry]],
    [{ search: 'lentils sou' }, [soup]],
    [{ search: 'coco' }, [curry]],
    [{ search: 'spicy' }, [curry]],
    [{ search: 'be' }, [toast, stew]],
    [{ search: 'e' }, []],
    [{ tags: ['WEEKNIGHT'] }, [soup, curry]],
    [{ tags: ['weeknight', 'spicy'] }, [curry]],
    [{ rating: 4 }, [stew, soup]],
    [{ maxTime: 30 }, [toast, soup, curry]],
    [{ maxCalories: 500 }, [toast, soup]],
    [{ source: 'site' }, [curry]],
    [{ cooked: 'never' }, [curry]],
    [{ cooked: 'often' }, [soup]],
    [{ cooked: 'lately' }, [soup]],
    [{ cooked: 'rested' }, [stew, curry]],
    [{ cooked: 'rested', maxTime: 30 }, [curry]],
    [{ sort: 'time' }, [toast, soup, curry, stew]],
    [{ sort: 'calories' }, [toast, soup, curry, stew]],
    [{ sort: 'rating' }, [soup, stew, toast, curry]],
    [{ sort: 'cooked' }, [soup, toast, stew, curry]],
    [{ sort: 'rested' }, [curry, stew, toast, soup]],
    [{ sort: 'newest' }, [toast, curry, stew, soup]],
  ] as const)('with %j shows what fits', (query, expected) => {
    expect(inLibrary(library, query, TODAY).map(({ title }) => title)).toEqual(expected.map(({ title }) => title))
  })

  test('three months end on the day after: cooked 90 days ago is not yet rested', () => {
    expect(inLibrary([toast], { cooked: 'rested' }, '2026-11-19')).toEqual([])
    expect(inLibrary([toast], { cooked: 'rested' }, '2026-11-20')).toEqual([toast])
  })

  test('a search that names a title comes before one that only names an ingredient', () => {
    const bean = recipe(5, 'Aardvark chili', { others: ['beans'] })
    expect(inLibrary([bean, toast], { search: 'beans' }, TODAY)).toEqual([toast, bean])
  })
})

describe('a saved search', () => {
  const query = readLibraryQuery({
    tags: ['Soups, stews', 'quick'],
    maxTime: 30,
    cooked: 'rested',
    rating: 4,
    search: 'a&b',
  })

  test('survives its address, a comma in a tag included', () => {
    expect(queryInAddress(new URLSearchParams(addressOfQuery(query)))).toEqual(query)
    expect(addressOfQuery({})).toBe('')
  })

  test('leaves out what it can’t read', () => {
    expect(readLibraryQuery({ cooked: 'toString', rating: 9, maxTime: '30', tags: [1], sort: 7, other: 1 })).toEqual({
      maxTime: 30,
    })
    expect(readLibraryQuery('x')).toEqual({})
  })

  test('is told in words', () => {
    expect(queryText(query)).toBe(
      '“a&b” · Soups, stews · quick · 4 stars or more · Up to 30 min · Not cooked for 3 months',
    )
  })
})

describe('a collection', () => {
  const filed = [soup, stew, curry].map((one) => ({ ...one, collections: ['c'] })).sort(byTitle)

  test('keeps its own order; recipes added since follow by name', () => {
    const weeknights = { ...newCollection({ name: ' Week  nights ', note: '' }, [], 'c'), order: [curry.id, soup.id] }
    expect(weeknights.name).toBe('Week nights')
    expect(recipesIn(weeknights, filed, TODAY).map(({ id }) => id)).toEqual([curry.id, soup.id, stew.id])
  })

  test('that is a search fills itself', () => {
    const smart = newCollection({ name: 'Quick', note: '', query: { maxTime: 30 } }, [], 'c')
    expect(recipesIn(smart, library, TODAY)).toEqual([toast, soup, curry])
  })
})

describe('tags', () => {
  test('that differ in case or accents are one, as first written', () => {
    const tags = withTags(['Entrée'], ['entree', '  Week   night ', '', 'Week night'])
    expect(tags).toEqual(['Entrée', 'Week night'])
    expect(withoutTag(tags, 'ENTREE')).toEqual(['Week night'])
    const filed = [
      { id: soup.id, tags: ['Soup', 'Fall'], collections: [] },
      { id: stew.id, tags: ['soup'], collections: [] },
    ]
    expect(tagCounts(filed)).toEqual([
      { tag: 'Fall', recipes: 1 },
      { tag: 'Soup', recipes: 2 },
    ])
  })

  test('fit what the database stores for a recipe', () => {
    expect(
      withTags(
        [],
        Array.from({ length: 60 }, (_, at) => `tag ${at}`),
      ),
    ).toHaveLength(50)
    const long = withTags(
      [],
      Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(60, '漢')),
    )
    expect(new TextEncoder().encode(long.join('')).length).toBeLessThanOrEqual(4000)
  })
})
