// Which recipes a call asks for. Filters are never relaxed: what we don't understand matches nothing.

import { foodTest, intoleranceTest, type MatchableFood, unknownFoodWords } from '#domain/kitchen/ingredient-match.ts'
import { type DietFacts, dietOf, matchesDiet } from '#domain/nutrition/diets.ts'
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { isInRange, nutrientRanges } from './nutrient-parameters.ts'
import { flagParameter, listParameter, numberParameter, textParameter } from './parameters.ts'
import type { CallParameters } from './recipe-source.ts'

export type RecipeTest = (entry: CatalogueEntry) => boolean

/** What diets and exclusions look at: a recipe of the catalogue, or a member's own. */
export interface DietEntry {
  plain: DietFacts
  ingredients: readonly MatchableFood[]
}
export type DietTest = (entry: DietEntry) => boolean

const nothing = () => false
const folded = (text: string): string => singularWords(text).join(' ')

/** "vegan,gluten free" means both, "vegan|vegetarian" either. */
export function dietTests(parameters: CallParameters): DietTest[] {
  return listParameter(parameters, 'diet').map((either) => {
    const known = either.split('|').filter((word) => dietOf(word) !== null)
    return known.length === 0 ? nothing : ({ plain }) => known.some((word) => matchesDiet(plain, word))
  })
}

export function exclusionTests(list: readonly string[]): DietTest[] {
  return list.map((item) => {
    const isRefused = foodTest(item)
    return ({ ingredients }) => !ingredients.some(isRefused)
  })
}

/** Exclusions in words that we don't understand: reported in the response, never ignored silently. */
export function unknownExclusions(catalogue: Catalogue, list: readonly string[]): { unknownExclusions?: string[] } {
  const unknown = unknownFoodWords(list, catalogue.matchableFoods)
  return unknown.length === 0 ? {} : { unknownExclusions: unknown }
}

function intoleranceTests(list: readonly string[]): RecipeTest[] {
  return list.map((word) => {
    const isRefused = intoleranceTest(word)
    return isRefused ? ({ ingredients }) => !ingredients.some(isRefused) : nothing
  })
}

function inclusionTests(list: readonly string[]): RecipeTest[] {
  return list.map((item) => {
    const isWanted = foodTest(item)
    return ({ ingredients }) => ingredients.some(isWanted)
  })
}

function anyLabel(list: readonly string[], labels: (entry: CatalogueEntry) => readonly string[]): RecipeTest[] {
  const wanted = list.map(folded)
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
  const list = (name: string) => listParameter(parameters, name)
  const excludedCuisines = list('excludeCuisine').map(folded)
  return [
    ...(title.length > 0 ? [({ plain }: CatalogueEntry) => containsPhrase(singularWords(plain.title), title)] : []),
    ...anyLabel(list('cuisine'), cuisines),
    ({ plain }) => !plain.cuisines.some((label) => excludedCuisines.includes(folded(label))),
    ...dietTests(parameters),
    ...intoleranceTests(list('intolerances')),
    ...inclusionTests(list('includeIngredients')),
    ...exclusionTests(list('excludeIngredients')),
    ...anyLabel(list('type'), dishTypes),
    ...anyLabel(list('equipment'), equipment),
    ...tagTests(list('tags')),
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

/** Tags that must match. An intolerance requires a dish without that food. */
export function tagTests(list: readonly string[]): RecipeTest[] {
  return list.map((tag) => {
    const isRefused = intoleranceTest(tag)
    return isRefused ? ({ ingredients }) => !ingredients.some(isRefused) : labelTest(tag)
  })
}

/** Tags that must not match: labels, or kinds of food such as seafood. */
export function excludedTagTests(list: readonly string[]): RecipeTest[] {
  return list.map((tag) => {
    const isLabelled = labelTest(tag)
    const isRefused = foodTest(tag)
    return (entry) => !isLabelled(entry) && !entry.ingredients.some(isRefused)
  })
}

export const passesAll = <Entry>(tests: readonly ((entry: Entry) => boolean)[]): ((entry: Entry) => boolean) => {
  return (entry) => tests.every((test) => test(entry))
}
