// The weight of a visit's first page, from the build that ships.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type FirstLoad, firstLoads } from '#build/first-load.ts'

const loads = new Map(firstLoads('dist/web').map((load) => [load.page.replace(/^web\/pages\/|-page\.tsx$/g, ''), load]))
const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'))
const pages = [...loads.keys()]
const FIRST_PAGES = ['home', 'recipes', 'recipe', 'cuisines', 'blog', 'article', 'about', 'contact', 'privacy', 'auth']
/** They show nothing to a visitor; what counts there is when the member's own figures appear. */
const MEMBER_PAGES = ['account', 'dashboard', 'diary', 'goals', 'meal-scheduler']
const named = (page: string): FirstLoad => {
  const load = loads.get(page)
  if (!load) throw new Error(`The build has no page called ${page}; it has ${pages.join(', ')}.`)
  return load
}

describe("a visit's first page", () => {
  test.each(FIRST_PAGES)('weighs no more than 110 KB in scripts and styles: %s', (page) => {
    expect(named(page).bytes).toBeLessThanOrEqual(110_000)
  })

  test.each(FIRST_PAGES)('comes in four requests: %s', (page) => {
    expect(named(page).requests).toBeLessThanOrEqual(4)
  })

  test.each(pages.filter((page) => !MEMBER_PAGES.includes(page)))(
    'weighs no more than 125 KB with a visitor’s tools: %s',
    (page) => {
      expect(named(page).bytes).toBeLessThanOrEqual(125_000)
    },
  )

  test.each(MEMBER_PAGES)('weighs no more than 135 KB for a member: %s', (page) => {
    expect(named(page).bytes).toBeLessThanOrEqual(135_000)
  })

  test.each([
    ["the members' client", 'X-Supabase-Api-Version'],
    ['the chart library', 'cubicInterpolationMode'],
  ])('never carries %s', (_, words) => {
    const holders = scripts.filter((name) => readFileSync(`dist/web/assets/${name}`, 'utf8').includes(words))
    expect(holders).not.toEqual([])
    const carried = new Set([...loads.values()].flatMap(({ files }) => files.map(({ name }) => name)))
    expect(holders.filter((name) => carried.has(`assets/${name}`))).toEqual([])
  })
})
