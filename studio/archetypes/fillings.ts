// What is inside a sandwich, a burger or a wrap, as bands that show on the cut.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Band } from '#studio/shapes/upright.ts'

const FILLING_KINDS = [
  'meat',
  'poultry',
  'fish',
  'seafood',
  'tofu',
  'egg',
  'cheese',
  'leaf',
  'vegetable',
  'fruit',
  'legume',
  'herb',
  'cream',
] as const

export function fillingsOf(dish: Dish): Part[] {
  return dish
    .of(...FILLING_KINDS)
    .filter((part) => part.grams > 12 && !/garlic|ginger|milk|cream$/.test(part.name))
    .slice(0, 6)
}

export function bandOf(part: Part): Band {
  const { kind } = part.look
  const colour = part.look.main ? mix(part.look.main.sear, part.look.main.flesh, 0.55) : part.look.colour
  if (/bacon|prosciutto|\bham\b/.test(part.name))
    return { colour: mix(colour, rgb('#7a2412'), 0.3), share: 1.1, ruffle: 1, streaks: rgb('#e8a884') }
  if (part.cut === 'chop' || part.cut === 'mince' || part.cut === 'puree')
    if (kind === 'fish' || kind === 'egg' || kind === 'legume') return { colour, share: 1.8, ruffle: 0.7, grainy: true }
  if (kind === 'leaf' || kind === 'herb')
    return { colour: mix(colour, rgb('#a8d060'), 0.2), share: 0.7, ruffle: 1.6, pieces: true }
  if (kind === 'meat' || kind === 'poultry' || kind === 'fish' || kind === 'tofu')
    return { colour, share: 1.8, ruffle: 0.4, pieces: true }
  if (kind === 'cheese') return { colour: mix(colour, rgb('#f6c84a'), 0.4), share: 0.45, ruffle: 0.8, cheese: true }
  if (kind === 'cream') return { colour, share: 0.4, ruffle: 0.6 }
  return { colour, share: 0.85, ruffle: 0.6, pieces: true }
}

/** From the bottom up, as a sandwich is built: meat low, leaves high. */
const ORDER = [
  'legume',
  'tofu',
  'seafood',
  'fish',
  'poultry',
  'meat',
  'egg',
  'cheese',
  'fruit',
  'vegetable',
  'herb',
  'leaf',
  'cream',
]

export function stacked(parts: readonly Part[]): Band[] {
  return [...parts]
    .sort((a, b) => ORDER.indexOf(a.look.kind) - ORDER.indexOf(b.look.kind) || b.grams - a.grams)
    .map(bandOf)
}
