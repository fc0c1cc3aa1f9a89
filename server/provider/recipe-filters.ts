// Which recipes a call asks for. Filters are never loosened: what we do not understand matches nothing.
import { dietOf, matchesDiet } from '#domain/diets.ts'
import { foodTest, intoleranceTest } from '#domain/ingredient-match.ts'
import { containsPhrase, listItems, singularWords } from '#domain/text-match.ts'
import type { CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { isInRange, nutrientRanges } from './nutrient-parameters.ts'
import { flagParameter, numberParameter, textParameter } from './parameters.ts'
import type { CallParameters } from './recipe-source.ts'

export type RecipeTest = (entry: CatalogueEntry) => boolean

const nothing: RecipeTest = () => false
const folded = (text: string): string => singularWords(text).join(' ')

/** "vegan,gluten free" is both, "vegan|vegetarian" either. */
export function dietTest(diet: string): RecipeTest[] {
  return listItems(diet).map((either) => {
    const known = either.split('|').filter((word) => dietOf(word) !== null)
    return known.length === 0 ? nothing : ({ plain }) => known.some((word) => matchesDiet(plain, word))
  })
}

export function exclusionTests(list: string | undefined): RecipeTest[] {
  return listItems(list).map((item) => {
    const isRefused = foodTest(item)
    return ({ ingredients }) => !ingredients.some(isRefused)
  })
}

function intoleranceTests(list: string | undefined): RecipeTest[] {
  return listItems(list).map((word) => {
    const isRefused = intoleranceTest(word)
    return isRefused ? ({ ingredients }) => !ingredients.some(isRefused) : nothing
  })
}

function inclusionTests(list: string | undefined): RecipeTest[] {
  return listItems(list).map((item) => {
    const isWanted = foodTest(item)
    return ({ ingredients }) => ingredients.some(isWanted)
  })
}

function anyLabel(list: string | undefined, labels: (entry: CatalogueEntry) => readonly string[]): RecipeTest[] {
  const wanted = listItems(list).map(folded)
  return wanted.length === 0 ? [] : [(entry) => labels(entry).some((label) => wanted.includes(folded(label)))]
}

const cuisines = ({ plain }: CatalogueEntry) => plain.cuisines
const dishTypes = ({ plain }: CatalogueEntry) => plain.dishTypes
const equipment = ({ plain }: CatalogueEntry) =>
  plain.analyzedInstructions.flatMap(({ steps }) => steps.flatMap((step) => step.equipment.map(({ name }) => name)))

function withinTests(
  parameters: CallParameters,
  names: { least?: string; most?: string },
  amount: (entry: CatalogueEntry) => number,
): RecipeTest[] {
  const least = names.least ? numberParameter(parameters, names.least) : null
  const most = names.most ? numberParameter(parameters, names.most) : null
  return [
    ...(least === null ? [] : [(entry: CatalogueEntry) => amount(entry) >= least]),
    ...(most === null ? [] : [(entry: CatalogueEntry) => amount(entry) <= most]),
  ]
}

/** Everything that complexSearch filters by, except the words of its query. */
export function searchTests(parameters: CallParameters): RecipeTest[] {
  const title = singularWords(textParameter(parameters, 'titleMatch'))
  const excludedCuisines = listItems(parameters.excludeCuisine).map(folded)
  return [
    ...(title.length > 0 ? [({ plain }: CatalogueEntry) => containsPhrase(singularWords(plain.title), title)] : []),
    ...anyLabel(parameters.cuisine, cuisines),
    ({ plain }) => !plain.cuisines.some((label) => excludedCuisines.includes(folded(label))),
    ...dietTest(parameters.diet ?? ''),
    ...intoleranceTests(parameters.intolerances),
    ...inclusionTests(parameters.includeIngredients),
    ...exclusionTests(parameters.excludeIngredients),
    ...anyLabel(parameters.type, dishTypes),
    ...anyLabel(parameters.equipment, equipment),
    ...tagTests(parameters.tags),
    ...(flagParameter(parameters, 'instructionsRequired')
      ? [({ plain }: CatalogueEntry) => plain.analyzedInstructions.length > 0]
      : []),
    ...withinTests(parameters, { most: 'maxReadyTime' }, ({ plain }) => plain.readyInMinutes),
    ...withinTests(parameters, { least: 'minServings', most: 'maxServings' }, ({ plain }) => plain.servings),
    ...nutrientRanges(parameters).map(
      (range): RecipeTest =>
        (entry) =>
          isInRange(entry, range),
    ),
  ]
}

/** A label of the recipe itself: its diets, dish types, cuisines and occasions. */
function labelTest(tag: string): RecipeTest {
  if (dietOf(tag) !== null) return ({ plain }) => matchesDiet(plain, tag)
  const wanted = folded(tag)
  return ({ plain }) =>
    [...plain.dishTypes, ...plain.cuisines, ...plain.diets, ...plain.occasions].some(
      (label) => folded(label) === wanted,
    )
}

/** Tags that must hold. An intolerance asks for a dish without that food. */
export function tagTests(list: string | undefined): RecipeTest[] {
  return listItems(list).map((tag) => {
    const isRefused = intoleranceTest(tag)
    return isRefused ? ({ ingredients }) => !ingredients.some(isRefused) : labelTest(tag)
  })
}

/** Tags that must not hold: labels, or kinds of food such as seafood. */
export function excludedTagTests(list: string | undefined): RecipeTest[] {
  return listItems(list).map((tag) => {
    const isLabelled = labelTest(tag)
    const isRefused = foodTest(tag)
    return (entry) => !isLabelled(entry) && !entry.ingredients.some(isRefused)
  })
}

export const passesAll = (tests: readonly RecipeTest[]): RecipeTest => {
  return (entry) => tests.every((test) => test(entry))
}
