// Attacks on searches and exclusions: a short address that would keep the server busy.

import { expect } from 'vitest'
import { EXCLUSIONS_PER_PLAN } from '#domain/limits.ts'
import { API_LIMIT, type AttackedServer } from '#server/hostile/testing/attacked-site.ts'
import type { Attack } from './attack.ts'

/** Every parameter that takes a list of words, at its call. */
const LISTS = [
  ...['includeIngredients', 'excludeIngredients', 'intolerances', 'diet', 'cuisine', 'type', 'tags', 'equipment'].map(
    (name) => `/api/recipes/complexSearch?number=1&sort=max-used-ingredients&fillIngredients=true&${name}=`,
  ),
  ...['include-tags', 'exclude-tags', 'exclude'].map((name) => `/api/recipes/random?number=1&${name}=`),
  ...['exclude', 'use', 'diet'].map((name) => `/api/mealplanner/generate?timeFrame=day&seed=1&${name}=`),
  '/api/food/ingredients/search?query=a&intolerances=',
  '/api/diary/gap?nutrient=protein&maxCalories=20000&exclude=',
  ...['include', 'exclude', 'diet'].map((name) => `/api/catalogue/recipes?${name}=`),
  '/api/catalogue/kitchen?have=',
  '/kitchen?have=',
  '/recipes?exclude=',
]

/** The words that take longest to look up. */
const WORDS = ['chili', 'cheese', 'vegan|keto|paleo|primal|whole30']

let calls = 0
/** Each address differs, so that no response comes from the cache. */
async function msOf({ call }: AttackedServer, address: string) {
  const begin = performance.now()
  const response = await call(`${address}&nothing=${++calls}`)
  await response.arrayBuffer()
  return performance.now() - begin
}

/** The shortest of five: what a response costs, without what else the machine was busy with. */
async function leastMs(server: AttackedServer, address: string) {
  const all: number[] = []
  for (let time = 0; time < 5; time++) all.push(await msOf(server, address))
  return Math.min(...all)
}

const different = (count: number) => Array.from({ length: count }, (_, at) => `chili ${at}`).join()

export const onSearches: Attack[] = [
  {
    holds: 'a word that is listed a hundred times costs as much as once, in every list',
    async attack({ plain }) {
      for (const list of LISTS)
        for (const word of WORDS) {
          const once = await leastMs(plain, list + encodeURIComponent(word))
          const often = await leastMs(plain, list + encodeURIComponent(Array(100).fill(word).join()))
          expect(often, `ms for a hundred times ${word} in ${list}, once takes ${once}`).toBeLessThan(5 * once + 50)
        }
    },
  },
  {
    holds: 'a list has at most twenty different words, or 120 of what a table avoids in a plan; more are refused',
    async attack({ plain }) {
      for (const list of LISTS.filter((address) => !/have=|^.api.catalogue|^.recipes/.test(address))) {
        const most = /mealplanner.*exclude=/.test(list) ? EXCLUSIONS_PER_PLAN : 20
        const refused = await plain.call(list + encodeURIComponent(different(most + 1)))
        expect([list, refused.status]).toEqual([list, 400])
        expect((await refused.json()).message).toMatch(/\d+ (different words|foods|ingredients)\.$/)
      }
    },
  },
  {
    holds: 'words that nobody has looked up before leave the server to others',
    async attack({ plain }) {
      for (const list of LISTS) {
        const slow = plain.call(list + encodeURIComponent(different(list.includes('use=') ? 10 : 20)))
        const waited = await msOf(plain, '/api/recipes/complexSearch?number=1')
        expect(waited, `ms that another visitor waited for ${list}`).toBeLessThan(1_000)
        await slow
      }
    },
  },
  {
    holds: 'words count toward the limit, so that long lists of them cannot be sent as often as ordinary calls',
    async attack({ mailing }) {
      const from = '192.0.2.81'
      const ask = async () => {
        const list = `/api/recipes/complexSearch?number=1&excludeIngredients=${encodeURIComponent(different(20))}`
        return (await mailing.call(`${list}&nothing=${++calls}`, { from })).status
      }
      const responses = []
      for (let time = 0; time < 20; time++) responses.push(await ask())
      // Eleven for each.
      expect(responses.filter((status) => status === 200).length).toBeLessThan(API_LIMIT / 10)
      expect(responses.at(-1)).toBe(429)
    },
  },
  {
    holds: 'pages have a limit, and the page that says so has every security header',
    async attack({ mailing }) {
      for (const page of ['/recipes', '/kitchen', '/nowhere', '/sitemap.xml', '/blog/feed.xml']) {
        const from = `192.0.2.${90 + page.length}`
        let last = await mailing.call(page, { from })
        for (let time = 0; time < API_LIMIT && last.status !== 429; time++)
          last = await mailing.call(`${page}?nothing=${++calls}`, { from })
        expect([page, last.status]).toEqual([page, 429])
        expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(last.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(last.headers.get('x-frame-options')).toBe('DENY')
        expect(await last.text()).toContain('Please wait')
        expect((await mailing.call(`${page}?nothing=${++calls}`)).status).not.toBe(429)
      }
    },
  },
  {
    holds: 'opening public links has the limit of analysing recipes',
    async attack({ mailing }) {
      const from = '192.0.2.82'
      const responses = []
      for (let time = 0; time <= API_LIMIT / 20; time++)
        responses.push((await mailing.call(`/shared/${'a'.repeat(22)}`, { from })).status)
      expect(responses).toEqual([...Array(API_LIMIT / 20).fill(404), 429])
    },
  },
]
