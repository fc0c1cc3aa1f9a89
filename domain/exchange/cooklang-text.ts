// Reads and writes members' recipes as Cooklang.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { parseAmount } from '#domain/kitchen/read-amount.ts'
import { withTags } from '#domain/library/filed-recipe.ts'
import { dietOf, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { emptyRecipeDraft, isRecipeImage, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readAbout } from '#domain/recipe/recipe-about.ts'
import { readMinutes } from '#domain/time/duration.ts'
import {
  type CooklangMark,
  FRONT_MATTER,
  hideEscaped,
  partsOf,
  readCooklangFile,
  revealEscaped,
} from './cooklang-reader.ts'
import { parseLenientJson } from './html-json-ld.ts'
import { type ImportedRecipe, missing } from './imported-recipe.ts'

const MOST_CHARACTERS = 50_000
/** The first step of our exports lists every ingredient, to keep the order of the list. */
const GATHER = 'Gather '

export function looksLikeCooklang(text: string): boolean {
  const body = hideEscaped(text.slice(0, MOST_CHARACTERS))
  if (/(?:^|[^\\\w])@[^@{}\n]{1,80}\{[^{}\n]{0,80}\}/.test(body)) return true
  return FRONT_MATTER.test(body) && /(?:^|\s)@\p{L}/u.test(body)
}

function yamlText(value: string | undefined): string {
  if (!value) return ''
  if (!value.startsWith('"')) return value.replace(/^'(.*)'$/, '$1')
  try {
    const text: unknown = JSON.parse(value)
    return typeof text === 'string' ? text : ''
  } catch {
    return value
  }
}

function yamlList(value: string | undefined): string[] {
  const list = value?.startsWith('["') ? parseLenientJson(value) : null // our own, or any with quotes
  if (Array.isArray(list)) return list.filter((entry) => typeof entry === 'string')
  const inside = /^\[(.*)\]$/.exec(value ?? '')?.[1] ?? value ?? ''
  return inside
    .split(',')
    .map((entry) => yamlText(entry.trim()))
    .filter((entry) => entry !== '')
}

interface Step {
  text: string
  ingredients: CustomIngredient[]
  onlyIngredients: boolean
}

function readStep(block: string): Step {
  const ingredients: CustomIngredient[] = []
  let text = ''
  let between = ''
  for (const part of partsOf(block)) {
    if (typeof part === 'string') {
      text += part
      between += part
      continue
    }
    const { kind, name, quantity, unit } = part
    text += kind === 'timer' ? `${quantity} ${unit}`.trim() || name : name
    if (kind === 'ingredient') ingredients.push(ingredientOf(part))
  }
  const onlyIngredients = ingredients.length > 0 && between.replace(/[\s,.;]|\band\b/g, '') === ''
  return { text: text.replace(/\s+/g, ' ').trim(), ingredients, onlyIngredients }
}

function ingredientOf({ name, quantity, unit, note }: CooklangMark): CustomIngredient {
  const amount = parseAmount(quantity.replace(/^=\s*/, ''))
  return {
    name: note ? `${name}, ${note}` : name,
    amount: amount ?? 0,
    unit: amount === null && unit === '' ? quantity : unit,
  }
}

function minutesIn(metadata: ReadonlyMap<string, string>): number | null {
  const read = (...keys: string[]): number => {
    const time = yamlText(keys.map((key) => metadata.get(key)).find((value) => value))
    return readMinutes(/^\d+$/.test(time) ? `${time} min` : time) ?? 0
  }
  const parts = read('prep time', 'time.prep', 'preptime') + read('cook time', 'time.cook', 'cooktime')
  return read('time', 'time required', 'duration') || parts || null
}

const sourceIn = (metadata: ReadonlyMap<string, string>): string =>
  yamlText(metadata.get('source') ?? metadata.get('source.url') ?? metadata.get('source url'))

export function recipeFromCooklang(source: string): ImportedRecipe {
  const draft = emptyRecipeDraft()
  const file = readCooklangFile(source.slice(0, MOST_CHARACTERS))
  const metadata = new Map(file.metadata.map(({ key, value }) => [key.toLowerCase(), value]))
  const ingredients: CustomIngredient[] = []
  const steps: string[] = []
  const notes: string[] = []
  for (const [index, { kind, text }] of file.blocks.entries()) {
    if (kind === 'note') notes.push(`Note: ${readStep(text.replace(/^>\s*/gm, '')).text}`)
    else if (kind === 'section' && text !== '') steps.push(`${revealEscaped(text).replace(/:$/, '')}:`)
    else if (kind === 'step') {
      const gathers = index === 0 && text.startsWith(GATHER)
      const step = readStep(gathers ? text.slice(GATHER.length) : text)
      ingredients.push(...step.ingredients)
      if (!(step.onlyIngredients && index === 0)) steps.push(gathers ? GATHER + step.text : step.text)
    }
  }

  draft.title = yamlText(metadata.get('title')).trim()
  const from = sourceIn(metadata)
  const afterwords = [...notes, ...(/^https?:\/\//i.test(from) ? [`Source: ${from}`] : [])]
  const told = steps.filter((step) => step !== '')
  draft.instructions = [...told, ...afterwords].join('\n')
  if (ingredients.length > 0) draft.ingredients = ingredients
  const servings = Number.parseFloat(yamlText(metadata.get('servings') ?? metadata.get('serves')))
  const hasServings = servings >= 1 && servings <= 1000
  if (hasServings) draft.servings = servings
  const minutes = minutesIn(metadata)
  if (minutes) draft.readyInMinutes = minutes
  const cuisines = yamlList(metadata.get('cuisine')).map((word) => word.toLowerCase())
  draft.cuisines = CUISINES.filter((cuisine) => cuisines.includes(cuisine.toLowerCase()))
  const diets = yamlList(metadata.get('diet')).map(dietOf)
  draft.diets = SITE_DIETS.filter((diet) => diets.includes(diet))
  const image = yamlText(metadata.get('image'))
  if (isRecipeImage(image)) draft.image = image
  const about = readAbout({
    tags: withTags([], yamlList(metadata.get('tags'))),
    collections: yamlList(metadata.get('collections')),
    rating: Number.parseFloat(yamlText(metadata.get('rating'))),
    description: yamlText(metadata.get('description') ?? metadata.get('introduction')),
    added: yamlText(metadata.get('added')),
    details: parseLenientJson(yamlText(metadata.get('details'))),
  })
  if (about) draft.about = about
  const remarks = missing(draft, {
    ingredients: ingredients.length > 0,
    steps: told.length > 0,
    minutes: minutes !== null,
    servings: hasServings,
  })
  return { draft, remarks }
}

// Every special character of Cooklang, and a dash or bracket that could start a comment.
const escapeText = (text: string): string => text.replace(/[\\@#~{}|]|-(?=-)|(?<=-)-|\[(?=-)|^[>=&?+*-]/g, '\\$&')
const escapeName = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\@#~{}|%()/&?+*=>]|-(?=-)|(?<=-)-|\[(?=-)|^[-.]/g, '\\$&')

function ingredientMark({ name, amount, unit }: CustomIngredient): string {
  const quantity = amount > 0 ? String(amount) : ''
  const measure = unit === '' ? quantity : `${quantity || '0'}%${escapeName(unit)}`
  return `@${escapeName(name)}{${measure}}`
}

export function cooklangText(recipe: RecipeDraft): string {
  const { description, rating, added, tags = [], collections = [], details = {} } = recipe.about ?? {}
  const list = (entries: readonly string[]): string => `[${entries.map((entry) => JSON.stringify(entry)).join(', ')}]`
  const front = [
    `title: ${JSON.stringify(recipe.title)}`,
    `servings: ${recipe.servings}`,
    `time: "${recipe.readyInMinutes} minutes"`,
    ...(recipe.cuisines.length > 0 ? [`cuisine: ${list(recipe.cuisines)}`] : []),
    ...(recipe.diets.length > 0 ? [`diet: ${list(recipe.diets)}`] : []),
    ...(recipe.image === '' ? [] : [`image: ${JSON.stringify(recipe.image)}`]),
    ...(tags.length > 0 ? [`tags: ${list(tags)}`] : []),
    ...(collections.length > 0 ? [`collections: ${list(collections)}`] : []),
    ...(rating ? [`rating: ${rating}`] : []),
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    ...(added ? [`added: ${JSON.stringify(added)}`] : []),
    ...(Object.keys(details).length > 0 ? [`details: ${JSON.stringify(JSON.stringify(details))}`] : []),
  ]
  const steps = recipe.instructions.split(/[\r\n]+/).map((step) => step.replace(/\s+/g, ' ').trim())
  const paragraphs = [
    `${GATHER}${recipe.ingredients.map(ingredientMark).join(', ')}.`,
    ...steps.filter((step) => step !== '').map(escapeText),
  ]
  return `---\n${front.join('\n')}\n---\n\n${paragraphs.join('\n\n')}\n`
}
