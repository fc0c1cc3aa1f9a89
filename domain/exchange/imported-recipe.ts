// The result of every import, and how a recipe is built from the parts that other programs export.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { ingredientsFromLine, isRangeLine } from '#domain/kitchen/ingredient-line.ts'
import { withTags } from '#domain/library/filed-recipe.ts'
import { LINES_PER_RECIPE } from '#domain/limits.ts'
import { dietOf, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { emptyRecipeDraft, isRecipeImage, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { type RecipeAbout, readAbout } from '#domain/recipe/recipe-about.ts'
import { piecesCounted, piecesRemark } from './recipe-yield.ts'

export interface ImportedRecipe {
  draft: RecipeDraft
  /** Messages about what could not be read, for the person who reviews the draft. */
  remarks: string[]
  /** The included picture, as the other program stored it. */
  picture?: Uint8Array<ArrayBuffer>
}

const LONGEST_TITLE = 200
const AS_WRITTEN = 'Ingredients as written'

const lineText = (line: string | CustomIngredient) => (typeof line === 'string' ? line : ingredientText(line))

export interface RecipeParts {
  title: string
  /** Unparsed lines, or ingredients that are parsed already. */
  ingredients: readonly (string | CustomIngredient)[]
  steps: readonly string[]
  notes?: readonly string[]
  minutes: number | null
  servings: number | null
  image?: string
  sourceUrl?: string
  /** Tags, keywords and categories; cuisines and diets are found among them. */
  words?: readonly string[]
  about?: AboutParts
  picture?: Uint8Array<ArrayBuffer> | null
}

/** As read: what is empty is left out. */
export interface AboutParts extends Omit<RecipeAbout, 'details'> {
  details?: Readonly<Record<string, string>>
}

export function importedRecipe(parts: RecipeParts): ImportedRecipe {
  const draft = emptyRecipeDraft()
  const lines = parts.ingredients
    .filter((line) => typeof line !== 'string' || line.trim() !== '')
    .slice(0, LINES_PER_RECIPE)
  const headings = lines.filter((line) => typeof line === 'string' && (isHeading(line) || isShouted(line, lines)))
  const ingredients = lines
    .filter((line) => !headings.includes(line))
    .flatMap((line) => (typeof line === 'string' ? ingredientsFromLine(line) : [line]))
    .filter(({ name }) => name !== '')
  const steps = withoutNumbers(parts.steps.map(oneLine).filter((step) => step !== ''))
  const notes = (parts.notes ?? []).map(oneLine).filter((note) => note !== '')
  const words = (parts.words ?? []).map((word) => word.trim().toLowerCase())
  const diets = words.map(dietOf)

  draft.title = oneLine(parts.title).slice(0, LONGEST_TITLE)
  draft.instructions = [...steps, ...notes.map((note) => `Note: ${note}`), ...sourceLine(parts.sourceUrl)]
    .slice(0, LINES_PER_RECIPE)
    .join('\n')
  const about = readAbout({
    ...parts.about,
    tags: withTags([], parts.words ?? []),
    details: {
      ...parts.about?.details,
      // Where its headings stood.
      ...(headings.length > 0 && { [AS_WRITTEN]: lines.map(lineText).join('\n') }),
    },
  })
  if (about) draft.about = about
  draft.cuisines = CUISINES.filter((cuisine) => words.includes(cuisine.toLowerCase()))
  draft.diets = SITE_DIETS.filter((diet) => diets.includes(diet))
  if (parts.image && isRecipeImage(parts.image)) draft.image = parts.image
  if (ingredients.length > 0) draft.ingredients = ingredients
  if (parts.minutes) draft.readyInMinutes = Math.round(parts.minutes)
  if (parts.servings) draft.servings = parts.servings

  const remarks = missing(draft, {
    ingredients: ingredients.length > 0,
    steps: steps.length > 0,
    minutes: Boolean(parts.minutes),
    servings: Boolean(parts.servings),
  })
  remarks.push(...rangeRemarks(lines))
  remarks.push(...piecesRemark(piecesCounted([about?.details?.Yield ?? ''], parts.servings)))
  if (headings.length > 0) remarks.push('Headings in the ingredient list are among the recipe’s details.')
  return parts.picture ? { draft, remarks, picture: parts.picture } : { draft, remarks }
}

/** How "2-3 cloves" was handled: a saved ingredient has one amount, which can be scaled. */
export const rangeRemarks = (lines: readonly (string | CustomIngredient)[]): string[] =>
  lines.some((line) => typeof line === 'string' && isRangeLine(line))
    ? ['Where an ingredient had a range, such as “2–3 cloves”, we kept the larger amount.']
    : []

/** Messages about missing parts. */
export function missing(
  draft: RecipeDraft,
  found: { ingredients: boolean; steps: boolean; minutes: boolean; servings: boolean },
): string[] {
  return [
    draft.title === '' && 'No title was found.',
    !found.ingredients && 'No ingredients were found.',
    !found.steps && 'No instructions were found.',
    !found.minutes && `No time was found, so ${draft.readyInMinutes} minutes is only a guess.`,
    !found.servings && `No servings were found, so ${draft.servings} is only a guess.`,
  ].filter((remark) => remark !== false)
}

/** "[Sauce]", "## Sauce", "Sauce:", "**Sauce**", "For the sauce" */
export const isHeading = (line: string): boolean =>
  /^\s*(?:\[[^[\]]+\]|#{1,3}\s.*|[^\d½¼¾⅓⅔]*:|\*\*[^*\d½¼¾⅓⅔]+\*\*|for (?:the|your)\s[^\d½¼¾⅓⅔]*)\s*$/i.test(line)

/** "SAUCE" among lowercase lines. */
function isShouted(line: string, lines: readonly (string | CustomIngredient)[]): boolean {
  if (/[\p{Ll}\d½¼¾⅓⅔]/u.test(line) || !/\p{Lu}{5}|\p{Lu}\s+\p{Lu}/u.test(line)) return false
  return lines.filter((other) => typeof other === 'string' && /\p{Ll}{3}/u.test(other)).length > lines.length / 2
}

/** Removes step numbers from the text, because our pages add them; only if every step is numbered. */
export function withoutNumbers(steps: readonly string[]): string[] {
  const NUMBERED = /^(?:step\s)?(\d{1,2})\s?[.):]\s+(?=\S)/i
  const counted = steps.length > 1 && steps.every((step, at) => Number(NUMBERED.exec(step)?.[1]) === at + 1)
  return counted ? steps.map((step) => step.replace(NUMBERED, '')) : [...steps]
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const sourceLine = (url: string | undefined): string[] => (url && /^https?:\/\//i.test(url) ? [`Source: ${url}`] : [])
