// What people type to look up a food: "2 eggs", "a glass of red wine", "200g chicken breast".

import { NUMBER_WORDS, oneOf } from '#domain/text/number-words.ts'
import { parseIngredientLine } from './ingredient-line.ts'

export interface FoodQuery {
  name: string
  /** Null if only a food was typed. */
  amount: number | null
  /** '' for pieces. */
  unit: string
}

/** Servings that aren't kitchen measures, and what they count as. */
const VESSELS: Readonly<Record<string, string>> = {
  glass: 'glass',
  glasses: 'glass',
  mug: 'cup',
  mugs: 'cup',
  bowl: 'serving',
  bowls: 'serving',
  plate: 'serving',
  plates: 'serving',
  portion: 'serving',
  portions: 'serving',
  order: 'serving',
  shot: 'serving',
  shots: 'serving',
}

const WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, half: 0.5 }
const AMOUNT_FIRST = new RegExp(
  String.raw`^(?:(?:(?<words>${oneOf(WORDS)})|(?<figure>\d+(?:\.\d+)?))\s*)?(?<vessel>[a-z]+)\s+(?<of>of\s+)?(?<name>\S.*)$`,
  'i',
)

function withVessel(text: string): FoodQuery | null {
  const { words, figure, vessel = '', of, name = '' } = AMOUNT_FIRST.exec(text.trim())?.groups ?? {}
  const unit = Object.hasOwn(VESSELS, vessel.toLowerCase()) ? VESSELS[vessel.toLowerCase()] : undefined
  // "glass noodles" are noodles.
  if (!unit || (of === undefined && words === undefined && figure === undefined)) return null
  const amount = figure === undefined ? (WORDS[(words ?? 'a').toLowerCase()] ?? 1) : Number(figure)
  return { name: name.trim(), amount, unit }
}

/** The amount at the start or end of a name. "turkey slices" has none: they aren't just any turkey. */
export function readAmountInName(text: string): FoodQuery {
  const vessel = withVessel(text)
  if (vessel) return vessel
  const { amount, unit, name } = parseIngredientLine(text)
  return name === '' ? { name: text.trim(), amount: null, unit: '' } : { name, amount, unit }
}

export function readFoodQuery(text: string): FoodQuery {
  const { amount, unit, name } = readAmountInName(text)
  // "pizza slice" means "slice of pizza", which parseIngredientLine can read.
  const trailing = /^(?<food>.+\S)\s+(?<unit>slices?|pieces?)$/i.exec(name)?.groups
  if (trailing && unit === '') {
    const counted = /^s/i.test(trailing.unit ?? '') ? 'slice' : 'piece'
    return { name: trailing.food ?? name, amount: amount ?? 1, unit: counted }
  }
  return { name, amount, unit }
}
