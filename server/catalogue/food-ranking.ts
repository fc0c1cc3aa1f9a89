// Ranks the foods that contain the typed words: the plain food comes before foods made from it.
import { isNamesake } from '#domain/kitchen/ingredient-match.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { LookupFood } from './lookup-food.ts'

type Words = readonly string[]

/** Distances for a kind of the food, for a different food with the words in its name, and for one without them. */
export const KIND_OF_FOOD = 1
export const OTHER_FOOD = 4
const UNRELATED = 5

/** The query's words after synonyms: "courgettes" becomes "zucchini". */
export const wordsOfQuery = (text: string): string[] =>
  synonyms.termsOfQuery(text).flatMap(({ term }) => term.split(' '))
const nameWords = (text: string): string[] => synonyms.terms(text).flatMap(({ term }) => term.split(' '))

/** What follows these words doesn't say what the food is. */
const JOINS = new Set(['with', 'in', 'and'])

/** How far a name is from the query; 0 if they are the same. */
function distance(query: Words, name: Words): number {
  const wanted = query.join(' ')
  const given = name.join(' ')
  if (given === wanted) return 0
  if (isNamesake(wanted, name)) return OTHER_FOOD
  const join = name.findIndex((word) => JOINS.has(word))
  const food = join < 1 ? name : name.slice(0, join)
  if (food.join(' ') === wanted) return name[join] === 'and' ? OTHER_FOOD : 1.5
  if (!query.every((word) => name.includes(word))) return UNRELATED
  // In English the last word says what a food is: rolled oats are oats, oat milk is milk.
  if (food.at(-1) !== query.at(-1)) return OTHER_FOOD
  return food.join(' ').endsWith(` ${wanted}`) ? KIND_OF_FOOD : 1.2
}

/** Categories that USDA writes before the food: "beverages, coffee, brewed". */
const GENERIC = new Set(['beverage', 'alcoholic beverage', 'nut', 'seed', 'fish', 'candy', 'snack', 'fast food'])

/** USDA writes the food first and its kind after it: "bananas, raw", "oil, olive, salad or cooking". */
function usdaDistance(query: Words, parts: readonly Words[]): number {
  const [first = [], second = []] = GENERIC.has(parts[0]?.join(' ') ?? '') ? parts.slice(1) : parts
  const nearest = distance(query, first)
  if (nearest < OTHER_FOOD) return nearest
  const both = [...first, ...second]
  if (both.length === query.length && query.every((word) => both.includes(word))) return 0.5
  const all = parts.flat()
  return query.every((word) => all.includes(word)) ? OTHER_FOOD : UNRELATED
}

/** Unusual foods, by USDA's numbers and words: baby food, brands, restaurants, school lunches, unprepared mixes. */
const SPECIAL = /^(?:03|21|22|35|36)/
const UNUSUAL = new Set(['dry', 'mix', 'unprepared', 'dehydrated', 'powder', 'babyfood', 'infant', 'lunch', 'sandwich'])

/** Our foods come before USDA's, but an exact match from USDA comes before one of ours that only contains the word. */
const USDA_LATER = 1.5
const ALIAS_LATER = 0.25
/** For an alias that only ends with the query: "jam" means other jams before nam prik pao, a chili jam. */
const KIND_BY_ALIAS_LATER = 1.8
/** Less than ALIAS_LATER, so that a main name always comes before an alias. */
const RAREST = 0.2

export interface FoodRanking {
  rank(query: Words, food: LookupFood): number
  /** For a food with exactly this name. */
  rankOfName(food: LookupFood, isAlias: boolean): number
}

/** `uses` is the number of recipes with a food; more common foods win ties. */
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
  const rarity = (food: LookupFood) => RAREST / (1 + uses(food))
  return {
    // Before a food that only has this name as an alias.
    rankOfName: (food, isAlias) => (isAlias ? ALIAS_LATER : 0) + rarity(food) - RAREST,
    rank(query, food) {
      if (food.traits !== null) {
        const nearest = names(food).map((name, at) => {
          const plain = distance(query, name)
          return plain + (at === 0 ? 0 : plain === 0 ? ALIAS_LATER : KIND_BY_ALIAS_LATER)
        })
        return Math.min(...nearest) + rarity(food)
      }
      const parts = names(food)
      const isSpecial =
        SPECIAL.test(food.usda ?? '') || parts.flat().some((word) => UNUSUAL.has(word) && !query.includes(word))
      return usdaDistance(query, parts) + USDA_LATER + (isSpecial ? 1 : 0)
    },
  }
}
