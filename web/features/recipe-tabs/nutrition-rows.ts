// The nutrition table's rows. The provider gives fiber and sugar in grams; the table shows milligrams first, then grams.

import type { ViewNutrient } from '#domain/nutrition/nutrition-facts.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { NOT_KNOWN, shortNumber, wholeNumber } from '#web/ui/format.ts'

export interface NutritionRow {
  name: string
  amount: string
  /** "12%", or a dash. */
  daily: string
}

/** Seven rows that are always there, in the order of the specification. */
const MAIN = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fiber', 'Sugar', 'Sodium'] as const
const IN_MILLIGRAMS: ReadonlySet<string> = new Set(['Fiber', 'Sugar', 'Sodium'])

export function mainNutrients({ nutrients }: Pick<Recipe, 'nutrients'>): NutritionRow[] {
  return MAIN.map((name) =>
    row(
      name,
      nutrients.find((nutrient) => nutrient.name === name),
    ),
  )
}

export function furtherNutrients({ nutrients }: Pick<Recipe, 'nutrients'>): NutritionRow[] {
  const main: readonly string[] = MAIN
  return nutrients.filter(({ name }) => !main.includes(name)).map((nutrient) => row(nutrient.name, nutrient))
}

function row(name: string, nutrient: ViewNutrient | undefined): NutritionRow {
  if (!nutrient) return { name, amount: NOT_KNOWN, daily: NOT_KNOWN }
  const { percentOfDailyNeeds: percent } = nutrient
  return { name, amount: amountText(nutrient), daily: percent === null ? NOT_KNOWN : `${wholeNumber(percent)}%` }
}

/** On a narrow screen, the line breaks before the parenthesis, never between a number and its unit. */
function amountText({ name, amount, unit }: ViewNutrient) {
  if (IN_MILLIGRAMS.has(name) && unit === 'g')
    return `${wholeNumber(amount * 1000)}\u00a0mg (${shortNumber(amount)}\u00a0g)`
  return `${unit === 'kcal' || unit === 'mg' ? wholeOrShort(amount) : shortNumber(amount)} ${unit}`.trimEnd()
}

/** 423 kcal and 380 mg, but 1.4 mg of iron. */
const wholeOrShort = (amount: number) => (amount >= 10 ? wholeNumber(amount) : shortNumber(amount))
