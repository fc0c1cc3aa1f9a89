// Reads whatever a person pastes or a page contains into drafts for review: JSON-LD, HTML, Cooklang or plain text.
// Never throws.
import { looksLikeCooklang, recipeFromCooklang } from './cooklang-text.ts'
import { jsonLdValues, parseLenientJson } from './html-json-ld.ts'
import { readHtml } from './html-tree.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { pageInMhtml } from './mhtml.ts'
import { microdataRecipes } from './microdata.ts'
import { recipesFromJsonLd } from './recipe-json-ld.ts'
import { isComplete, recipesFromText } from './recipe-text.ts'
import { type SeenText, seenInPage, seenInText } from './seen-text.ts'

export type { ImportedRecipe } from './imported-recipe.ts'

export type ImportResult =
  | { ok: true; recipes: [ImportedRecipe, ...ImportedRecipe[]] }
  /** `seen`: a text in which a person could mark the recipe. */
  | { ok: false; message: string; seen?: SeenText }

export const NO_RECIPE_IN_PAGE = 'We couldn’t find a recipe on this page. Copy the recipe’s text and paste it instead.'
const NO_RECIPE_IN_DATA = 'There’s no recipe in this data.'
const NO_RECIPE_IN_TEXT = 'We didn’t find a recipe in this text. It needs at least one ingredient and one step.'
const NOTHING = 'Paste a recipe’s text first.'

function found(recipes: readonly ImportedRecipe[], otherwise: string): ImportResult {
  const [first, ...more] = recipes.filter(
    ({ draft }) => draft.instructions !== '' || draft.ingredients.some(({ name }) => name !== ''),
  )
  return first ? { ok: true, recipes: [first, ...more] } : { ok: false, message: otherwise }
}

/** A page's HTML, or its JSON response. */
export function importFromPage(page: string, baseUrl?: string): ImportResult {
  const recipesIn = (values: readonly unknown[]) => found(recipesFromJsonLd(values, baseUrl), NO_RECIPE_IN_PAGE)
  if (/^[\s\ufeff]*[[{]/.test(page)) return recipesIn([parseLenientJson(page)])
  const html = readHtml(page)
  const marked = recipesIn(jsonLdValues(html))
  if (marked.ok) return marked
  // Older pages mark up the recipe in the text itself.
  const inText = recipesIn(microdataRecipes(html))
  return inText.ok ? inText : { ...inText, seen: seenInPage(html) }
}

/** Pasted text in any form. Several recipes become several drafts. */
export function importFromText(text: string): ImportResult {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, message: NOTHING }
  if (/^[[{]/.test(trimmed)) {
    const value = parseLenientJson(trimmed)
    if (value !== undefined) return found(recipesFromJsonLd([value]), NO_RECIPE_IN_DATA)
  }
  const page = pageInMhtml(trimmed)
  if (page !== null) return importFromPage(page)
  if (/<script[\s>]|<!doctype html|<html[\s>]|<body[\s>]/i.test(trimmed)) return importFromPage(trimmed)
  if (looksLikeCooklang(trimmed)) return found([recipeFromCooklang(trimmed)], NO_RECIPE_IN_TEXT)
  const recipes = recipesFromText(trimmed)
  if (recipes.every(isComplete)) return { ok: true, recipes }
  const incomplete = found(withHeadingOnly(trimmed, recipes), NO_RECIPE_IN_TEXT)
  return incomplete.ok ? incomplete : { ...incomplete, seen: seenInText(trimmed) }
}

// A text with only one of the two lists counts as a recipe only if it has a heading for it.
function withHeadingOnly(text: string, recipes: ImportedRecipe[]): ImportedRecipe[] {
  return /^[^\p{L}\p{N}\n]*(?:ingredients|method|directions|instructions)\b/imu.test(text) ? recipes : []
}
