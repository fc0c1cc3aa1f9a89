// Reads and writes Cooklang for members' recipes. The catalogue uses the full parser; this one needs no WebAssembly.
import { parseAmount } from '#domain/kitchen/read-amount.ts'
import { dietOf, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import {
  type CustomIngredient,
  emptyRecipeDraft,
  isRecipeImage,
  type RecipeDraft,
} from '#domain/recipe/custom-recipe.ts'
import { readMinutes } from '#domain/time/duration.ts'
import { type ImportedRecipe, missing } from './imported-recipe.ts'

const MOST_CHARACTERS = 50_000
const FRONT_MATTER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
/** The first step of our exports lists every ingredient, to keep the order of the list. */
const GATHER = 'Gather '

// Escaped characters are replaced by private-use ones while parsing.
const HIDDEN = 0xf0000
const hide = (text: string): string =>
  text.replace(/\\([\x20-\x7e])/g, (_, char: string) => String.fromCodePoint(HIDDEN + char.charCodeAt(0)))
const reveal = (text: string): string =>
  text.replace(/[\u{f0020}-\u{f007e}]/gu, (char) => String.fromCharCode((char.codePointAt(0) ?? 0) - HIDDEN))

export function looksLikeCooklang(text: string): boolean {
  const body = hide(text.slice(0, MOST_CHARACTERS))
  if (/(?:^|[^\\\w])@[^@{}\n]{1,80}\{[^{}\n]{0,80}\}/.test(body)) return true
  return FRONT_MATTER.test(body) && /(?:^|\s)@\p{L}/u.test(body)
}

function metadataOf(text: string): { metadata: Map<string, string>; body: string } {
  const metadata = new Map<string, string>()
  const front = FRONT_MATTER.exec(text)
  const body = front ? text.slice(front[0].length) : text
  let above = ''
  const keep = (line: string): void => {
    const [, indent = '', name, value] = /^(\s*)([\p{L}][\p{L}. ]{0,30}?)\s*:\s*(.*?)\s*$/su.exec(line) ?? []
    if (!name) return
    // "prep:" below "time:" is "time.prep".
    const key = (indent === '' || above === '' ? name : `${above}.${name}`).toLowerCase()
    if (indent === '') above = value ? '' : name
    if (value) metadata.set(key, value)
  }
  for (const line of front?.[1]?.split(/\r?\n/) ?? []) keep(line)
  const kept = body.split(/\r?\n/).filter((line) => {
    if (!line.startsWith('>>')) return true
    keep(line.slice(2).trim())
    return false
  })
  return { metadata, body: kept.join('\n') }
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
  const inside = /^\[(.*)\]$/.exec(value ?? '')?.[1] ?? value ?? ''
  return inside
    .split(',')
    .map((entry) => yamlText(entry.trim()))
    .filter((entry) => entry !== '')
}

// "@name{2%g}(note)", "@name", "#pan{}", "~{10%minutes}", "~rest{5%min}".
const MARK = /([@#~])(?:([^@#~{}\n]{0,120}?)\{([^{}\n]{0,120})\}(?:\(([^()\n]{0,120})\))?|([\p{L}\p{N}_-]{1,60}))/gu

/** "@&flour", "@./sauces/Hollandaise": the name of a recipe in another file is its file name. */
const MODIFIERS = /^[&?+-]+|^\.{1,2}\/(?:[^|]*\/)?/

function readStep(paragraph: string): { text: string; ingredients: CustomIngredient[]; onlyIngredients: boolean } {
  const ingredients: CustomIngredient[] = []
  const text = paragraph.replace(
    MARK,
    (whole, sign: string, long?: string, braces?: string, note?: string, word?: string) => {
      const name = reveal((long ?? word ?? '').replace(MODIFIERS, '').split('|')[0] ?? '').trim()
      const [quantity = '', unit = ''] = (braces ?? '').split('%', 2)
      if (sign === '~') return `${reveal(quantity)} ${reveal(unit)}`.trim() || name
      if (sign === '#') return name
      if (name === '') return whole
      const amount = parseAmount(reveal(quantity.replace(/^=/, '')).trim())
      ingredients.push({
        name: note ? `${name}, ${reveal(note).trim()}` : name,
        amount: amount ?? 0,
        unit: amount === null && unit === '' ? reveal(quantity).trim() : reveal(unit).trim(),
      })
      return name
    },
  )
  const onlyIngredients = ingredients.length > 0 && paragraph.replace(MARK, '').replace(/[\s,.;]|\band\b/g, '') === ''
  return { text: reveal(text).replace(/\s+/g, ' ').trim(), ingredients, onlyIngredients }
}

/** A search for the end of each "[-" would read the whole text once for every one that has none. */
function withoutBlockComments(text: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const start = text.indexOf('[-', at)
    const end = start === -1 ? -1 : text.indexOf('-]', start + 2)
    if (end === -1) return kept + text.slice(at)
    kept += text.slice(at, start)
    at = end + 2
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
  const { metadata, body } = metadataOf(source.slice(0, MOST_CHARACTERS))
  const paragraphs = withoutBlockComments(hide(body))
    .replace(/--[^\n]*/g, '')
    .replace(/^=+[ \t]*(.*?)[ \t]*=*$/gm, (_, name: string) =>
      name === '' ? '\n\n' : `\n\n${name.replace(/:$/, '')}:\n\n`,
    )
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  const ingredients: CustomIngredient[] = []
  const steps: string[] = []
  const notes: string[] = []
  paragraphs.forEach((paragraph, index) => {
    if (paragraph.startsWith('>')) {
      notes.push(`Note: ${readStep(paragraph.replace(/^>\s*/gm, '')).text}`)
      return
    }
    const gathers = index === 0 && paragraph.startsWith(GATHER)
    const step = readStep(gathers ? paragraph.slice(GATHER.length) : paragraph)
    ingredients.push(...step.ingredients)
    if (!(step.onlyIngredients && (gathers || index === 0))) {
      steps.push(gathers ? GATHER + step.text : step.text)
    }
  })

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
  const list = (entries: readonly string[]): string => `[${entries.map((entry) => JSON.stringify(entry)).join(', ')}]`
  const front = [
    `title: ${JSON.stringify(recipe.title)}`,
    `servings: ${recipe.servings}`,
    `time: "${recipe.readyInMinutes} minutes"`,
    ...(recipe.cuisines.length > 0 ? [`cuisine: ${list(recipe.cuisines)}`] : []),
    ...(recipe.diets.length > 0 ? [`diet: ${list(recipe.diets)}`] : []),
    ...(recipe.image === '' ? [] : [`image: ${JSON.stringify(recipe.image)}`]),
  ]
  const steps = recipe.instructions.split(/[\r\n]+/).map((step) => step.replace(/\s+/g, ' ').trim())
  const paragraphs = [
    `${GATHER}${recipe.ingredients.map(ingredientMark).join(', ')}.`,
    ...steps.filter((step) => step !== '').map(escapeText),
  ]
  return `---\n${front.join('\n')}\n---\n\n${paragraphs.join('\n\n')}\n`
}
