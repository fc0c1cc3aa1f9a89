// Derives a dish's diets from its foods. Automatic, not medical advice.
import { DIET_LABELS, DIETS, type Diet } from './diets.ts'
import { type FodmapPortion, isLowFodmap } from './fodmap.ts'
import type { FoodTrait } from './food.ts'
import type { EnergyShares } from './nutrients.ts'

type Traits = ReadonlySet<FoodTrait>

const MEAT: readonly FoodTrait[] = ['meat', 'poultry', 'pork', 'animal-by-product', 'gelatin']
const SEAFOOD: readonly FoodTrait[] = ['fish', 'shellfish']
const DAIRY: readonly FoodTrait[] = ['dairy', 'lactose', 'ghee']
const GRAIN: readonly FoodTrait[] = ['grain', 'wheat', 'gluten']
const LEGUME: readonly FoodTrait[] = ['legume', 'pod-legume', 'soy', 'peanut']

const hasAny = (traits: Traits, refused: readonly FoodTrait[]): boolean => refused.some((trait) => traits.has(trait))

const isVegetarian = (food: Traits): boolean => !hasAny(food, [...MEAT, ...SEAFOOD, 'rennet'])
const isPrimal = (food: Traits): boolean => !hasAny(food, [...GRAIN, ...LEGUME, 'added-sugar', 'processed', 'alcohol'])

/** Since August 2024, sulfites and carrageenan are allowed. */
function isWhole30(food: Traits): boolean {
  if (hasAny(food, ['added-sugar', 'sweetener', 'honey', 'alcohol', 'msg', ...GRAIN])) return false
  if (hasAny(food, LEGUME) && !food.has('pod-legume')) return false
  return !hasAny(food, DAIRY) || food.has('ghee')
}

/** A dish fits a diet if every food in it is allowed. */
const FOOD_RULES: Record<Exclude<Diet, 'Ketogenic' | 'Low FODMAP'>, (food: Traits) => boolean> = {
  'Gluten Free': (food) => !hasAny(food, ['gluten', 'wheat']),
  Vegetarian: isVegetarian,
  'Lacto-Vegetarian': (food) => isVegetarian(food) && !food.has('egg'),
  'Ovo-Vegetarian': (food) => isVegetarian(food) && !hasAny(food, DAIRY),
  Vegan: (food) => isVegetarian(food) && !hasAny(food, [...DAIRY, 'egg', 'honey']),
  Pescetarian: (food) => !hasAny(food, MEAT),
  Paleo: (food) => isPrimal(food) && !hasAny(food, DAIRY),
  Primal: isPrimal,
  Whole30: isWhole30,
}

export type Label = Diet | 'Dairy Free'

/** Labels that follow from the foods alone, whatever their amounts, and that are said of a swap. */
export const LABELS_OF_FOODS: readonly Label[] = ['Vegan', 'Vegetarian', 'Pescetarian', 'Dairy Free', 'Gluten Free']

/** Whether a label allows a food. Ketogenic and Low FODMAP depend on amounts, so they allow every food. */
export function isAllowed(label: Label, food: Traits): boolean {
  if (label === 'Dairy Free') return !hasAny(food, DAIRY)
  return label === 'Ketogenic' || label === 'Low FODMAP' || FOOD_RULES[label](food)
}

/** By energy: fat 55 to 80%, protein 15 to 35%, carbohydrates below 10%. */
export function isKetogenic({ percentProtein, percentFat, percentCarbs }: EnergyShares): boolean {
  return percentFat >= 55 && percentFat <= 80 && percentProtein >= 15 && percentProtein <= 35 && percentCarbs < 10
}

export interface DietProfile {
  diets: ReadonlySet<Diet>
  dairyFree: boolean
  /** As in the provider's responses. */
  labels: string[]
}

/** A dish's foods, as far as diets are concerned. */
export interface DietFood {
  traits: Traits
  fodmaps: FodmapPortion['limits']
  /** Eaten in one serving. */
  grams: number
}

export function dietProfile(portions: readonly DietFood[], shares: EnergyShares): DietProfile {
  const foods = portions.map(({ traits }) => traits)
  const holds = (diet: Diet): boolean => {
    if (diet === 'Ketogenic') return isKetogenic(shares)
    if (diet === 'Low FODMAP') return isLowFodmap(portions.map(({ fodmaps, grams }) => ({ limits: fodmaps, grams })))
    return foods.every(FOOD_RULES[diet])
  }
  const diets = new Set<Diet>(DIETS.filter(holds))
  const dairyFree = foods.every((food) => isAllowed('Dairy Free', food))
  const hasSeafood = foods.some((food) => hasAny(food, SEAFOOD))
  const labels = DIETS.filter((diet) => diets.has(diet) && (diet !== 'Pescetarian' || hasSeafood)).map(
    (diet) => DIET_LABELS[diet],
  )
  if (dairyFree) labels.push('dairy free')
  return { diets, dairyFree, labels }
}
