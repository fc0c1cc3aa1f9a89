// The dish types, in display order.

export const MEAL_TYPES = [
  'breakfast',
  'brunch',
  'lunch',
  'dinner',
  'main course',
  'side dish',
  'salad',
  'soup',
  'snack',
  'appetizer',
  'dessert',
  'beverage',
  'bread',
  'sauce',
] as const
export type MealType = (typeof MEAL_TYPES)[number]

type DishType = Exclude<MealType, 'lunch' | 'dinner'>

/** The dish types that a recipe file can have; lunch and dinner follow from a main course. */
export const DISH_TYPES = MEAL_TYPES.filter((type): type is DishType => type !== 'lunch' && type !== 'dinner')
