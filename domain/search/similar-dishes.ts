// More like this: dishes with similar ingredients, type and nutrition, but no two versions of one dish.
import { isStopWord, singularWords } from '#domain/text/text-match.ts'

export interface ComparableDish {
  title: string
  /** `weight`, 0 to 1: how much the food matters to the dish; little for a spice. */
  foods: readonly { id: number; weight: number }[]
  dishTypes: readonly string[]
  cuisines: readonly string[]
  calories: number
  protein: number
}

interface Profile {
  foods: ReadonlyMap<number, number>
  /** Square root of the sum of squared weights. */
  length: number
  titleWords: ReadonlySet<string>
}

const INGREDIENTS = 0.7
const KIND = 0.15
const CUISINE = 0.05
const FIGURES = 0.1
/** From this similarity on, two dishes are versions of one. */
const SAME_INGREDIENTS = 0.8
const SAME_TITLE = 0.6

export type SimilarDishes = (at: number, count: number) => number[]

export function createSimilarDishes(dishes: readonly ComparableDish[]): SimilarDishes {
  const users = new Map<number, number[]>()
  dishes.forEach(({ foods }, at) => {
    for (const id of new Set(foods.map((food) => food.id))) users.set(id, [...(users.get(id) ?? []), at])
  })
  // Rare foods count more: salt says nothing about a dish, tamarind a lot.
  const rarity = (food: number): number => Math.log(dishes.length / (users.get(food)?.length ?? 1))
  const profiles = dishes.map(({ foods: given, title }): Profile => {
    const foods = new Map(given.map(({ id, weight }) => [id, weight * rarity(id)]))
    const squares = [...foods.values()].reduce((sum, weight) => sum + weight ** 2, 0)
    const titleWords = new Set(singularWords(title).filter((word) => !isStopWord(word)))
    return { foods, length: Math.sqrt(squares), titleWords }
  })

  function sharedIngredients(one: Profile, other: Profile): number {
    let sum = 0
    for (const [food, weight] of one.foods) sum += weight * (other.foods.get(food) ?? 0)
    return sum === 0 ? 0 : sum / (one.length * other.length)
  }

  function likeness(a: number, b: number): number {
    const [one, other] = [dishes[a], dishes[b]]
    const [left, right] = [profiles[a], profiles[b]]
    if (!one || !other || !left || !right) return 0
    return (
      INGREDIENTS * sharedIngredients(left, right) +
      KIND * overlap(new Set(one.dishTypes), new Set(other.dishTypes)) +
      CUISINE * (one.cuisines[0] === other.cuisines[0] ? 1 : 0) +
      (FIGURES * (closeness(one.calories, other.calories) + closeness(one.protein, other.protein))) / 2
    )
  }

  function isSameDish(a: number, b: number): boolean {
    const [left, right] = [profiles[a], profiles[b]]
    if (!left || !right) return false
    return (
      sharedIngredients(left, right) >= SAME_INGREDIENTS || overlap(left.titleWords, right.titleWords) >= SAME_TITLE
    )
  }

  return (at, count) => {
    const candidates = new Set<number>()
    for (const food of profiles[at]?.foods.keys() ?? []) {
      const sharing = users.get(food) ?? []
      // Skip foods that half of all dishes have.
      if (sharing.length * 2 <= dishes.length) for (const other of sharing) candidates.add(other)
    }
    candidates.delete(at)
    const ranked = Array.from(candidates, (other) => ({ other, score: likeness(at, other) }))
    ranked.sort((a, b) => b.score - a.score || a.other - b.other)
    const chosen: number[] = []
    for (const { other } of ranked) {
      if (chosen.length === count) break
      if (![at, ...chosen].some((taken) => isSameDish(taken, other))) chosen.push(other)
    }
    return chosen
  }
}

/** Jaccard similarity of two sets. */
function overlap<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): number {
  const shared = [...one].filter((item) => other.has(item)).length
  return shared === 0 ? 0 : shared / (one.size + other.size - shared)
}

const closeness = (a: number, b: number): number => (Math.max(a, b) === 0 ? 1 : Math.min(a, b) / Math.max(a, b))
