// What each word of a list costs: processor time for words that the server hasn't seen before, and for the same call
// again. Prints the table of docs/security-limits.md. Usage: node bench/list-parameters.ts
import { Hono } from 'hono'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { foodRoutes } from '#server/catalogue/food-routes.ts'
import { diaryRoutes } from '#server/diary/routes.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { providerRoutes } from '#server/provider/routes.ts'
import { catalogueResponses, catalogueRoutes } from '#server/search/routes.ts'

const catalogue = await openCatalogue('dist/catalogue')
const api = new Hono()
  .route('/', foodRoutes(catalogue.foods))
  .route('/', diaryRoutes(catalogue))
  .route('/', catalogueRoutes(catalogueResponses(catalogue)))
  .route('/', providerRoutes(createEmbeddedSource(catalogue), { publicOrigin: () => 'http://localhost' }))

interface List {
  call: string
  name: string
  most: number
  /** If its items aren't words. */
  items?: (count: number) => string[]
  /** For a list in a body. */
  body?: (words: string[]) => object
}

const found = (call: string, names: string[], more: Partial<List> = {}): List[] =>
  names.map((name) => ({ call, name, most: 20, ...more }))

const LISTS: List[] = [
  ...found('/recipes/complexSearch?', [
    'includeIngredients',
    'excludeIngredients',
    'intolerances',
    'diet',
    'cuisine',
    'excludeCuisine',
    'type',
    'equipment',
    'tags',
  ]),
  ...found('/recipes/complexSearch?sort=max-used-ingredients&', ['includeIngredients']),
  ...found('/recipes/random?', ['include-tags', 'exclude-tags', 'exclude']),
  ...found('/recipes/informationBulk?', ['ids'], { most: 100, items: (count) => recipeIds(count) }),
  ...found('/mealplanner/generate?timeFrame=day&', ['exclude', 'diet']),
  ...found('/mealplanner/generate?timeFrame=day&', ['use'], { most: 10 }),
  ...found('/food/ingredients/search?query=apple&', ['intolerances']),
  ...found('/catalogue/recipes?', ['include', 'exclude', 'diet', 'type', 'cuisine']),
  ...found('/catalogue/kitchen?', ['have'], { most: 100 }),
  ...found('/catalogue/kitchen?have=rice&', ['include', 'exclude']),
  ...found('/diary/gap?nutrient=protein&maxCalories=800&', ['exclude']),
  {
    call: '/catalogue/avoided',
    name: 'avoid',
    most: 100,
    body: (avoid) => ({ avoid, diets: [] }),
  },
  {
    call: '/catalogue/avoided',
    name: 'diets',
    most: 10,
    body: (diets) => ({ avoid: [], diets }),
  },
  {
    call: '/foods/analyse',
    name: 'ingredients',
    most: 300,
    body: (words) => ({ servings: 1, ingredients: words.map((name) => ({ name, amount: 1, unit: 'cup' })) }),
  },
  {
    call: '/foods/analyse/exclusions',
    name: 'exclude',
    most: 20,
    body: (exclude) => ({ ingredients: Array(100).fill('rice'), exclude }),
  },
  {
    call: '/foods/analyse/avoided',
    name: 'avoid',
    most: 100,
    body: (avoid) => ({ names: Array(100).fill('rice'), avoid }),
  },
]

let made = 0
const unknownWords = (count: number) => Array.from({ length: count }, () => `zyx${(++made).toString(36)} vorble`)
const foodNames = [...catalogue.foods.byId.values()].map(({ name }) => name.replaceAll(',', ' ').slice(0, 60))
/** Each different from the last ones. */
const foods = (count: number) => Array.from({ length: count }, () => foodNames[++made % foodNames.length] ?? '')
const recipeIds = (count: number) => catalogue.entries.slice(0, count).map(({ plain }) => String(plain.id))

async function millisecondsOf({ call, name, body }: List, words: string[]): Promise<number> {
  const path = body ? call : call + name + (words.length > 0 ? `=${encodeURIComponent(words.join(','))}` : '=')
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body(words)),
    headers: { 'content-type': 'application/json' },
  }
  const before = process.cpuUsage()
  const response = await api.request(path, init)
  await response.arrayBuffer()
  const { user, system } = process.cpuUsage(before)
  // Too many dishes are excluded for a plan: that took the time, too.
  if (response.status >= 400 && response.status !== 404) throw new Error(`${path}: ${response.status}`)
  return (user + system) / 1000
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The median of a few calls. */
async function measured(list: List, words: () => string[]): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 7; time++) times.push(await millisecondsOf(list, words()))
  return median(times)
}

const ms = (value: number) => Math.max(0, value).toFixed(2)

console.log('| call | list | most | ms without | ms per unknown word | ms per food | ms per word sent again |')
console.log('|---|---|---|---|---|---|---|')
for (const list of LISTS) {
  const { call, name, most, items } = list
  const same = (items ?? unknownWords)(most)
  await measured(list, () => same)
  const without = await measured(list, () => [])
  const kinds = [() => (items ?? unknownWords)(most), () => (items ?? foods)(most), () => same]
  const perWord: string[] = []
  for (const words of kinds) perWord.push(ms(((await measured(list, words)) - without) / most))
  console.log(`| \`${call.replace(/[?&]$/, '')}\` | \`${name}\` | ${most} | ${ms(without)} | ${perWord.join(' | ')} |`)
}
