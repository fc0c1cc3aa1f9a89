// Kitchen units: spellings, sizes, and which of them can be added up.
import { isPlural } from './amounts.ts'

export type Dimension = 'weight' | 'volume' | 'count'
export type MeasureSystem = 'metric' | 'us'

export interface KitchenUnit {
  name: string
  plural: string
  dimension: Dimension
  system: MeasureSystem | 'both'
  /** Grams or milliliters in one; 1 for units that are counted. */
  size: number
  spellings: readonly string[]
}

type UnitRow = readonly [
  name: string,
  plural: string,
  dimension: Dimension,
  system: KitchenUnit['system'],
  size: number,
  spellings: string,
]

// Spoon and cup sizes as on US nutrition labels (21 CFR 101.9: 5, 15, 240 ml), so that 3 tsp are exactly 1 tbsp.
const ROWS: readonly UnitRow[] = [
  ['mg', 'mg', 'weight', 'metric', 0.001, 'milligram milligrams'],
  ['g', 'g', 'weight', 'metric', 1, 'gm gms gr gram grams gramme grammes'],
  ['kg', 'kg', 'weight', 'metric', 1000, 'kgs kilo kilos kilogram kilograms'],
  ['oz', 'oz', 'weight', 'us', 28.349523125, 'ounce ounces ozs'],
  ['lb', 'lb', 'weight', 'us', 453.59237, 'lbs pound pounds'],
  ['ml', 'ml', 'volume', 'metric', 1, 'mls milliliter milliliters millilitre millilitres cc'],
  ['cl', 'cl', 'volume', 'metric', 10, 'centiliter centiliters centilitre centilitres'],
  ['dl', 'dl', 'volume', 'metric', 100, 'deciliter deciliters decilitre decilitres'],
  ['l', 'l', 'volume', 'metric', 1000, 'liter liters litre litres ltr'],
  ['tsp', 'tsp', 'volume', 'both', 5, 'tsps teaspoon teaspoons teaspoonful teaspoonfuls'],
  ['tbsp', 'tbsp', 'volume', 'both', 15, 'tbsps tbs tbl tblsp tablespoon tablespoons tablespoonful tablespoonfuls'],
  ['fl oz', 'fl oz', 'volume', 'us', 30, 'floz fluid-ounce fluid-ounces fl-ounce fl-ounces'],
  ['cup', 'cups', 'volume', 'us', 240, 'c cupful cupfuls'],
  ['pint', 'pints', 'volume', 'us', 480, 'pt pts'],
  ['quart', 'quarts', 'volume', 'us', 960, 'qt qts'],
  ['gallon', 'gallons', 'volume', 'us', 3840, 'gal gals'],
  ['pinch', 'pinches', 'count', 'both', 1, 'pinchful'],
  ['dash', 'dashes', 'count', 'both', 1, ''],
  ['drop', 'drops', 'count', 'both', 1, ''],
  ['squeeze', 'squeezes', 'count', 'both', 1, ''],
  ['splash', 'splashes', 'count', 'both', 1, ''],
  ['drizzle', 'drizzles', 'count', 'both', 1, ''],
  ['glug', 'glugs', 'count', 'both', 1, ''],
  ['pat', 'pats', 'count', 'both', 1, ''],
  ['dollop', 'dollops', 'count', 'both', 1, ''],
  ['piece', 'pieces', 'count', 'both', 1, 'pc pcs pce'],
  ['clove', 'cloves', 'count', 'both', 1, ''],
  ['slice', 'slices', 'count', 'both', 1, ''],
  ['wedge', 'wedges', 'count', 'both', 1, ''],
  ['can', 'cans', 'count', 'both', 1, 'tin tins'],
  ['jar', 'jars', 'count', 'both', 1, ''],
  ['bottle', 'bottles', 'count', 'both', 1, ''],
  ['packet', 'packets', 'count', 'both', 1, 'package packages pack packs pkg pkgs sachet sachets'],
  ['bag', 'bags', 'count', 'both', 1, ''],
  ['tub', 'tubs', 'count', 'both', 1, ''],
  ['carton', 'cartons', 'count', 'both', 1, ''],
  ['pouch', 'pouches', 'count', 'both', 1, ''],
  ['punnet', 'punnets', 'count', 'both', 1, ''],
  ['tube', 'tubes', 'count', 'both', 1, ''],
  ['ball', 'balls', 'count', 'both', 1, ''],
  ['nest', 'nests', 'count', 'both', 1, ''],
  ['box', 'boxes', 'count', 'both', 1, ''],
  ['bunch', 'bunches', 'count', 'both', 1, ''],
  ['sprig', 'sprigs', 'count', 'both', 1, ''],
  ['handful', 'handfuls', 'count', 'both', 1, 'handsful'],
  ['leaf', 'leaves', 'count', 'both', 1, ''],
  ['stalk', 'stalks', 'count', 'both', 1, 'rib ribs'],
  ['stick', 'sticks', 'count', 'both', 1, ''],
  ['head', 'heads', 'count', 'both', 1, ''],
  ['bulb', 'bulbs', 'count', 'both', 1, ''],
  ['ear', 'ears', 'count', 'both', 1, ''],
  ['fillet', 'fillets', 'count', 'both', 1, 'filet filets'],
  ['sheet', 'sheets', 'count', 'both', 1, ''],
  ['strip', 'strips', 'count', 'both', 1, ''],
  ['rasher', 'rashers', 'count', 'both', 1, ''],
  ['loaf', 'loaves', 'count', 'both', 1, ''],
  ['block', 'blocks', 'count', 'both', 1, ''],
  ['scoop', 'scoops', 'count', 'both', 1, ''],
  ['knob', 'knobs', 'count', 'both', 1, ''],
  ['thumb', 'thumbs', 'count', 'both', 1, ''],
  ['cube', 'cubes', 'count', 'both', 1, ''],
  ['serving', 'servings', 'count', 'both', 1, ''],
]

const UNITS: readonly KitchenUnit[] = ROWS.map(([name, plural, dimension, system, size, spellings]) => ({
  name,
  plural,
  dimension,
  system,
  size,
  spellings: [name, plural, ...spellings.split(' ').filter((word) => word !== '')],
}))

const bySpelling = new Map(UNITS.flatMap((unit) => unit.spellings.map((spelling) => [spelling, unit] as const)))

/** The unit that a word means ("Tablespoons", "Tbsps.", "T"), or null. */
export function kitchenUnit(text: string): KitchenUnit | null {
  const word = text.trim().replace(/\.$/, '')
  // "T" is a tablespoon, "t" a teaspoon.
  if (word === 'T') return bySpelling.get('tbsp') ?? null
  if (word === 't') return bySpelling.get('tsp') ?? null
  const folded = word.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ')
  return bySpelling.get(folded) ?? bySpelling.get(folded.replaceAll(' ', '-')) ?? null
}

/** The standard spelling of a unit; unknown units are kept as written. */
export function canonicalUnit(text: string): string {
  return kitchenUnit(text)?.name ?? text.trim()
}

/** "cups" after 2 or 1½, "cup" after 1 and less, and after an amount that rounds to 1. */
export function unitLabel(unit: string, amount: number): string {
  const known = kitchenUnit(unit)
  if (!known) return unit.trim()
  return isPlural(amount, known.name) ? known.plural : known.name
}

/** "3 cans white beans", not "3 cans canned white beans". */
export function nameAfterUnit(name: string, unit: string): string {
  return kitchenUnit(unit)?.name === 'can' ? name.replace(/^canned /i, '') : name
}

/** Units in the same group can be added: weights, volumes; counted units only with themselves. */
export function additionGroup(unit: string): string {
  const known = kitchenUnit(unit)
  if (!known) return `unit:${unit.trim().toLowerCase().replace(/\s+/g, ' ')}`
  if (known.dimension !== 'count') return known.dimension
  return known.name === 'piece' ? 'unit:' : `unit:${known.name}`
}

const SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'large', 'extra-large', 'jumbo'])

/** "2 large eggs": in the position of a unit, but the eggs are counted. */
export const isSize = (unit: string): boolean => SIZES.has(unit)
