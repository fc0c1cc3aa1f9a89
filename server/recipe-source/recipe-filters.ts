// Which recipes a call asks for. Filters are never relaxed: what we don't understand matches nothing.

import { avoidedWord, intoleranceTest, type MatchableFood } from '#domain/kitchen/ingredient-match.ts'
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { type DietFacts, dietOf } from '#domain/nutrition/diets.ts'
import type { MediterraneanEntry } from '#domain/nutrition/mediterranean.ts'
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'
import type { CatalogueEntry } from '#server/catalogue/catalogue.ts'
import type { FoodWords } from '#server/search/food-words.ts'
import { isInRange, nutrientRanges } from './nutrient-parameters.ts'
import { flagParameter, listParameter, numberParameter, textParameter } from './parameters.ts'
import { dietsOf, folded, labelsOf } from './recipe-labels.ts'
import { type CallParameters, ProviderError } from './recipe-source.ts'

export type RecipeTest = (entry: CatalogueEntry) => boolean

/** What diets and exclusions look at: a recipe of the catalogue, or a member's own. */
export interface DietEntry {
  plain: DietFacts
  ingredients: readonly MatchableFood[]
}
export type StyleEntry = DietEntry & MediterraneanEntry
export type DietTest = (entry: DietEntry) => boolean

const nothing = () => false

/** "vegan,gluten free" means both, "vegan|vegetarian" either. */
export function dietTests(parameters: CallParameters): DietTest[] {
  return listParameter(parameters, 'diet').map((either) => {
    const words = either.split('|')
    if (words.length > WORDS_PER_LIST)
      throw new ProviderError(400, `The parameter diet offers more than ${WORDS_PER_LIST} choices.`)
    const known = [...new Set(words.flatMap((word) => dietOf(word) ?? []))]
    return known.length === 0 ? nothing : ({ plain }) => known.some((diet) => dietsOf(plain).has(diet))
  })
}

export function exclusionTests(list: readonly string[], foodWords: FoodWords): DietTest[] {
  return list.map((word) => {
    const { isMeant } = foodWords(avoidedWord(word))
    return ({ ingredients }) => !ingredients.some(isMeant)
  })
}

/** Exclusions in words that we don't understand: reported in the response, never ignored silently. */
export function unknownExclusions(list: readonly string[], foodWords: FoodWords): { unknownExclusions?: string[] } {
  const unknown = list.filter((word) => !foodWords(word).isKnown)
  return unknown.length === 0 ? {} : { unknownExclusions: unknown }
}

function intoleranceTests(list: readonly string[]): RecipeTest[] {
  return list.map((word) => {
    const isRefused = intoleranceTest(word)
    return isRefused ? ({ ingredients }) => !ingredients.some(isRefused) : nothing
  })
}

function inclusionTests(list: readonly string[], foodWords: FoodWords): RecipeTest[] {
  return list.map((word) => {
    const { isMeant } = foodWords(word)
    return ({ ingredients }) => ingredients.some(isMeant)
  })
}

function anyLabel(list: readonly string[], kind: 'cuisines' | 'dishTypes' | 'equipment'): RecipeTest[] {
  const wanted = list.map(folded)
  return wanted.length === 0 ? [] : [(entry) => wanted.some((label) => labelsOf(entry)[kind].has(label))]
}

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
export function searchTests(parameters: CallParameters, foodWords: FoodWords): RecipeTest[] {
  const title = singularWords(textParameter(parameters, 'titleMatch'))
  const list = (name: string) => listParameter(parameters, name)
  const excludedCuisines = list('excludeCuisine').map(folded)
  return [
    ...(title.length > 0 ? [(entry: CatalogueEntry) => containsPhrase(labelsOf(entry).titleWords, title)] : []),
    ...anyLabel(list('cuisine'), 'cuisines'),
    (entry) => !excludedCuisines.some((label) => labelsOf(entry).cuisines.has(label)),
    ...dietTests(parameters),
    ...intoleranceTests(list('intolerances')),
    ...inclusionTests(list('includeIngredients'), foodWords),
    ...exclusionTests(list('excludeIngredients'), foodWords),
    ...anyLabel(list('type'), 'dishTypes'),
    ...anyLabel(list('equipment'), 'equipment'),
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
  const diet = dietOf(tag)
  if (diet) return ({ plain }) => dietsOf(plain).has(diet)
  const wanted = folded(tag)
  return (entry) => labelsOf(entry).all.has(wanted)
}

/** Tags that must match. An intolerance requires a dish without that food. */
export function tagTests(list: readonly string[]): RecipeTest[] {
  return list.map((tag) => {
    const isRefused = intoleranceTest(tag)
    return isRefused ? ({ ingredients }) => !ingredients.some(isRefused) : labelTest(tag)
  })
}

/** Tags that must not match: labels, or kinds of food such as seafood. */
export function excludedTagTests(list: readonly string[], foodWords: FoodWords): RecipeTest[] {
  return list.map((tag) => {
    const isLabelled = labelTest(tag)
    const { isMeant } = foodWords(tag)
    return (entry) => !isLabelled(entry) && !entry.ingredients.some(isMeant)
  })
}

export const passesAll = <Entry>(tests: readonly ((entry: Entry) => boolean)[]): ((entry: Entry) => boolean) => {
  return (entry) => tests.every((test) => test(entry))
}
