// Households as they could sit at a table: all numbers come from a seed, so that every run is the same.

import { type Random, sample, seededRandom } from '#domain/random.ts'
import { addDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import type { CallParameters } from '#server/recipe-source/recipe-source.ts'
import type { EaterInput, TableEaters } from '#server/table/eaters-of.ts'

const DIETS = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'vegetarian',
  'vegan',
  'keto',
  'paleo',
  'mediterranean',
  'low_carb',
  'high_protein',
]
const AVOIDED = [
  'gluten',
  'milk',
  'eggs',
  'peanuts',
  'tree nuts',
  'shellfish',
  'fish',
  'soy',
  'sesame',
  'mushrooms',
  'olives',
  'cilantro',
  'pork',
  'tofu',
  'tomatoes',
]
export const FIRST_DAY = '2026-11-23'

const between = (random: Random, least: number, most: number) => least + random() * (most - least)

function madeUpEater(nth: number, random: Random): EaterInput {
  const isChild = nth > 0 && random() < 0.3
  const calories = Math.round(between(random, 1000, isChild ? 1600 : 4000))
  const pick = <Item>(...items: Item[]): Item => items[Math.floor(random() * items.length)] as Item // never empty
  return {
    id: `person ${nth}`,
    name: `Person ${nth}`,
    diet: isChild ? 'none' : pick(...DIETS),
    exclusions: sample(AVOIDED, pick(0, 0, 0, 1, 1, 2), random),
    isChild,
    isPrivate: false,
    needs: {
      calories,
      minProtein: isChild ? 19 : Math.round(calories * pick(0.025, 0.035, 0.045, 0.06)),
      minFiber: Math.round(calories * pick(0.01, 0.014)),
      maxSodium: isChild ? 1500 : pick(2300, 2300, 2300, 1500),
    },
  }
}

export interface MadeUpHousehold {
  table: TableEaters
  parameters: CallParameters
}

export function madeUpHousehold(seed: number, timeFrame: 'day' | 'week', size?: number): MadeUpHousehold {
  const random = seededRandom(seed)
  const eaters = Array.from({ length: size ?? 1 + Math.floor(random() * 6) }, (_, nth) => madeUpEater(nth, random))
  const dates = Array.from({ length: timeFrame === 'day' ? 1 : 7 }, (_, day) => addDays(FIRST_DAY, day))
  const meals = dates.flatMap((date) =>
    MEAL_SLOTS.map((mealType) => ({
      ...{ date, mealType },
      // Somebody is always there.
      eaters: eaters.filter((_, nth) => nth === 0 || random() > 0.12).map(({ id }) => id),
      guests: random() < 0.1 ? 1 + Math.floor(random() * 3) : 0,
    })),
  )
  const some = (share: number, name: string, value: string): CallParameters =>
    random() < share ? { [name]: value } : {}
  const parameters = {
    ...{ timeFrame, seed: String(seed) },
    ...some(0.3, 'maxMinutes', '45'),
    ...some(0.2, 'maxPrice', '12'),
    ...some(0.4, 'leftovers', 'true'),
    ...some(0.2, 'use', 'cabbage'),
  }
  return { table: { eaters, meals }, parameters }
}
