// What a dish is built on: its starch, the food that most of its protein comes from, and how it is cooked. A week varies
// all three.
import type { FoodTrait } from '#domain/nutrition/food.ts'

/** An ingredient's part of a serving. */
export interface DishPart {
  name: string
  traits: readonly FoodTrait[]
  calories: number
  protein: number
}

export const ANIMAL_BASES = ['fish', 'shellfish', 'poultry', 'meat'] as const
type Base = (typeof ANIMAL_BASES)[number] | (typeof PLANT_BASES)[number][0]

export interface DishBase {
  /** '' without a starch to speak of. */
  staple: string
  base: Base | ''
  isMeatOrFish: boolean
}

/** The first that matches counts. */
const STAPLES: readonly (readonly [staple: string, names: RegExp])[] = [
  ['pasta', /pasta|spaghetti|linguine|penne|lasagna|tagliatelle|gnocchi|tortellini|orzo|macaroni|fettuccine|spaetzle/],
  ['noodles', /noodle|ramen|soba|udon|somen|vermicelli/],
  ['rice', /\brice\b(?! (?:vinegar|wine|paper|flour))/],
  ['potatoes', /potato|french fries|hash brown|yam\b|cassava|plantain/],
  [
    'grains',
    /quinoa|couscous|bulgur|barley|farro|freekeh|millet|buckwheat|polenta|cornmeal|grits|hominy|spelt|wheat berries/,
  ],
  [
    'bread',
    /bread|tortilla|pita|naan|\bbuns?\b|\broll\b|baguette|pizza dough|phyllo|pastry|pie dough|taco shell|injera|flour/,
  ],
]

const PLANT_BASES = [
  ['tofu', /tofu|bean curd/],
  ['tempeh', /tempeh/],
  ['seitan', /seitan/],
  ['lentils', /lentil|\bdal\b|split pea/],
  ['chickpeas', /chickpea|hummus|falafel/],
  ['beans', /bean|edamame|black-eyed/],
  ['eggs', /\beggs?\b|egg white/],
  ['cheese', /cheese|paneer|halloumi|feta|ricotta|mozzarella|parmesan|cheddar|gruyere/],
  ['peanuts', /peanut/],
] as const

const isMeat = (traits: readonly FoodTrait[]) =>
  ['meat', 'pork', 'poultry'].some((trait) => traits.some((one) => one === trait)) &&
  !traits.includes('animal-by-product')

function baseOf({ name, traits }: DishPart): Base | '' {
  if (traits.includes('fish')) return 'fish'
  if (traits.includes('shellfish')) return 'shellfish'
  if (isMeat(traits)) return traits.includes('poultry') ? 'poultry' : 'meat'
  return PLANT_BASES.find(([, names]) => names.test(name.toLowerCase()))?.[0] ?? ''
}

const stapleOf = ({ name }: DishPart): string => STAPLES.find(([, names]) => names.test(name.toLowerCase()))?.[0] ?? ''

/** Less than this share of a serving's energy is a garnish: breadcrumbs, a spoon of flour. */
const LEAST_STAPLE = 0.15
const LEAST_BASE = 0.2
/** Bacon bits and fish sauce don't make a dish one with meat or fish. */
const LEAST_MEAT_PROTEIN_G = 8

function largest(sums: ReadonlyMap<string, number>, least: number): string {
  const [name, sum] = [...sums].sort(([, one], [, other]) => other - one)[0] ?? ['', 0]
  return sum >= least ? name : ''
}

function sumsBy(parts: readonly DishPart[], key: (part: DishPart) => string, amount: (part: DishPart) => number) {
  const sums = new Map<string, number>()
  for (const part of parts) {
    const name = key(part)
    if (name !== '') sums.set(name, (sums.get(name) ?? 0) + amount(part))
  }
  return sums
}

export function dishBase(parts: readonly DishPart[]): DishBase {
  const total = (amount: (part: DishPart) => number) => parts.reduce((sum, part) => sum + amount(part), 0)
  const calories = ({ calories: kcal }: DishPart) => kcal
  const protein = ({ protein: grams }: DishPart) => grams
  const bases = sumsBy(parts, baseOf, protein)
  const animal = ANIMAL_BASES.reduce((sum, name) => sum + (bases.get(name) ?? 0), 0)
  return {
    staple: largest(sumsBy(parts, stapleOf, calories), total(calories) * LEAST_STAPLE),
    base: largest(bases, total(protein) * LEAST_BASE) as Base | '', // one of the map's own keys
    isMeatOrFish: animal >= LEAST_MEAT_PROTEIN_G,
  }
}

const METHODS: readonly (readonly [method: string, words: RegExp])[] = [
  ['grill', /\bgrill/i],
  ['oven', /(?<!dutch )\boven\b|\bbroil|baking sheet/i],
  ['wok', /\bwok\b|stir-fr/i],
  ['stew', /\bsimmer|\bbrais|slow cooker|pressure cooker/i],
  ['skillet', /skillet|frying pan|griddle/i],
  ['pot', /\bboil|\bsteam/i],
]

/** How a dish is cooked, from what it is and its steps; '' if they don't say. */
export function dishMethod(
  { dishTypes, title }: { dishTypes: readonly string[]; title: string },
  steps: string,
): string {
  if (dishTypes.includes('soup')) return 'soup'
  if (dishTypes.includes('salad')) return 'salad'
  if (/sandwich|wrap|burger|toast|taco|quesadilla|burrito|pita/i.test(title)) return 'sandwich'
  return METHODS.find(([, words]) => words.test(steps))?.[0] ?? ''
}
