// What is inside a sandwich, a burger or a wrap, as bands that show on the cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Kind } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { CutKind } from '#studio/shapes/cut-layers.ts'
import type { CutFood } from '#studio/shapes/morsel.ts'
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

/** How a food looks where a wrap was cut, and how much of the cut it takes. */
function cutForm({ look, cut, name, done }: Part): Pick<CutFood, 'form' | 'share' | 'rim' | 'pale' | 'above'> {
  const { kind } = look
  if (/hummus|refried/.test(name)) return { form: 'spread', share: 1 }
  if (kind === 'cream') return { form: 'spread', share: 0.24, above: true }
  if (cut === 'shred' && (kind === 'vegetable' || /cabbage/.test(name))) return { form: 'shred', share: 0.85 }
  if (kind === 'grain') return { form: 'grain', share: 1.1 }
  if (kind === 'legume') return { form: 'bean', share: 1.2 }
  if (kind === 'leaf' || kind === 'herb') return { form: 'leaf', share: kind === 'leaf' ? 1 : 0.4 }
  if (kind === 'cheese') return { form: 'melt', share: 0.55 }
  if (kind === 'egg') return { form: 'lump', share: 2.2 }
  if (cut === 'mince') return { form: 'crumb', share: 1.3 }
  const skin = SKINNED.find(([food]) => food.test(name))?.[2]
  if (/cucumber|zucchini/.test(name)) {
    const rim = skin ?? rgb('#3c7a34')
    return cut === 'strip' ? { form: 'baton', share: 0.8, rim } : { form: 'slice', share: 0.7, rim }
  }
  if (/tomato/.test(name) && cut === 'slice')
    return { form: 'crescent', share: 0.8, rim: rgb('#b3200f'), pale: rgb('#f7b07c') }
  if (/avocado/.test(name) && cut === 'slice')
    return { form: 'crescent', share: 0.9, rim: rgb('#7fa53a'), pale: rgb('#f3ec9e') }
  if (/bell pepper/.test(name) && cut === 'strip')
    return { form: 'crescent', share: 0.75, rim: scaled(look.colour, 0.7), pale: mix(look.colour, rgb('#ffb08a'), 0.4) }
  // What was fried with the rest has shrunk.
  if (kind === 'vegetable' || kind === 'fruit')
    return { form: 'dice', share: done && done !== 'raw' ? 0.4 : 0.75, ...(skin ? { rim: skin } : {}) }
  // Fried batons keep a golden skin.
  if (kind === 'tofu') return { form: 'dice', share: 1, rim: rgb('#cf8f3c') }
  if (kind === 'poultry') return { form: 'strip', share: 1.6, rim: SEARED }
  return { form: 'lump', share: 1.3 }
}

const [SCRAMBLED, FRIED] = [rgb('#f4cf62'), rgb('#a06a28')]
/** Chicken from the pan, with paprika on it. */
const SEARED = rgb('#b3642a')

/** Some foods are brighter inside than their skin or their heap. */
function cutColour(part: Part): Rgb {
  if (/red cabbage/.test(part.name)) return rgb('#8a2f78')
  if (/hummus/.test(part.name)) return rgb('#e9cd94')
  if (/avocado/.test(part.name)) return rgb('#c9d86a')
  if (part.look.kind === 'tofu') return rgb('#f6e3ba')
  if (/cucumber/.test(part.name)) return rgb('#dfeaaa')
  if (/tomato/.test(part.name)) return rgb('#e2432c')
  if (/yogurt/.test(part.name)) return rgb('#fdfaf0')
  if (part.look.kind === 'poultry' && part.cut !== 'shred') return rgb('#ecc792')
  if (part.look.kind === 'egg') return SCRAMBLED
  // Greens lose their brightness in the pan.
  if (part.look.kind === 'vegetable' && part.done && part.done !== 'raw') return mix(part.look.colour, FRIED, 0.3)
  return part.look.grain?.light ?? bandOf(part).colour
}

/** Green with herbs inside, brown outside. */
const FALAFEL: CutFood = { colour: rgb('#c4b45c'), rim: rgb('#7d4414'), form: 'patty', share: 1 }

/** What a wrap shows where it is cut, from the top down: leaves above, grains and beans below. */
export function cutFoods(dish: Dish): CutFood[] {
  const grains = dish.of('grain').filter((part) => part.grams > 30)
  const falafel = dish.called(/falafel/)
  const hidden = dish.scene.hide.map((word) => word.toLowerCase())
  const foods = [...fillingsOf(dish), ...grains]
    .filter(({ name }) => !hidden.some((word) => name.includes(word)))
    .filter(
      (part) => !falafel || (part.look.kind !== 'legume' && part.look.kind !== 'herb' && !/onion/.test(part.name)),
    )
    .toSorted((a, b) => ORDER.indexOf(b.look.kind) - ORDER.indexOf(a.look.kind))
    .map((part): CutFood => ({ colour: cutColour(part), ...cutForm(part) }))
  // They are the heart of the wrap.
  return falafel ? [...foods, FALAFEL] : foods
}

export function fillingsOf(dish: Dish): Part[] {
  return (
    dish
      .of(...FILLING_KINDS)
      .filter((part) => part.grams > 12 && !/garlic|ginger|milk|cream$/.test(part.name))
      // Wedges of fruit are eaten beside it.
      .filter((part) => part.look.kind !== 'fruit' || part.cut !== 'wedge')
      .slice(0, 6)
  )
}

export function bandOf(part: Part): Band {
  const { kind } = part.look
  const colour = part.look.main ? mix(part.look.main.sear, part.look.main.flesh, 0.55) : part.look.colour
  if (/bacon|prosciutto|\bham\b/.test(part.name))
    return { colour: mix(colour, rgb('#7a2412'), 0.3), share: 1, ruffle: 1, streaks: rgb('#e8a884'), cut: 'bacon' }
  if (part.cut === 'chop' || part.cut === 'mince' || part.cut === 'puree')
    if (BOUND.has(kind)) return { colour, share: 1.8, ruffle: 0.7, grainy: true }
  if (kind === 'leaf' || kind === 'herb')
    return { colour: mix(colour, rgb('#a8d060'), 0.2), share: 0.85, ruffle: 1.6, pieces: true, cut: 'leaf' }
  if (kind === 'poultry') return { colour, share: 1.8, ruffle: 0.4, sliced: true, cut: 'chicken' }
  if (kind === 'meat' || kind === 'fish' || kind === 'tofu') return { colour, share: 1.8, ruffle: 0.4, pieces: true }
  if (kind === 'cheese')
    return { colour: mix(colour, rgb('#f6c84a'), 0.4), share: 0.45, ruffle: 0.8, cheese: true, cut: 'cheese' }
  if (kind === 'cream') return { colour, share: 0.4, ruffle: 0.6 }
  const skin = SKINNED.find(([food]) => food.test(part.name))
  if (skin) return { colour: skin[1], skin: skin[2], share: 0.95, ruffle: 0.5, pieces: true, cut: skin[3] }
  if (/avocado/.test(part.name)) return { colour, share: 0.85, ruffle: 0.6, pieces: true, cut: 'avocado' }
  return { colour, share: 0.85, ruffle: 0.6, pieces: true }
}

/** Chopped and stirred into one mass. */
const BOUND: ReadonlySet<Kind> = new Set<Kind>(['fish', 'egg', 'legume', 'poultry'])

const CANNED_FISH = rgb('#efc294')

/** Slices whose flesh is paler than their skin. */
const SKINNED: readonly (readonly [RegExp, Rgb, Rgb, CutKind])[] = [
  [/tomato/, rgb('#e2563a'), rgb('#b3200f'), 'tomato'],
  [/cucumber/, rgb('#dcebb4'), rgb('#3c7a34'), 'cucumber'],
  [/red onion/, rgb('#f3e2ea'), rgb('#9a3a70'), 'onion'],
]

/** Tuna, egg or chickpeas bound with a dressing: what was chopped into it shows as flecks, not as layers of its own. */
function boundSalad(dish: Dish, parts: readonly Part[]): Band | null {
  const main = parts.find((part) => BOUND.has(part.look.kind))
  if (!main) return null
  const cream = parts.find((part) => part.look.kind === 'cream')
  const band = bandOf(main)
  // Among crushed chickpeas even a spoonful of celery or parsley is seen.
  const from = main.look.kind === 'legume' ? dish.of('vegetable', 'herb') : parts
  const stirred = from.filter((part) => part !== main && isChopped(part))
  const egg = main.look.kind === 'egg'
  const own = main.look.kind === 'fish' ? CANNED_FISH : band.colour
  const pale = mix(egg ? rgb('#f3d578') : own, cream?.look.colour ?? rgb('#f6e6c0'), 0.4)
  const bits = stirred.map((part) => part.look.colour)
  const beans = main.look.kind === 'legume' ? { beans: mix(main.look.colour, rgb('#d9a95a'), 0.4) } : {}
  if (!egg) return { colour: pale, share: 3.1, ruffle: 0.5, bound: bits, ...beans }
  const lumps = [rgb('#fdf8ec'), rgb('#fbf3de'), rgb('#f0b83a')]
  return { colour: pale, share: 3.1, ruffle: 0.5, flecks: [...lumps, ...lumps, ...bits] }
}

function isChopped({ cut, look }: Part): boolean {
  return ['chop', 'mince', 'cube'].includes(cut) || look.kind === 'herb'
}

/** Shredded vegetables that were beaten with eggs and fried, scallions among them. */
function isInOmelet({ cut, look, name }: Part): boolean {
  return look.kind !== 'cheese' && (cut === 'shred' || cut === 'strip' || /scallion/.test(name))
}

/** What set in the egg of a thick omelet; empty where there is none. */
export function stirredIntoOmelet(dish: Dish): Part[] {
  const parts = fillingsOf(dish)
  return parts.some((part) => part.look.kind === 'egg') ? parts.filter(isInOmelet) : []
}

/** What a sandwich shows at its cut. */
export function sandwichBands(dish: Dish): Band[] {
  const parts = fillingsOf(dish)
  const bound = dish.called(/salad sandwich/) ? boundSalad(dish, parts) : null
  if (!bound) return stacked(parts)
  const layers = parts.filter((part) => !BOUND.has(part.look.kind) && part.look.kind !== 'cream' && !isChopped(part))
  return [bound, ...stacked(layers)]
}

/** From the bottom up, as a sandwich is built: meat low, leaves high. */
const ORDER = [
  'grain',
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
