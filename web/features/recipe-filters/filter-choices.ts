// The choices in the panel; a URL may contain other values.
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { MEAL_TYPES } from '#domain/recipe/dish-types.ts'
import { capitalized } from '#domain/text/capitalized.ts'

export interface FilterChoice {
  value: string
  label: string
}

const amounts = (values: readonly number[], label: (value: number) => string): FilterChoice[] =>
  values.map((value) => ({ value: String(value), label: label(value) }))

export interface FilterField {
  name: string
  label: string
  /** Label for no choice. */
  none: string
  choices: readonly FilterChoice[]
  /** A value in the URL that isn't among the choices. */
  other: (value: string) => string
}

const minutes = (value: number | string) => `Up to ${value} min`
const calories = (value: number | string) => `Up to ${value} kcal`
const protein = (value: number | string) => `At least ${value} g`

export const CUISINE_FIELD: FilterField = {
  name: 'cuisine',
  label: 'Cuisine',
  none: 'Any cuisine',
  choices: CUISINES.map((value) => ({ value, label: value })),
  other: capitalized,
}

export const FILTER_FIELDS: readonly FilterField[] = [
  {
    name: 'type',
    label: 'Meal type',
    none: 'Any meal',
    choices: MEAL_TYPES.map((value) => ({ value, label: value === 'beverage' ? 'Drink' : capitalized(value) })),
    other: capitalized,
  },
  {
    name: 'maxTime',
    label: 'Time',
    none: 'Any time',
    choices: amounts([15, 20, 30, 45, 60], minutes),
    other: minutes,
  },
  {
    name: 'maxCalories',
    label: 'Calories per serving',
    none: 'Any calories',
    choices: amounts([200, 300, 400, 500, 600, 800], calories),
    other: calories,
  },
  {
    name: 'minProtein',
    label: 'Protein per serving',
    none: 'Any protein',
    choices: amounts([10, 15, 20, 25, 30, 40], protein),
    other: protein,
  },
]

export const SORT_FIELD: FilterField = {
  name: 'sort',
  label: 'Sort by',
  none: 'Best match',
  choices: [
    { value: 'time', label: 'Quickest' },
    { value: 'calories', label: 'Fewest calories' },
    { value: 'protein', label: 'Most protein' },
    { value: 'price', label: 'Lowest price' },
    { value: 'health', label: 'Health score' },
  ],
  other: () => 'Best match',
}
