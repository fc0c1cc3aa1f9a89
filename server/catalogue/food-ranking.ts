// Which of the foods that hold the typed words a person means: the plain food before what is made of it.
import { synonyms } from '#domain/text/synonyms.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { LookupFood } from './lookup-food.ts'

type Words = readonly string[]

/** The words as the table of synonyms reads them: "courgettes" and "zucchini" are one. */
export const askedWords = (text: string): string[] => synonyms.askedTerms(text).flatMap(({ term }) => term.split(' '))
const nameWords = (text: string): string[] => synonyms.terms(text).flatMap(({ term }) => term.split(' '))

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

/** USDA's numbers of what few people mean: baby food, brands, restaurants, school lunches, unprepared mixes. */
const SPECIAL = /^(?:03|21|22|35|36)/
const UNPREPARED = new Set(['dry', 'mix', 'unprepared', 'dehydrated', 'powder', 'babyfood', 'infant', 'lunch'])

/** Ours before USDA's; an exact USDA food before one of ours that only has the word in it. */
const USDA_LATER = 1.5
const ALIAS_LATER = 0.25
/** Less than an alias costs: a food that is called so comes before one that is also called so. */
const RAREST = 0.2

export interface FoodRanking {
  rank(query: Words, food: LookupFood): number
}

/** `uses` says in how many recipes a food is: of two equally plain ones the usual one comes first. */
export function createFoodRanking(uses: (food: LookupFood) => number): FoodRanking {
  const namesOf = new Map<LookupFood, Words[]>()
  function names(food: LookupFood): Words[] {
    let known = namesOf.get(food)
    if (!known) {
      known =
        food.traits === null ? food.name.split(',').map(singularWords) : [food.name, ...food.aliases].map(nameWords)
      namesOf.set(food, known)
    }
    return known
  }
  return {
    rank(query, food) {
      if (food.traits !== null) {
        const nearest = Math.min(...names(food).map((name, at) => distance(query, name) + (at === 0 ? 0 : ALIAS_LATER)))
        return nearest + RAREST / (1 + uses(food))
      }
      const parts = names(food)
      const isSpecial = SPECIAL.test(food.usda ?? '') || parts.flat().some((word) => UNPREPARED.has(word))
      return usdaDistance(query, parts) + USDA_LATER + (isSpecial ? 1 : 0)
    },
  }
}
