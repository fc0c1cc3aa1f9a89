// Which replacements keep the structure of a dish: butter in a sauce isn't butter in a pie crust.
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { remembered } from '#domain/remembered.ts'
import type { Replacement } from './replacement.ts'

export interface DishWords {
  title: string
  dishTypes: readonly string[]
  steps: readonly { text: string; ingredientNames: readonly string[] }[]
  ingredients: readonly { name: string; food: { name: string; traits: readonly FoodTrait[] } | null }[]
}

const LEAVENER = /^(?:baking powder|baking soda|active dry yeast|fresh yeast|self-rising flour)$/
const FLOUR = /\bflour$|^semolina$/

/** Flour with a leavener, or with eggs and sugar: it rises and sets, so what is in it has a task. */
function isBatter(dish: DishWords): boolean {
  const foods = dish.ingredients.flatMap(({ food }) => (food ? [food] : []))
  const has = (test: (food: (typeof foods)[number]) => boolean) => foods.some(test)
  const rises = has(({ name }) => LEAVENER.test(name))
  const isSweetAndSet =
    has(({ traits }) => traits.includes('egg')) && has(({ traits }) => traits.includes('added-sugar'))
  return has(({ name }) => FLOUR.test(name)) && (rises || isSweetAndSet)
}

/** Letters only, so that the beginnings of words can be looked up. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')}`

/** Whether a replacement fits the dish. What the ingredient must not be used for is looked up in its own steps. */
export function createFit(dish: DishWords): (ingredientName: string, replacement: Replacement) => boolean {
  const title = wordsOf([dish.title, ...dish.dishTypes, isBatter(dish) ? 'batter' : ''].join(' '))
  const steps = dish.steps.map(({ text }) => wordsOf(text))
  const all = title + steps.join('')
  const own = remembered(dish.ingredients.length, (name) => {
    const usedIn = steps.filter((_, at) => dish.steps[at]?.ingredientNames.includes(name))
    return title + (usedIn.length > 0 ? usedIn : steps).join('')
  })
  return (name, { only, unless }) =>
    !unless.some((start) => own(name).includes(wordsOf(start))) &&
    (only.length === 0 || only.some((start) => all.includes(wordsOf(start))))
}
