// Recipes from schema.org JSON-LD, in the many variants that pages use. Tolerant: it never throws.

import { isObject, type Json } from '#domain/json.ts'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { ingredientFromLine } from '#domain/kitchen/ingredient-line.ts'
import { withTags } from '#domain/library/filed-recipe.ts'
import { LINES_PER_RECIPE } from '#domain/limits.ts'
import { dietOf, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { emptyRecipeDraft, isRecipeImage } from '#domain/recipe/custom-recipe.ts'
import { type RecipeAbout, readAbout } from '#domain/recipe/recipe-about.ts'
import { plainLines, plainText } from '#domain/text/plain-text.ts'
import { readMinutes } from '#domain/time/duration.ts'
import { parseLenientJson } from './html-json-ld.ts'
import { type ImportedRecipe, isHeading, missing, rangeRemarks, withoutNumbers } from './imported-recipe.ts'
import { bytesOfDataUrl } from './picture-data.ts'
import { piecesCounted, piecesRemark, servingsIn } from './recipe-yield.ts'

/** Pages use a single value where a list belongs, and a list where a single value belongs. */
const manyOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** More than a page has, enough for a collection of every recipe somebody ever saved. */
const MOST_NODES = 100_000
const DEEPEST = 12
const DEEPEST_VALUE = 20

const typesOf = (node: Json): string[] =>
  manyOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []))

/** Every node of the type, however deeply nested, in document order. */
function nodesOfType(values: readonly unknown[], type: string): Json[] {
  const found: Json[] = []
  const seen = new Set<object>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return
    if (depth > DEEPEST || seen.size >= MOST_NODES || seen.has(value)) return
    seen.add(value)
    if (isObject(value) && typesOf(value).includes(type)) found.push(value)
    else for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  for (const value of values) visit(value, 0)
  return found
}

const DOUBLE_ENTITY = /&(?:amp;)+(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6}\d{0,2});)/gi
const ESCAPED_TAG = /&lt;(\/?(?:p|br|li|[ou]l|div|span|strong|b|em|i|a|h[1-6])\b(?:(?!&[lg]t;)[^<>]){0,300})&gt;/gi

const mended = (text: string): string => text.replace(DOUBLE_ENTITY, '&').replace(ESCAPED_TAG, '<$1>')

/**
 * A copy without what is nested too deeply. Also mends pages that escape twice: "Salt &amp;amp; pepper",
 * "&lt;p&gt;Stir.&lt;/p&gt;". Microdata gives one value several names: it is copied once.
 */
function copied(
  value: unknown,
  mend: (text: string) => string,
  done = new Map<unknown, unknown>(),
  depth = 0,
): unknown {
  if (depth > DEEPEST_VALUE) return null
  const known = done.get(value)
  if (known !== undefined) return known
  const inner = (one: unknown) => copied(one, mend, done, depth + 1)
  const copy =
    typeof value === 'string'
      ? mend(value)
      : Array.isArray(value)
        ? value.map(inner)
        : isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]))
          : value
  done.set(value, copy)
  return copy
}

/** The text of a value: a string, a number, or the object's own text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (!isObject(value)) return ''
  return textOf(value['@value'] ?? value.text ?? value.name ?? '')
}

function textsOf(value: unknown): string[] {
  return manyOf(value)
    .map(textOf)
    .filter((text) => text !== '')
}

const words = (value: unknown): string[] =>
  textsOf(value)
    .flatMap((text) => text.split(/[,;|]/))
    .map((word) => word.trim())
    .filter((word) => word !== '')

function stepLines(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return []
  return manyOf(value).flatMap((step): string[] => {
    if (typeof step === 'string') return textLines(step, depth)
    if (Array.isArray(step)) return stepLines(step, depth + 1)
    if (!isObject(step)) return []
    if (step.item !== undefined) return stepLines(step.item, depth + 1)
    if (typesOf(step).includes('HowToSection') || step.itemListElement !== undefined) {
      const heading = textOf(step.name)
      const inner = stepLines(step.itemListElement ?? step.steps, depth + 1)
      // Some programs write a section as only a heading, with its steps after it.
      return heading === '' ? inner : [`${heading.replace(/:$/, '')}:`, ...inner]
    }
    const text = step.text ?? step.description ?? step.name
    if (text === undefined && '0' in step) return stepLines(Object.values(step), depth + 1) // a list written as an object
    return typeof text === 'string' ? plainLines(text) : isObject(text) ? [textOf(text)].filter(Boolean) : []
  })
}

/** Lines of text, some of them Markdown headings; or the steps as JSON in a string. */
function textLines(text: string, depth: number): string[] {
  if (/^\s*\[\s*[{"]/.test(text)) {
    const list = parseLenientJson(text)
    if (Array.isArray(list)) return stepLines(list, depth + 1)
  }
  return plainLines(text).map((line) => line.replace(/^#{1,3}\s+(.*?):?$/, '$1:'))
}

function supplies(node: Json): CustomIngredient[] {
  return manyOf(node.supply).flatMap((supply) => {
    if (!isObject(supply) || typeof supply.name !== 'string' || supply.name.trim() === '') return []
    const quantity = isObject(supply.requiredQuantity) ? supply.requiredQuantity : {}
    const amount = typeof quantity.value === 'number' && quantity.value >= 0 ? quantity.value : 0
    const unit = typeof quantity.unitText === 'string' ? quantity.unitText.trim() : ''
    return Number.isFinite(amount) ? [{ name: supply.name.trim(), amount, unit }] : []
  })
}

function ingredientsOf(node: Json, remarks: string[]): CustomIngredient[] {
  const listed = node.recipeIngredient ?? node.ingredients
  const lines = typeof listed === 'string' ? plainLines(listed) : textsOf(listed)
  const exact = supplies(node)
  if (exact.length > 0 && exact.length >= lines.length) return exact
  const foods = lines.filter((line) => !isHeading(line)).slice(0, LINES_PER_RECIPE)
  remarks.push(...rangeRemarks(foods))
  return foods.map(ingredientFromLine).filter(({ name }) => name !== '')
}

function minutesOf(node: Json): number | null {
  const read = (key: string): number => {
    const [time] = manyOf(node[key])
    return readMinutes(textOf(isObject(time) ? (time.maxValue ?? time.minValue ?? time) : time)) ?? 0
  }
  return read('totalTime') || read('prepTime') + (read('cookTime') || read('performTime')) || null
}

const yieldsOf = (node: Json): string[] =>
  manyOf(node.recipeYield ?? node.yield).map((form) =>
    isObject(form) && 'value' in form ? `${textOf(form.value)} ${textOf(form.unitText)}`.trim() : textOf(form),
  )

/**
 * Many pages give a number and a text: "8" with "1 pie" means servings, "2" with "2 loaves" only repeats the loaves.
 */
function servingsOf(forms: readonly string[]): number | null {
  const texts = forms.filter((form) => /[a-z]/i.test(form))
  const counts = forms.filter((form) => !texts.includes(form)).map(servingsIn)
  const told = texts.map(servingsIn).find((count) => count !== null)
  const repeated = texts.map((text) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 1))
  return told ?? counts.find((count) => count !== null && !repeated.includes(count)) ?? null
}

function imageOf(node: Json, baseUrl: string | undefined): string {
  const addresses = manyOf(node.image).flatMap((image) => {
    // If the picture is described elsewhere, this isn't its URL.
    if (isObject(image) && Object.keys(image).every((key) => key === '@id') && /#/.test(String(image['@id']))) return []
    const address = isObject(image) ? manyOf(image.url ?? image.contentUrl ?? image['@id'])[0] : image
    return typeof address === 'string' && address.trim() !== '' ? [address.trim()] : []
  })
  for (const address of addresses) {
    const resolved = baseUrl && URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address
    if (isRecipeImage(resolved)) return resolved
  }
  return ''
}

function pictureIn(node: Json): Uint8Array<ArrayBuffer> | null {
  for (const image of manyOf(node.image)) {
    const bytes = typeof image === 'string' ? bytesOfDataUrl(image) : null
    if (bytes) return bytes
  }
  return null
}

/** RecipeSage stores a cook's notes as comments, and a recipe's source as isBasedOn. */
function notesOf(node: Json): string[] {
  const notes = manyOf(node.comment).flatMap((comment) => {
    if (!isObject(comment) || !/notes?$/i.test(textOf(comment.name))) return []
    return typeof comment.text === 'string' ? plainLines(comment.text) : []
  })
  const source = textsOf(node.isBasedOn).find((address) => /^https?:\/\//i.test(address))
  return [...notes.map((note) => `Note: ${note}`), ...(source ? [`Source: ${source}`] : [])]
}

function cuisinesOf(node: Json, remarks: string[]): string[] {
  const cuisines = words(node.recipeCuisine).flatMap((word) => {
    const known = CUISINES.find((cuisine) => cuisine.toLowerCase() === word.toLowerCase())
    if (!known) remarks.push(`We don’t list the cuisine “${word}”.`)
    return known ? [known] : []
  })
  return [...new Set(cuisines)]
}

function dietsOf(node: Json): string[] {
  const named = words(node.suitableForDiet).map((word) => word.replace(/^.*[/#]/, '').replace(/Diet$/, ''))
  const spaced = named.map((word) => word.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
  const diets = [...spaced, ...words(node.keywords), ...words(node.recipeCategory)].map(dietOf)
  return SITE_DIETS.filter((diet) => diets.includes(diet))
}

export function recipeFromNode(given: Json, baseUrl?: string): ImportedRecipe {
  // Our own exports are escaped once, and may contain a text such as "R&amp;B".
  const node = copied(given, given.supply === undefined ? mended : (text) => text) as Json // a copy of an object is one
  const draft = emptyRecipeDraft()
  const remarks: string[] = []
  const ingredients = ingredientsOf(node, remarks)
  const minutes = minutesOf(node)
  const yields = yieldsOf(node)
  const servings = servingsOf(yields)

  draft.title = textOf(manyOf(node.name ?? node.headline)[0]).slice(0, 200)
  const steps = withoutNumbers(stepLines(node.recipeInstructions))
  draft.instructions = [...steps, ...notesOf(node)].slice(0, LINES_PER_RECIPE).join('\n')
  draft.image = imageOf(node, baseUrl)
  draft.cuisines = cuisinesOf(node, remarks)
  draft.diets = dietsOf(node)
  if (ingredients.length > 0) draft.ingredients = ingredients.slice(0, LINES_PER_RECIPE)
  if (minutes !== null) draft.readyInMinutes = minutes
  if (servings !== null) draft.servings = servings

  remarks.push(
    ...missing(draft, {
      ingredients: ingredients.length > 0,
      steps: draft.instructions !== '',
      minutes: minutes !== null,
      servings: servings !== null,
    }),
  )
  const about = ownAbout(node)
  const pieces = piecesCounted(about ? [about.details?.Yield ?? ''] : yields, servings)
  remarks.push(...piecesRemark(pieces))
  if (about) draft.about = about
  else if (pieces !== '') draft.about = { details: { Yield: pieces } }
  const picture = pictureIn(node)
  return picture ? { draft, remarks, picture } : { draft, remarks }
}

/** How our exports name the property that holds what schema.org has no place for. */
export const OWN_PROPERTY = 'plateful:recipe'

const ownProperty = (node: Json): Json | undefined =>
  manyOf(node.additionalProperty)
    .filter(isObject)
    .find(({ propertyID }) => propertyID === OWN_PROPERTY)

/** From one of our own exports. */
const ownAbout = (node: Json): RecipeAbout | undefined => readAbout(parseLenientJson(String(ownProperty(node)?.value)))

/** From another program's file. A page's keywords and average rating aren't the reader's own. */
export function aboutInFile(node: Json): RecipeAbout | undefined {
  if (ownProperty(node)) return ownAbout(node)
  const rating = isObject(node.aggregateRating) ? Number(node.aggregateRating.ratingValue) : 0
  return readAbout({
    tags: withTags([], [...words(node.keywords), ...words(node.recipeCategory)]),
    description: textOf(node.description),
    rating,
    added: textOf(node.datePublished) || textOf(node.dateCreated),
    details: {
      Source: textOf(node.creditText),
      'Prep time': textOf(node.prepTime),
      'Cook time': textOf(node.cookTime),
      'Total time': textOf(node.totalTime),
      Yield: yieldsOf(node).filter(Boolean).join(', '),
      Nutrition: isObject(node.nutrition)
        ? Object.entries(node.nutrition)
            .filter(([name]) => !name.startsWith('@'))
            .map(([name, amount]) => `${name}: ${textOf(amount)}`)
            .join(', ')
        : '',
    },
  })
}

export const recipeNodes = (values: readonly unknown[]): Json[] => nodesOfType(values, 'Recipe')

/** The recipes in a page's JSON-LD values, in document order. */
export function recipesFromJsonLd(values: readonly unknown[], baseUrl?: string): ImportedRecipe[] {
  const pictures = new Map(nodesOfType(values, 'ImageObject').map((picture) => [picture['@id'], picture]))
  return recipeNodes(values).map((node) => {
    // "image": {"@id": "…#primaryimage"} refers to a picture that the page describes separately.
    const image = manyOf(node.image).map((one) => (isObject(one) && pictures.get(one['@id'])) || one)
    return recipeFromNode({ ...node, image }, baseUrl)
  })
}
