// Looking foods up by what a person types. Ours come first, because their names are the plain ones; then USDA's.
import { type FoodTest, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { LookupFood } from './lookup-food.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

export interface FoodTable {
  byId: ReadonlyMap<number, LookupFood>
  /** Best first. */
  search(query: string): LookupFood[]
  /** Whether a food is known to be free of what the test looks for; a food of unknown composition is not. */
  isFreeOf(food: LookupFood, test: FoodTest): boolean
}

type Words = readonly string[]

/** How the words of a name stand to the words of a query: the smaller, the plainer the food. */
function distance(query: Words, name: Words): number {
  const wanted = query.join(' ')
  const given = name.join(' ')
  if (given === wanted) return 0
  // The last word says what an English food is: rolled oats are oats, oat milk is milk.
  if (given.endsWith(` ${wanted}`)) return 1
  if (given.startsWith(`${wanted} `)) return 2
  return query.every((word) => name.includes(word)) ? 3 : 4
}

/** Kinds that USDA puts before the food itself: "beverages, coffee, brewed". */
const GENERIC = new Set(['beverage', 'alcoholic beverage', 'nut', 'seed', 'fish', 'candy', 'snack', 'fast food'])

/** USDA writes the food first and its kinds after it: "bananas, raw", "oil, olive, salad or cooking". */
function usdaDistance(query: Words, parts: readonly Words[]): number {
  const [first = [], second = []] = GENERIC.has(parts[0]?.join(' ') ?? '') ? parts.slice(1) : parts
  const nearest = distance(query, first)
  const both = [...first, ...second]
  const isBoth = both.length === query.length && query.every((word) => both.includes(word))
  return nearest > 0 && isBoth ? 0.5 : Math.min(nearest, distance(query, parts.flat()))
}

export function createFoodTable(foods: readonly LookupFood[]): FoodTable {
  // Nine thousand names take a while; the first person who looks a food up waits for it, not the start of the server.
  let index: SearchIndex | undefined
  const searchIndex = () => {
    index ??= createSearchIndex(foods.map(({ name, aliases }) => ({ title: name, other: aliases })))
    return index
  }
  const byId = new Map(foods.map((food) => [food.id, food]))

  const wordsOf = new Map<LookupFood, Words[]>()
  function namesOf(food: LookupFood): Words[] {
    let names = wordsOf.get(food)
    if (!names) {
      names = (food.traits === null ? food.name.split(',') : [food.name, ...food.aliases]).map(singularWords)
      wordsOf.set(food, names)
    }
    return names
  }

  function rank(query: Words, food: LookupFood): number {
    if (food.traits === null) return 10 + usdaDistance(query, namesOf(food))
    return Math.min(...namesOf(food).map((name, at) => distance(query, name) + (at === 0 ? 0 : 0.5)))
  }

  return {
    byId,
    search(query) {
      const asked = singularWords(query)
      if (asked.length === 0) return []
      const { found } = searchIndex().search(query, { offset: 0, number: foods.length })
      return found
        .flatMap((at) => foods[at] ?? [])
        .map((food) => ({ food, rank: rank(asked, food) }))
        .sort((a, b) => a.rank - b.rank || a.food.name.length - b.food.name.length || a.food.id - b.food.id)
        .map(({ food }) => food)
    },
    isFreeOf(food, test) {
      if (food.traits === null) return false
      return !test(matchableFood([food.name, ...food.aliases], new Set(food.traits), food.usda))
    },
  }
}
