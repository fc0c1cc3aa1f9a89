// Finds foods whose USDA entry may be wrong: "canned beans" mapped to beans boiled without salt.
import type { Aisle, Food } from '#domain/nutrition/food.ts'
import { readSr28 } from './sr28.ts'

/** Words that change a food's salt, fat or water. If only one of the two names has one, the pair needs a check. */
const TELLING = {
  canned: /\b(canned|tinned|jarred)\b/,
  smoked: /\b(smoked|kippered?|kielbasa)\b/,
  salted:
    /\b(salted|with salt|salt (?:cod|pork|fish)|saltfish|cured|corned|brined|bacon|ham|gammon|pastrami|chorizo)\b/,
  pickled: /\b(pickled?s?|olives|in brine)\b/,
  dried: /\b(dried|dry|mature seeds, raw|lentils[a-z, ]* raw)\b/,
  fermented: /\bfermented\b/,
  lean: /\blean\b(?! and fat| meat \/)/,
  cooked: /\b(cooked|boiled|roasted|baked|fried|broiled)\b/,
  sweetened: /\bsweetened\b/,
  frozen: /\bfrozen\b/,
} as const
type TellingWord = keyof typeof TELLING

export interface FoodPair {
  id: number
  food: string
  usda: string
  word: TellingWord
  /** Which side has the word. */
  on: 'ours' | 'USDA'
}

/** Words implied by the aisle: nuts are dry, juices are bottled. */
function shelfWords({ aisle }: Food, onUsda: boolean): readonly TellingWord[] {
  if (DRY_SHELVES.has(aisle)) return ['dried']
  if (!onUsda) return []
  if (aisle === 'Canned and Jarred' || aisle === 'International Foods' || aisle === 'Beverages') return ['canned']
  return aisle === 'Frozen' || aisle === 'Bakery/Bread' ? ['frozen'] : []
}

const DRY_SHELVES: ReadonlySet<Aisle> = new Set([
  'Baking',
  'Cereal',
  'Nuts',
  'Spices and Seasonings',
  'Pasta and Rice',
  'Alcoholic Beverages', // a dry wine
])

/** "Canned, without salt" doesn't mean salted; "unsweetened" doesn't mean sugar. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/without [a-z ]+|un(?:cooked|salted|sweetened)|not (?:previously )?[a-z]+|dry heat/g, '')

export function suspiciousPairs(foods: readonly Food[]): FoodPair[] {
  const descriptions = new Map(readSr28().map(({ usda, name }) => [usda, plain(name)]))
  return foods.flatMap((food) => {
    const usda = food.usda === null ? undefined : descriptions.get(food.usda)
    if (usda === undefined) return []
    const ours = [food.name, ...food.aliases].map(plain)
    return Object.entries(TELLING).flatMap(([word, pattern]): FoodPair[] => {
      const telling = word as TellingWord // a key of TELLING
      const onUsda = pattern.test(usda)
      const onOurs = ours.some((name) => pattern.test(name))
      if (onOurs === onUsda || shelfWords(food, onUsda).includes(telling)) return []
      return [{ id: food.id, food: food.name, usda, word: telling, on: onOurs ? 'ours' : 'USDA' }]
    })
  })
}
