// The `scene:` key of a recipe: directions for its picture where the rules fail.
import { z } from 'zod'

/** How a dish is laid out; each has its archetype in compose.ts. */
export const FORMS = [
  'salad',
  'soup',
  'puree',
  'dip',
  'mash',
  'porridge',
  'granola',
  'smoothie-bowl',
  'grain-bowl',
  'stew',
  'dal',
  'skillet',
  'noodles',
  'noodle-soup',
  'pasta',
  'filled-pasta',
  'pilaf',
  'risotto',
  'sushi',
  'plate',
  'assorted',
  'stir-fry',
  'patties',
  'roast',
  'tray',
  'whole-fish',
  'toast',
  'pizza',
  'tacos',
  'loaded',
  'sandwich',
  'burger',
  'wraps',
  'skewers',
  'dumplings',
  'stuffed',
  'bake',
  'cake',
  'pie',
  'loaf',
  'muffins',
  'cookies',
  'pancakes',
  'omelette',
  'frittata',
  'scramble',
  'eggs',
  'drink',
  'mugs',
  'cups',
  'fruit',
] as const
export type Form = (typeof FORMS)[number]

export const CAMERAS = ['above', 'three-quarter', 'close', 'low'] as const
export type CameraName = (typeof CAMERAS)[number]

/** From raw to black. `soft` is boiled, steamed or simmered. */
export const DONENESS = ['raw', 'soft', 'baked', 'fried', 'roasted', 'grilled', 'charred'] as const
export type Doneness = (typeof DONENESS)[number]

/** How the main item is served. */
export const SERVINGS = [
  'whole',
  'flattened',
  'rolls',
  'fillet',
  'portions',
  'steaks',
  'cutlet',
  'escalopes',
  'slices',
  'shreds',
  'sausages',
  'drumsticks',
  'thighs',
  'wings',
  'chops',
  'patties',
  'balls',
  'ribs',
  'pile',
] as const
export type Serving = (typeof SERVINGS)[number]

/** A sauce or a broth whose ingredients do not tell its color; the tones are in liquids.ts. */
const LIQUIDS = [
  'milky',
  'cloudy',
  'pale',
  'pea',
  'clear',
  'lemony',
  'yellow',
  'golden',
  'stock',
  'saffron',
  'palm',
  'amber',
  'brown',
  'tan',
  'beige',
  'curry',
  'brick',
  'masala',
  'makhani',
  'tikka',
  'peanut',
  'tomato',
  'chili',
  'berbere',
  'mahogany',
  'red-bean',
  'roux',
  'gravy',
  'olive',
  'green',
  'green-curry',
  'japanese-curry',
] as const
export type Liquid = (typeof LIQUIDS)[number]

/** `centered`: the vessel in the middle; `whole`: there, and further away, so that the edge of the picture does not cut it. */
const FRAMES = ['centered', 'whole'] as const

const VESSELS = ['plate', 'bowl', 'pot', 'skillet', 'board'] as const

/** What it stands on, where the cuisine has such a table; left out, what suits its colors. */
const TABLES = ['plaster', 'linen', 'wood', 'marble', 'terrazzo', 'tile', 'gingham', 'bamboo', 'slate'] as const
/** How light its plate or bowl is, where the cuisine has such ware. */
const WARES = ['light', 'colored', 'dark'] as const
export type Ware = (typeof WARES)[number]
/** Ware of a color of its own, which some cuisines have besides; see palettes. */
const GLAZES = [
  'denim',
  'cornflower',
  'stoneware',
  'mustard',
  'lavender',
  'evergreen',
  'oat',
  'sea',
  'cobalt',
  'terracotta',
] as const
export type Glaze = (typeof GLAZES)[number]

/** What lies beside the dish, where its form and cuisine lay the wrong thing. */
const CUTLERY = ['none', 'fork', 'spoon', 'knife-and-fork'] as const

const foods = z
  .union([z.string().transform((food) => [food]), z.array(z.string())])
  .transform((names) => names.map((name) => name.toLowerCase()))
  .default([])

const SceneSpecSchema = z.strictObject({
  form: z.enum(FORMS).optional(),
  /** A variant of the form, such as a rolled omelet or a pie with a potato lid; see the archetypes. */
  style: z.string().default(''),
  vessel: z.enum(VESSELS).optional(),
  camera: z.enum(CAMERAS).optional(),
  frame: z.enum(FRAMES).optional(),
  table: z.enum(TABLES).optional(),
  ware: z.enum([...WARES, ...GLAZES]).optional(),
  /** The ingredient that the dish is about. */
  main: z.string().toLowerCase().default(''),
  as: z.enum(SERVINGS).optional(),
  done: z.enum(DONENESS).optional(),
  /** The ingredient that gives the sauce its color. */
  sauce: z.string().toLowerCase().default(''),
  liquid: z.enum(LIQUIDS).optional(),
  cutlery: z.enum(CUTLERY).optional(),
  show: foods,
  hide: foods,
  top: foods,
  beside: foods,
})
export type SceneSpec = z.infer<typeof SceneSpecSchema>

export function readScene(written: Record<string, string | string[]>, title: string): SceneSpec {
  const parsed = SceneSpecSchema.safeParse(written)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The scene of "${title}" cannot be drawn. ${reasons.join('; ')}`)
}
