// What a dish contains that people are allergic to: the nine major allergens of US law and the fourteen of the EU, as
// one list. For the sources, see docs/claims.md.
import type { FoodTrait } from './food.ts'

/** The words for the page, in its order. */
const ALLERGENS: readonly (readonly [FoodTrait, string])[] = [
  ['dairy', 'milk'],
  ['egg', 'egg'],
  ['wheat', 'wheat'],
  ['gluten', 'gluten'],
  ['oats', 'oats'],
  ['fish', 'fish'],
  ['crustacean', 'crustaceans'],
  ['mollusk', 'mollusks'],
  ['peanut', 'peanuts'],
  ['tree-nut', 'tree nuts'],
  ['soy', 'soy'],
  ['sesame', 'sesame'],
  ['celery', 'celery'],
  ['mustard', 'mustard'],
  ['lupin', 'lupin'],
  ['sulfite', 'sulfites'],
]

/** Both laws want the kind of nut named. Our foods' names say it, except for mixtures such as pesto. */
const NUTS =
  /almond|amaretti|amaretto|Brazil nut|cashew|chestnut|hazelnut|macadamia|marzipan|pecan|pine nut|pistachio|walnut/gi
const MADE_OF_ALMONDS = /^(?:amaretti|amaretto|marzipan)$/i

export interface AllergenFood {
  name: string
  traits: Iterable<FoodTrait>
  /** Depending on the product. */
  mayContain?: Iterable<FoodTrait> | undefined
}

export interface Allergens {
  contains: string[]
  /** None that it contains anyway. */
  mayContain: string[]
}

/** Of a recipe on its page. */
export interface KnownAllergens extends Allergens {
  /** How many ingredients aren't known. */
  unknown: number
}

export function allergensOf(foods: readonly AllergenFood[]): Allergens {
  const certain = new Set(foods.flatMap(({ traits }) => [...traits]))
  const possible = new Set(foods.flatMap(({ mayContain = [] }) => [...mayContain]))
  return {
    contains: ALLERGENS.filter(([trait]) => certain.has(trait)).map(([trait, word]) =>
      trait === 'tree-nut' ? withKinds(word, foods) : word,
    ),
    mayContain: ALLERGENS.filter(([trait]) => possible.has(trait) && !certain.has(trait)).map(([, word]) => word),
  }
}

/** "Contains milk, egg. May contain soy. 1 ingredient isn’t known to us." */
export function allergenText({ contains, mayContain, unknown }: KnownAllergens): string {
  const sentences: string[] = []
  if (contains.length > 0) sentences.push(`Contains ${contains.join(', ')}.`)
  else if (unknown === 0) sentences.push('Contains none of the major allergens.')
  if (mayContain.length > 0) sentences.push(`May contain ${mayContain.join(', ')}.`)
  if (unknown > 0)
    sentences.push(`${unknown} ${unknown === 1 ? 'ingredient isn’t' : 'ingredients aren’t'} known to us.`)
  return sentences.join(' ')
}

/** "tree nuts (almond, walnut)" */
function withKinds(word: string, foods: readonly AllergenFood[]): string {
  const kinds = foods
    .filter(({ traits }) => [...traits].includes('tree-nut'))
    .flatMap(({ name }) => name.match(NUTS) ?? [])
    .map((kind) => (MADE_OF_ALMONDS.test(kind) ? 'almond' : kind))
  return kinds.length === 0 ? word : `${word} (${[...new Set(kinds)].join(', ')})`
}
