// Checks for faults that reviews of the recipes found: each kind has a rule here, so that it doesn't come back.
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'

/** Parchment chars above the 420 to 450 °F to which its makers rate it. */
const HOTTEST_PARCHMENT_F = 450
/** Cutting one food takes a home cook at least this long. */
const MINUTES_A_CUT = 1.5
const CUT =
  /\b(?:chopped|sliced|diced|cut|minced|grated|shredded|julienned|peeled|torn|shaved|cubed|halved|quartered)\b/i
const EATEN_AT_ONCE =
  /\b(?:eat|serve)[^.]*\b(?:at once|within the hour|within an hour|right away|immediately)\b(?!, or)/i
const RAW_EGG_WARNING = /pasteurized/i

type Recipe = Pick<
  CatalogueRecipe,
  'ingredients' | 'steps' | 'tags' | 'summary' | 'preparationMinutes' | 'cookingMinutes' | 'readyInMinutes'
>

const textOf = ({ steps }: Recipe): string => steps.map(({ text }) => text).join('\n')

function parchmentProblem(recipe: Recipe): string[] {
  return recipe.steps.flatMap(({ text }) => {
    const hottest = Math.max(0, ...[...text.matchAll(/(\d{3}) ?°F/g)].map(([, degrees]) => Number(degrees)))
    const onParchment = /parchment/i.test(text) && !/parchment would/i.test(text)
    return onParchment && hottest > HOTTEST_PARCHMENT_F ? [`parchment burns at ${hottest}°F`] : []
  })
}

/** The oven may be heated in an earlier step than the one with the parchment. */
function hotOvenProblem(recipe: Recipe): string[] {
  const text = textOf(recipe)
  const isHot = /oven[^.]*\b(?:4[6-9]\d|5\d\d) ?°F/i.test(text)
  const bakesOnParchment = /\b(?:slide|bake|transfer)[^.]*\bparchment\b(?! would)/i.test(text)
  return isHot && bakesOnParchment ? ['parchment in an oven above 450°F: use semolina or flour on the peel'] : []
}

function rawEggProblem({ ingredients, steps }: Recipe): string[] {
  if (!ingredients.some(({ food }) => /^egg(?: yolk| white)?$/.test(food.name))) return []
  const warned = steps.findIndex(({ text }) => RAW_EGG_WARNING.test(text))
  const used = steps.findLastIndex(({ ingredientNames }) =>
    ingredientNames.some((name) => /\beggs?\b|\byolks?\b/i.test(name)),
  )
  return warned > used && used >= 0 ? ['“pasteurized” must be said where the egg is used, not after it'] : []
}

function lunchboxProblem(recipe: Recipe): string[] {
  const isLunchbox = recipe.tags.includes('lunchbox')
  return isLunchbox && EATEN_AT_ONCE.test(`${recipe.summary} ${textOf(recipe)}`)
    ? ['tagged lunchbox, but eaten at once']
    : []
}

function temperatureProblem(recipe: Recipe): string[] {
  return /\d ?°C \(\d+ ?°F\)|\d °[FC]\b/.test(textOf(recipe)) ? ['temperatures are written 350°F (180°C)'] : []
}

/** "Cut celery (cut into short lengths) into short lengths". */
function repeatedProblem({ ingredients, steps }: Recipe): string[] {
  return ingredients.flatMap(({ name, preparation }) => {
    const words = preparation.toLowerCase()
    if (words.split(' ').length < 3) return []
    const isRepeated = steps.some(({ text }) => text.toLowerCase().split(words).length > 2)
    return isRepeated ? [`“${preparation}” is said twice of ${name}`] : []
  })
}

function timeProblem({ ingredients, preparationMinutes }: Recipe): string[] {
  const cuts = ingredients.filter(({ preparation }) => CUT.test(preparation)).length
  return preparationMinutes < cuts * MINUTES_A_CUT
    ? [`${preparationMinutes} minutes are too few to cut ${cuts} foods`]
    : []
}

/** A large pot comes to the boil in about ten minutes, a saucepan in five. */
const POT_MINUTES = 15
const SAUCEPAN_MINUTES = 5
const POT = /(?:large|big) pot\b[^.]*water|pot of (?:salted )?(?:boiling )?water/i

function potProblem(recipe: Recipe): string[] {
  return POT.test(textOf(recipe)) && recipe.cookingMinutes < POT_MINUTES
    ? [`${recipe.cookingMinutes} minutes are too few for a pot of water to boil`]
    : []
}

const minutesIn = (text: string): number =>
  [...text.matchAll(/\b(\d+) minutes?\b/g)].reduce((sum, [, minutes]) => sum + Number(minutes), 0)

function saucepanProblem({ steps, cookingMinutes }: Recipe): string[] {
  return steps.flatMap(({ text }) =>
    /saucepan of (?:\w+ )*water to a boil/i.test(text) && cookingMinutes < minutesIn(text) + SAUCEPAN_MINUTES
      ? [`${cookingMinutes} minutes are too few for a saucepan of water to boil, and ${minutesIn(text)} minutes in it`]
      : [],
  )
}

/** How long an oven takes to heat, as makers of stoves give it. */
const ovenMinutes = (degrees: number): number => (degrees >= 400 ? 15 : 10)

function ovenProblem(recipe: Recipe): string[] {
  const text = textOf(recipe)
  const degrees = Number(/\b(?:pre)?heat the oven[^.]*?\b(\d{3}) ?°F/i.exec(text)?.[1] ?? 0)
  if (degrees === 0) return []
  const sentences = text.split(/(?<=\.)\s/).filter((sentence) => /\b(?:bake|roast|broil)\b/i.test(sentence))
  const baked = sentences.reduce((sum, sentence) => sum + minutesIn(sentence), 0)
  const left = recipe.readyInMinutes - baked
  return left < ovenMinutes(degrees)
    ? [`${recipe.readyInMinutes} minutes with ${baked} in the oven leave ${left} to heat it to ${degrees}°F`]
    : []
}

/** A step calls a food by another name than the list of ingredients: nobody would look for "seven spice" there. */
function nameProblem({ steps }: Recipe): string[] {
  return steps.flatMap(({ amounts }) =>
    amounts.flatMap(({ name, ingredient }) => {
      const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      const listed = ingredient.name.toLowerCase()
      const isListed = words.some((word) => listed.includes(word.replace(/(?:ies|es|s)$/, '')))
      return words.length === 0 || isListed || /^batch$/.test(name)
        ? []
        : [`a step says “${name}” and the list of ingredients “${ingredient.name}”`]
    }),
  )
}

/** Not "low-fat", and not the foam of a broth. */
const FAT_OFF = /\b(?:pour|spoon|skim|drain|tip)\b[^.]*(?<![\w-])(?:the|its|of) fat\b(?! side)/i
/** Meat of which cooking melts out too little to measure: catalogue/README.md. */
const LITTLE_MELTS = /^(?:pork shoulder|beef brisket|.*turkey.*)$/

/** Fat that nobody eats must not be counted. */
function fatProblem({ ingredients, steps }: Recipe): string[] {
  const meats = ingredients.filter(({ food }) => food.traits.has('meat'))
  const isPouredOff = steps.some(({ text }) => FAT_OFF.test(text))
  const isCounted =
    meats.every(({ food }) => LITTLE_MELTS.test(food.name)) || ingredients.some(({ eatenShare }) => eatenShare < 1)
  return isPouredOff && !isCounted ? ['fat is poured off, but nothing says how much: “25% of its fat poured off”'] : []
}

const VESSEL = /\bthe (Dutch oven|wok|saucepan|baking dish|roasting pan|loaf pan)\b/i

/** "The Dutch oven" in a recipe that began in a wide pot. */
function vesselProblem(recipe: Recipe): string[] {
  const text = textOf(recipe)
  const found = VESSEL.exec(text)
  if (!found?.[1]) return []
  const isFirst = text.toLowerCase().indexOf(found[1].toLowerCase()) > found.index
  return isFirst ? [`“${found[0]}” isn’t in an earlier step`] : []
}

/** Messages for the recipe's author. */
export function styleProblems(recipe: Recipe): string[] {
  return [
    ...parchmentProblem(recipe),
    ...hotOvenProblem(recipe),
    ...rawEggProblem(recipe),
    ...lunchboxProblem(recipe),
    ...temperatureProblem(recipe),
    ...repeatedProblem(recipe),
    ...timeProblem(recipe),
    ...potProblem(recipe),
    ...saucepanProblem(recipe),
    ...ovenProblem(recipe),
    ...nameProblem(recipe),
    ...fatProblem(recipe),
    ...vesselProblem(recipe),
  ]
}
