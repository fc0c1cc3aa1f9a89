// Which part of a dish is its main item, and how that is served.
import type { Dish } from '#studio/dish.ts'
import type { MainForm } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Serving } from '#studio/scene-spec.ts'

const MAINS = ['fish', 'poultry', 'meat', 'tofu', 'seafood'] as const

export function mainOf(dish: Dish): Part | undefined {
  const wanted = dish.scene.main
  if (wanted) return dish.parts.find((part) => part.name.includes(wanted) && part.look.main)
  const named = dish.of(...MAINS, 'cheese').filter((part) => part.look.main)
  return (
    named.find((part) => part.name.split(/[\s,]+/).some((word) => word.length > 3 && dish.words.includes(word))) ??
    dish.of(...MAINS).find((part) => part.look.main)
  )
}

const USUAL: Record<MainForm, Serving> = {
  fillet: 'fillet',
  breast: 'fillet',
  steak: 'slices',
  roast: 'slices',
  drumstick: 'drumsticks',
  ribs: 'ribs',
  sausage: 'sausages',
  mince: 'patties',
  shellfish: 'pile',
  slab: 'fillet',
}

/** How the main item is served: by the scene, by the steps, or by default. */
export function servingOf(dish: Dish, part: Part): Serving {
  if (dish.scene.as) return dish.scene.as
  const form = part.look.main?.form ?? 'fillet'
  if (part.cut === 'shred') return 'shreds'
  if (/roulade/.test(dish.words)) return 'rolls'
  if (part.look.kind === 'poultry' && /\bwhole\b/.test(part.name)) return 'whole'
  if (dish.breaded && form === 'drumstick' && /bone-in/.test(part.name)) return 'drumsticks'
  if (dish.breaded && form !== 'mince' && form !== 'shellfish') return 'cutlet'
  const curds = part.look.kind === 'tofu' || part.look.kind === 'cheese'
  if (part.cut === 'slice' && form !== 'fillet' && !curds) return 'slices'
  if (/\bwings?\b/.test(part.name)) return 'wings'
  if (/\bchops?\b|cutlet/.test(part.name)) return 'chops'
  if (form === 'slab' && part.look.kind === 'meat') return 'slices'
  return USUAL[form]
}
