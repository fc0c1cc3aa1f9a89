// Checks that recipes mention food safety: temperatures (foodsafety.gov), raw eggs, rice and beans, and food that some
// people should avoid. docs/claims.md has the sources.
import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { MERCURY } from '#domain/recipe/for-children.ts'

interface SafetyRule {
  /** The message if the rule applies and the text doesn't mention it. */
  problem: string
  applies: (foods: readonly Food[], text: string) => boolean
  says: RegExp
  /** What a sentence must also be about: a warning about the cheese is none about the egg. */
  about?: RegExp
}

const isSaid = (text: string, { says, about }: SafetyRule): boolean =>
  about === undefined
    ? says.test(text)
    : text.split(/(?<=[.!])\s/).some((sentence) => says.test(sentence) && about.test(sentence))

const READY =
  /cooked|smoked|sliced|deli|broth|cube|canned|jerky|salami|ham\b|prosciutto|pastrami|corned|chorizo|kielbasa|andouille|linguiça|frankfurter|pepperoni|mortadella|nduja|bacon|pancetta|fat$|lard|tallow|snack|rinds|dumplings|paste|sauce|gelatin|salt pork|blood sausage|liver sausage|uncooked ham/
const GROUND = /ground (?:beef|lamb|pork|veal|turkey|chicken)|sausage|bratwurst|boerewors|merguez|mexican chorizo/

const isRaw = ({ name, aisle }: Food): boolean => (aisle === 'Meat' || aisle === 'Seafood') && !READY.test(name)
const isPoultry = (food: Food): boolean => isRaw(food) && food.traits.has('poultry')
const isGroundMeat = (food: Food): boolean => isRaw(food) && GROUND.test(food.name) && !food.traits.has('poultry')
const isPork = (food: Food): boolean => isRaw(food) && food.traits.has('pork') && !GROUND.test(food.name)
const isFish = (food: Food): boolean =>
  isRaw(food) &&
  food.traits.has('fish') &&
  !/roe|anchov|bonito|kipper|salt cod|dried|crab stick|fish (?:cake|ball)/.test(food.name)
const isShrimp = ({ name }: Food): boolean => /^(?:shell-on )?shrimp$/.test(name)
const isBivalve = ({ name }: Food): boolean => /^(?:mussels|clams)$/.test(name)

const SOFT_EGG =
  /whites? (?:is|are|has|have) set|yolks? (?:still|stays?|is still|are still|open)|yolks? (?:to )?(?:soft|runny)|still (?:wet(?! on top)|creamy|moist|shiny)|creamy above|barely set|softly set|soft(?:,| and)? moist (?:curds|folds)|creamy curds|creamy and just|jammy|soft egg|yolks?[^.]* wobble|yolks still (?:move|soft)|poach for 3 minutes|little wet|stays juicy|almost raw/i
/** Boiled eggs whose yolks are still soft. */
const SHORT_BOILED_EGG =
  /\beggs?\b[^.]*\b(?:boiling|simmering) water[^.]*\b[4-8](?:½)? minutes|\b(?:boil|simmer)\b[^.]*\beggs?\b[^.]*\bfor (?:about )?[4-8](?:½)? minutes/i
/** What tells that eggs are cooked; a yolk is firm after nine minutes in boiling water. */
const EGG_DONE =
  /7[1-9] ?°C|[89]\d ?°C|\bfirm\b|\bset\b(?! (?:for|aside|it|them|the|a|in a)\b)|clean|golden|gold\b|\bbrown(?:ed)?\b|springs? back|cooked through|no (?:liquid|wet)|puff|solid|sounds? hollow|pasteurized/i
const HARD_BOILED = /\b(?:boil|simmer|boiling water)\b[^.]*\b(?:9|1[0-5]) minutes|eggs? for the last 10 minutes/i
const RAW_YOLK =
  /(?<!mash the )\byolks?\b[^.]*(?:mustard|lemon juice|garlic|salt)[^.]*\.[^.]*olive oil|mayonnaise takes|aïoli is/i

const DELI = /^(?:sliced turkey|deli roast beef|mortadella|liver sausage)$/
const HEATED = /\b(?:bake|broil|toast|grill|fry|melt|simmer)\b/i
const SPROUTS = /sprouts$(?<!Brussels sprouts)/
/** Boiled, or tossed in a hot pan for some time. */
const HOT_SPROUTS =
  /(?:boil|blanch|boiling water|toss|fold in)[^.]*sprouts|sprouts[^.]*(?:boiling water|for (?:\d+|half a) minutes?|until hot)/i

/** Rice, but nothing made of it. */
const RICE = /\brice$|^rice$/
const DISHES = ['main course', 'side dish', 'soup', 'salad', 'breakfast']
const DAYS = /\b(?:[2-9]|two|three|four|five) days\b/
const RICE_DAY =
  /\brice\b[^.;]*\b(?:a|1|one) day\b|\brice fresh\b|\b(?:keep|keeps)\b[^.;]*\b(?:a|1|one) day\b[^.]*because of the rice/i

const RULES: readonly SafetyRule[] = [
  {
    problem: 'poultry needs its safe temperature: 74 °C (165 °F)',
    applies: (foods) => foods.some(isPoultry),
    says: /(?:7[4-9]|8\d) ?°C/,
  },
  {
    problem: 'ground meat and fresh sausages need their safe temperature: 71 °C (160 °F)',
    applies: (foods) => foods.some(isGroundMeat),
    says: /7[1-9] ?°C/,
  },
  {
    problem: 'pork needs its safe temperature: 63 °C (145 °F)',
    applies: (foods) => foods.some(isPork),
    says: /\b(?:6[3-9]|[789]\d) ?°C/,
  },
  {
    problem: 'meat that is served below 63 °C (145 °F) needs the safe temperature beside it',
    applies: (_, text) => /\b5\d ?°C|\bpink inside\b(?<!no longer pink inside)/.test(text),
    says: /63 ?°C/,
  },
  {
    problem: 'fish needs a sign that it is done: it flakes, is opaque, or reads 63 °C (145 °F)',
    applies: (foods) => foods.some(isFish),
    says: /flak|opaque|63 ?°C|white (?:to the middle|throughout|almost to the top)|just firm/i,
  },
  {
    problem: 'shrimp need a sign that they are done: pink or opaque',
    applies: (foods) => foods.some(isShrimp),
    says: /pink|opaque/i,
  },
  {
    problem: 'mussels and clams that stay closed must be thrown away',
    applies: (foods) => foods.some(isBivalve),
    says: /(?:stay|remain)s? (?:closed|shut)|not opened|do not open|don't open/i,
  },
  {
    problem: 'soft or raw eggs need a word about pasteurized eggs, or about who should not eat them',
    applies: (foods, text) =>
      foods.some(({ name }) => /^(?:egg|egg yolk|egg white|duck egg|quail egg)$/.test(name)) &&
      (SOFT_EGG.test(text) || RAW_YOLK.test(text) || SHORT_BOILED_EGG.test(text)),
    says: /pasteurized|71 ?°C|pregnant/i,
    about: /pasteurized|egg|yolk|white/i,
  },
  {
    problem: 'eggs need a sign that they are cooked: set, firm, golden, or 71 °C (160 °F)',
    applies: (foods, text) => foods.some(({ name }) => name === 'egg') && !HARD_BOILED.test(text),
    says: EGG_DONE,
  },
  {
    problem: 'smoked fish that isn’t heated needs a word about who should not eat it: it can carry listeria',
    applies: (foods) =>
      foods.some(({ name }) => /^(?:hot-smoked salmon|smoked (?:salmon|trout|mackerel|whitefish))$/.test(name)),
    says: /pregnant/i,
    about: /fish|salmon|trout|mackerel/i,
  },
  {
    problem: 'cold sliced deli meat needs a word about who should not eat it: it can carry listeria',
    applies: (foods, text) => foods.some(({ name }) => DELI.test(name)) && !HEATED.test(text),
    says: /pregnant/i,
    about: /meat|turkey|beef|ham|sausage|mortadella/i,
  },
  {
    problem: 'queso fresco that isn’t heated needs a word about who should not eat it: it can carry listeria',
    applies: (foods) => foods.some(({ name }) => name === 'queso fresco'),
    says: /pregnant/i,
    about: /cheese|queso/i,
  },
  {
    problem: 'raw sprouts need a word about who should not eat them',
    applies: (foods, text) => foods.some(({ name }) => SPROUTS.test(name)) && !HOT_SPROUTS.test(text),
    says: /pregnant/i,
    about: /sprouts/i,
  },
  {
    problem: 'fish with much mercury needs a word about who should not eat it',
    applies: (foods) => foods.some(({ name }) => MERCURY.test(name)),
    says: /mercury[^.]*children[^.]*pregnant/i,
  },
  {
    problem: 'cooked rice must be reheated until it is steaming hot',
    applies: (foods) => foods.some(({ name }) => /^cooked .*rice$/.test(name)),
    says: /steaming|74 ?°C/i,
  },
  {
    problem: 'dried kidney beans must be boiled hard for 10 minutes',
    applies: (foods) => foods.some(({ name }) => name === 'dried kidney beans'),
    says: /boil[^.]* hard[^.]* 10 minutes/i,
  },
]

/** A dish keeps no longer than its rice. Sauces, dressings and baking keep longer. */
function storageProblems(foods: readonly Food[], dishTypes: readonly string[], storage = ''): string[] {
  const isDish = dishTypes.some((type) => DISHES.includes(type))
  const hasRice = foods.some(({ name }) => RICE.test(name))
  return [
    ...(hasRice && DAYS.test(storage) && !RICE_DAY.test(storage)
      ? ['the note on storage must say that cooked rice keeps a day']
      : []),
    ...(isDish && /^keeps (?:[5-9]|five|six|seven|a week|\d\d)[^.]*refrigerator/i.test(storage)
      ? ['a cooked dish keeps at most 4 days in the refrigerator']
      : []),
    ...(/reheat[^.]*\b(?:1[0-5]\d|160) ?°F/i.test(storage) ? ['leftovers are reheated to 165°F (74°C)'] : []),
  ]
}

/** Messages about what is missing, for the recipe's author. */
export function safetyProblems({
  ingredients,
  steps,
  notes,
  dishTypes,
}: Pick<CatalogueRecipe, 'ingredients' | 'steps' | 'notes' | 'dishTypes'>): string[] {
  const foods = ingredients.map(({ food }) => food)
  const text = steps.map((step) => step.text).join('\n')
  return [
    ...RULES.filter((rule) => rule.applies(foods, text) && !isSaid(text, rule)).map(({ problem }) => problem),
    ...storageProblems(foods, dishTypes, notes.storage),
  ]
}
