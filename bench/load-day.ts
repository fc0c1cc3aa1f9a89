// A mixed day: of a hundred requests, eighty are from visitors (pages and recipe API) and twenty from members.

import { type Random, seededRandom } from '#domain/random.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'

export interface Call {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

interface Member {
  email: string
  token: string
}

const MEMBERS = 12
const PASSWORD = 'a good password'
const WORDS = [
  'soup',
  'chicken',
  'lentil',
  'salad',
  'pasta',
  'curry',
  'rice',
  'beans',
  'fish',
  'tomato',
  'cake',
  'tofu',
]
const TABLES = ['daily_logs', 'meal_entries', 'water_logs', 'weight_logs', 'meal_schedules']

export interface Day {
  next(): Call
  /** A member signs in; from one address, somebody tries a wrong password. */
  signIn(): Call
  guess(): Call
}

const GUESSER = '192.0.2.1'

export async function openDay(origin: string): Promise<Day> {
  const random = seededRandom(20_260_101)
  const key = await publishableKey(origin)
  const members: Member[] = []
  // One after another: only a few passwords per address can be hashed at once.
  for (let at = 0; at < MEMBERS; at++) members.push(await join(origin, key, at))
  const ids = await recipeIds(origin)
  const calls = callsOf({ random, key, members, ids })
  let guesses = 0
  const total = calls.reduce((sum, [weight]) => sum + weight, 0)
  return {
    next() {
      let left = random() * total
      for (const [weight, call] of calls) {
        left -= weight
        if (left < 0) return call()
      }
      throw new Error('The weights of the day do not add up.')
    },
    signIn: () => signIn(key, address(Math.floor(random() * MEMBERS))),
    guess() {
      guesses += 1
      return signIn(key, `guessed-${guesses}@example.test`, GUESSER)
    },
  }
}

interface Cast {
  random: Random
  key: string
  members: Member[]
  ids: number[]
}

function callsOf({ random, key, members, ids }: Cast): [weight: number, call: () => Call][] {
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
  const page = (path: string): Call => ({ name: 'page', method: 'GET', path, headers: { 'accept-encoding': 'br' } })
  const api = (path: string): Call => ({ ...page(`/api${path}`), name: 'api' })
  const date = () => `2026-01-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`
  const rows = (name: string, path: string, row?: object): Call => ({
    name,
    method: row ? 'POST' : 'GET',
    path: `/rest/v1/${path}`,
    headers: {
      apikey: key,
      authorization: `Bearer ${one(members).token}`,
      ...(row ? { 'content-type': 'application/json' } : {}),
    },
    body: row && JSON.stringify(row),
  })
  const meal = () => ({ date: date(), meal_type: 'lunch', recipe_id: String(one(ids)), recipe_title: 'Soup' })
  return [
    [8, () => page('/')],
    [6, () => page('/recipes')],
    [8, () => page(`/recipes?search=${one(WORDS)}`)],
    [14, () => page(`/recipes/${one(ids)}`)],
    [4, () => page(`/cuisines/${encodeURIComponent(one(CUISINES))}`)],
    [2, () => page('/blog')],
    [2, () => page(`/blog/${1 + Math.floor(random() * 5)}`)],
    [10, () => api(`/recipes/complexSearch?query=${one(WORDS)}&number=20&addRecipeNutrition=true`)],
    [10, () => api('/recipes/random?number=20&includeNutrition=true')],
    [10, () => api(`/recipes/${one(ids)}/information?includeNutrition=true`)],
    [2, () => api('/mealplanner/generate?timeFrame=day&targetCalories=2000')],
    [4, () => api(`/food/ingredients/search?query=${one(WORDS)}&number=10`)],
    [1, () => signIn(key, one(members).email)],
    [9, () => rows('read', `${one(TABLES)}?date=eq.${date()}`)],
    [2, () => rows('read', 'user_goals?limit=1')],
    [4, () => rows('write', 'water_logs', { date: date(), amount_ml: 250 })],
    [2, () => rows('write', 'meal_entries', { ...meal(), calories: 400 })],
    [2, () => rows('write', 'meal_schedules', meal())],
  ]
}

const address = (at: number) => `load-${at}@example.test`

let signIns = 0

/** Each sign-in comes from a different home. */
function someHome(): string {
  signIns += 1
  return `198.18.${(signIns >> 8) & 255}.${signIns & 255}`
}

const signIn = (key: string, email: string, from = someHome()): Call => ({
  name: 'sign-in',
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': from },
  body: JSON.stringify({ email, password: PASSWORD }),
})

/** As a new member, or one from an earlier run. */
async function join(origin: string, key: string, at: number): Promise<Member> {
  const ask = (path: string) =>
    fetch(`${origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: address(at), password: PASSWORD }),
    })
  let response = await ask('signup')
  if (response.status === 422) response = await ask('token?grant_type=password')
  if (!response.ok) throw new Error(`A member could not sign up: ${response.status} ${await response.text()}`)
  const { access_token: token } = (await response.json()) as { access_token: string } // our own server's response
  return { email: address(at), token }
}

/** As the browser learns it: from the page. */
async function publishableKey(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text()
  const key = /sb_publishable_[\w-]+/.exec(html)?.[0]
  if (!key) throw new Error('The page names no key for the members’ backend.')
  return key
}

async function recipeIds(origin: string): Promise<number[]> {
  const response = await fetch(`${origin}/api/recipes/random?number=100&seed=1`)
  const { recipes } = (await response.json()) as { recipes: { id: number }[] } // our own server's response
  return recipes.map(({ id }) => id)
}
