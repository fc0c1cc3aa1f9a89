// A dish as the planner sees it, and the meals that it suits.

export interface PlanDish {
  id: number
  /** Per serving: kcal, grams, sodium in mg, price in US dollars. */
  calories: number
  protein: number
  fat: number
  carbohydrates: number
  fiber: number
  sodium: number
  saturatedFat: number
  price: number
  /** From the start of cooking to the table. */
  minutes: number
  /** Servings that the recipe makes. */
  servings: number
  cuisine: string
  dishTypes: readonly string[]
  /** What it is built on and how it is cooked (dish-base.ts); '' if unknown. */
  staple: string
  base: string
  method: string
  isMeatOrFish: boolean
  /** Foods bought whole (a cabbage, a bunch of dill, a can of beans), and how much of one a serving uses. */
  fresh: readonly { food: number; packs: number }[]
}

export type MealKind = 'breakfast' | 'main' | 'snack'

const isOfType =
  (...types: readonly string[]) =>
  (dish: Pick<PlanDish, 'dishTypes'>) =>
    dish.dishTypes.some((type) => types.includes(type))

export const isSoup = isOfType('soup')
export const isSalad = isOfType('salad')

/** Never eaten on its own. */
const isAccompaniment = ({ dishTypes }: PlanDish) =>
  dishTypes.length > 0 &&
  dishTypes.every((type) => ['sauce', 'marinade', 'condiment', 'dressing', 'spread'].includes(type))

const isMain = isOfType('main course', 'main dish')
const isHearty = isOfType('soup', 'salad', 'side dish', 'brunch', 'lunch', 'dinner')
const any = () => true

/** Dish types for each meal; later choices are used only if a diet leaves fewer than two of the earlier. */
const CHOICES: Record<MealKind, readonly ((dish: PlanDish) => boolean)[]> = {
  breakfast: [isOfType('breakfast', 'morning meal'), isOfType('brunch'), any],
  // No fallback: no plan is better than toast for dinner.
  main: [isMain, (dish) => isHearty(dish) || dish.dishTypes.length === 0],
  snack: [
    isOfType('snack'),
    isOfType('dessert', 'appetizer', 'fingerfood', 'bread', 'beverage', 'drink'),
    (dish) => !isMain(dish),
  ],
}
const FEWEST = 2

/** The dishes that suit this kind of meal, by their position in the list. */
export function dishesFor(kind: MealKind, dishes: readonly PlanDish[]): number[] {
  let found: number[] = []
  for (const fits of CHOICES[kind]) {
    found = dishes.flatMap((dish, at) =>
      found.includes(at) || (dish.calories > 0 && !isAccompaniment(dish) && fits(dish)) ? [at] : [],
    )
    if (found.length >= FEWEST) break
  }
  return found
}
