// Which dishes suit a Mediterranean way of eating. For the sources, see docs/claims.md.
import { type Diet, dietOf } from './diets.ts'
import type { FoodTrait } from './food.ts'

/** A diet of our own planner: the provider doesn't have it. */
export const MEDITERRANEAN = 'Mediterranean'

/** What lists of our own catalogue can be filtered by. */
export type ListDiet = Diet | typeof MEDITERRANEAN

export const listDietOf = (word: string): ListDiet | null =>
  word.trim().toLowerCase() === 'mediterranean' ? MEDITERRANEAN : dietOf(word)

/** Inside a sentence. */
export const listDietText = (diet: ListDiet): string => (diet === MEDITERRANEAN ? diet : diet.toLowerCase())

export interface MediterraneanFacts {
  cuisines: readonly string[]
  dishTypes: readonly string[]
  /** Each with its name as singular words. */
  foods: readonly { name: string; traits: ReadonlySet<FoodTrait> }[]
}

/** Cooked around the Mediterranean Sea. */
const CUISINES = ['Mediterranean', 'Greek', 'Italian', 'Spanish', 'French', 'Middle Eastern']
/** Share dishes with them. A dish that is also of any other cuisine, like the Philippine adobo, comes from elsewhere. */
const RELATED = ['African', 'American', 'European', 'Jewish']

const OTHER_FATS = /\b(?:butter|ghee|lard|shortening|margarine|cream|crème|half and half|coconut)\b/
/** Neither butter nor cream, whatever their names say. */
const NOT_FATS =
  /\b(?:peanut|almond|cashew|nut|seed|apple) butter\b|\bbutter (?:bean|lettuce)\b|\bcream of tartar\b|\bcoconut (?:amino|sugar)\b/
const PROCESSED_MEAT = /\b(?:bacon|ham|sausage|chorizo|salami|prosciutto|pancetta|merguez|frankfurter)\b/
const YOGURT = /\b(?:yogurt|yoghurt|skyr|labneh)\b/

const isRedMeat = (traits: ReadonlySet<FoodTrait>): boolean =>
  (traits.has('meat') || traits.has('pork')) && !traits.has('poultry') && !traits.has('animal-by-product')

const isOut = ({ name, traits }: MediterraneanFacts['foods'][number]): boolean =>
  isRedMeat(traits) || PROCESSED_MEAT.test(name) || (OTHER_FATS.test(name) && !NOT_FATS.test(name))

const isOfRegion = (cuisines: readonly string[]): boolean =>
  cuisines.some((cuisine) => CUISINES.includes(cuisine)) &&
  cuisines.every((cuisine) => CUISINES.includes(cuisine) || RELATED.includes(cuisine))

/** Neither a salad nor a small savory plate: those have a cuisine. */
const isBreakfastOrSnack = (types: readonly string[]): boolean =>
  ['breakfast', 'snack'].some((type) => types.includes(type)) &&
  !['main course', 'appetizer'].some((type) => types.includes(type))

/**
 * No red or processed meat; olive oil instead of butter, cream and coconut. Dishes come from the cuisines of the region;
 * breakfasts and snacks may also be built on yogurt, oats or nuts, without added sugar.
 */
export function isMediterranean({ cuisines, dishTypes, foods }: MediterraneanFacts): boolean {
  if (foods.some(isOut)) return false
  if (isOfRegion(cuisines)) return true
  if (!isBreakfastOrSnack(dishTypes)) return false
  const has = (trait: FoodTrait) => foods.some(({ traits }) => traits.has(trait))
  return !has('added-sugar') && (has('oats') || has('tree-nut') || foods.some(({ name }) => YOGURT.test(name)))
}

/** A dish of the catalogue or a member's own. */
export interface MediterraneanEntry {
  plain: Pick<MediterraneanFacts, 'cuisines' | 'dishTypes'>
  /** With each food's names, the one in the recipe first. */
  ingredients: readonly { names: readonly (readonly string[])[]; traits: ReadonlySet<FoodTrait> }[]
}

export const isMediterraneanEntry = ({ plain, ingredients }: MediterraneanEntry): boolean =>
  isMediterranean({
    ...{ cuisines: plain.cuisines, dishTypes: plain.dishTypes },
    // As the recipe writes it, and its usual name.
    foods: ingredients.map(({ names, traits }) => ({ name: names.slice(0, 2).flat().join(' '), traits })),
  })
