// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { recipesJsonLd } from '#domain/exchange/recipe-export.ts'
import { useCollections, useFiledRecipes } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { leekSoup } from '#web/testing/leek-soup.ts'
import { useToasts } from '#web/ui/toast-store.ts'
import { addSharedCollection } from './add-shared-collection.tsx'

const SHARED = `${window.location.origin}/shared/collections/a-token`
const OURS = 90_000_340

beforeEach(() => {
  localStorage.clear()
  useCustomRecipes.setState({ recipes: [] })
  useCollections.setState({ collections: [] })
  useFiledRecipes.setState({ filed: [] })
  useToasts.setState({ toasts: [] })
})
afterAll(() => vi.unstubAllGlobals())

/** A collection of so many own recipes and one of ours, 30 on a page as our server shows it. */
function share(titles: readonly string[], status = 200) {
  const items = [
    ...titles.map((title, at) => ({
      ...JSON.parse(recipesJsonLd([{ recipe: { ...leekSoup, title }, picture: null }])),
      url: `${SHARED}/${at + 1}`,
    })),
    { '@type': 'Recipe', name: 'Omelet', url: `${window.location.origin}/recipes/${OURS}` },
  ]
  vi.stubGlobal('fetch', async (input: string) => {
    const after = Number(new URL(input).searchParams.get('after'))
    const list = {
      '@type': 'ItemList',
      ...{ name: 'Soup season', description: 'For cold days.', numberOfItems: items.length },
      itemListElement: items.slice(after, after + 30).map((item) => ({ '@type': 'ListItem', item })),
    }
    return new Response(`<script type="application/ld+json">${JSON.stringify(list)}</script>`, { status })
  })
}

const agree = () => Promise.resolve(true)
const named = (name: string) => useCollections.getState().collections.find((one) => one.name === name)
const titles = () => useCustomRecipes.getState().recipes.map(({ title }) => title)
const inside = (id: string) => useFiledRecipes.getState().filed.filter(({ collections }) => collections.includes(id))

test('a copy has all pages of the collection, its note, and the site’s recipes too', async () => {
  const soups = Array.from({ length: 34 }, (_, at) => `Soup ${at}`)
  share(soups)
  const id = await addSharedCollection('a-token', agree)
  expect(titles()).toEqual(soups)
  expect(named('Soup season')).toMatchObject({ id, note: 'For cold days.' })
  expect(inside(id ?? '')).toHaveLength(35)
  expect(inside(id ?? '').map((filed) => filed.id)).toContain(OURS)
})

test('recipes that are there already aren’t copied again but are in the collection; Undo takes back only the copy', async () => {
  const known = useCustomRecipes.getState().add({ ...leekSoup, title: 'Pea soup' })
  const mine = useCollections.getState().add({ name: 'Mine', note: '' })
  share(['Pea soup', 'Leek soup'])
  const id = await addSharedCollection('a-token', agree)
  expect(titles()).toEqual(['Pea soup', 'Leek soup'])
  expect(inside(id ?? '').map((filed) => filed.id)).toContain(known)
  useToasts.getState().toasts.at(-1)?.action?.onSelect()
  expect(titles()).toEqual(['Pea soup'])
  expect(useCollections.getState().collections.map((one) => one.id)).toEqual([mine])
  expect(useFiledRecipes.getState().filed).toEqual([])
})

test('nothing is copied if the visitor says no, or if the link has ended', async () => {
  share(['Leek soup'])
  expect(await addSharedCollection('a-token', () => Promise.resolve(false))).toBeNull()
  expect(useToasts.getState().toasts).toEqual([])
  share([], 404)
  expect(await addSharedCollection('a-token', agree)).toBeNull()
  expect(useToasts.getState().toasts[0]?.message).toMatch(/^This collection is no longer shared\./)
  expect(titles()).toEqual([])
  expect(useCollections.getState().collections).toEqual([])
})
