// A recipe out of text that a person pasted: title, ingredient lines and steps, with or without headings.

import { ingredientFromLine } from '#domain/kitchen/ingredient-line.ts'
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readMinutes } from '#domain/time/duration.ts'
import { type ImportedRecipe, missing, rangeRemarks } from './imported-recipe.ts'

const MOST_CHARACTERS = 50_000
const MOST_LINES = 600

type Part = 'intro' | 'ingredients' | 'steps' | 'notes' | 'ignored'

const HEADINGS: readonly (readonly [RegExp, Part])[] = [
  [/^(?:the )?ingredients?(?: list)?$|^(?:what )?you(?:['’]ll| will)? need$|^shopping list$/i, 'ingredients'],
  [
    /^(?:the )?(?:methods?|directions?|instructions?|preparation|steps?|procedure|how to (?:make|cook|prepare)(?: it| this)?)$/i,
    'steps',
  ],
  [/^(?:(?:cook|chef|recipe)['’]?s? )?(?:notes?|tips?)(?: and tips| & tips)?$/i, 'notes'],
  [/^nutrition(?:al)?(?: (?:facts|information|info|values))?(?: per serving)?$/i, 'ignored'],
]

const STEP_NUMBER = /^(?:step\s?\d{1,2}\s?[.:)–-]?|\d{1,2}\s?[.)](?=\s|$|[A-Z]))\s*/i
const LIST_MARK = /^(?:[•◦▪●○■□▢☐☑✓✔∙·*‣⁃]|\[[ xX]?\]|[-–—](?=\s))\s*/
const SERVINGS =
  /^(?:serves|servings?|makes|yields?|portions?)\s*:?\s*(?:about\s)?(\d{1,3})\b|^(\d{1,3})\s+(?:servings|portions|people)$/i
const TIME = /^((?:total|prep(?:aration)?|cook(?:ing)?|ready in|active|baking)(?: time)?|time)\s*:?\s*(?=\d)/i

function headingOf(line: string): Part | null {
  const bare = line
    .replace(/^[#*_=\s]+|[#*_=:\s]+$/g, '')
    .replace(/\s\([^()]*\)$/, '')
    .replace(/\s+for \d{1,3}\b.*$/i, '')
  return HEADINGS.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}

function looksLikeIngredient(line: string): boolean {
  if (STEP_NUMBER.test(line) || line.length > 120) return false
  const bare = line.replace(LIST_MARK, '')
  if (readAmount(bare)) return !/[a-z]{2}\.\s+[A-Z]/.test(bare)
  return LIST_MARK.test(line) && bare.length <= 60 && !/\.$/.test(bare)
}

interface Facts {
  servings: number | null
  totalMinutes: number | null
  partMinutes: number
}

/** "Serves 4 | Prep time: 10 min | Cook 20 min". Returns what else the line says; null where it gives no such facts. */
function readFacts(line: string, facts: Facts): string | null {
  const parts = line.replace(/[*_]/g, '').split(/\s?[|·•;]\s?|,\s/)
  for (const [at, part] of parts.entries()) {
    const text = part.trim()
    const servings = SERVINGS.exec(text)
    const time = TIME.exec(text)
    const minutes = time && readMinutes(text.slice(time[0].length))
    if (servings) facts.servings ??= Number(servings[1] ?? servings[2])
    else if (time && minutes && /^(?:total|ready|time)/i.test(time[1] ?? '')) facts.totalMinutes ??= minutes
    else if (time && minutes) facts.partMinutes += minutes
    else return at === 0 ? null : parts.slice(at).join(', ')
  }
  return ''
}

const NUTRITION = /^nutrition(?:al)?\b[^:]{0,30}:\s*\S/i

const cleanTitle = (line: string): string => line.replace(/^[#*_=\s]+|[#*_=\s]+$/g, '').slice(0, 200)
const cleanStep = (line: string): string => line.replace(LIST_MARK, '').replace(STEP_NUMBER, '').trim()

export function recipeFromText(text: string): ImportedRecipe {
  const draft = emptyRecipeDraft()
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
  const hasHeadings = lines.some((line) => headingOf(line) === 'ingredients' || headingOf(line) === 'steps')
  const facts: Facts = { servings: null, totalMinutes: null, partMinutes: 0 }
  const ingredients: string[] = []
  const steps: string[] = []
  const skipped: string[] = []
  let part: Part = 'intro'

  for (const whole of lines) {
    const heading = headingOf(whole)
    if (heading) {
      part = heading
      readFacts(whole.replace(/^.*?\(|\)\s*:?$/g, ''), facts)
      continue
    }
    // Servings and times are kept apart from the lists.
    const rest = part === 'steps' ? null : readFacts(whole, facts)
    if (rest !== null && !looksLikeIngredient(rest)) continue
    const line = rest ?? whole
    if (NUTRITION.test(line)) skipped.push(line)
    else if (part === 'intro' && draft.title === '' && !looksLikeIngredient(line)) draft.title = cleanTitle(line)
    else if (part === 'intro' && hasHeadings) skipped.push(line)
    else if (part === 'ingredients' && hasHeadings) {
      if (!/:$/.test(line) || readAmount(line)) ingredients.push(line)
    } else if (part === 'notes') steps.push(`Note: ${cleanStep(line)}`)
    else if (part === 'ignored') skipped.push(line)
    else if (!hasHeadings && steps.length === 0 && looksLikeIngredient(line)) ingredients.push(line)
    else steps.push(cleanStep(line))
  }

  const read = ingredients.map(ingredientFromLine).filter(({ name }) => name !== '')
  if (read.length > 0) draft.ingredients = read
  draft.instructions = steps.filter((step) => step !== '').join('\n')
  const minutes = facts.totalMinutes ?? (facts.partMinutes || null)
  if (minutes) draft.readyInMinutes = minutes
  if (facts.servings) draft.servings = facts.servings

  const remarks = [
    ...missing(draft, {
      ingredients: read.length > 0,
      steps: draft.instructions !== '',
      minutes: minutes !== null,
      servings: facts.servings !== null,
    }),
    ...rangeRemarks(ingredients),
  ]
  if (skipped.length > 0) remarks.push('Text that wasn’t part of the ingredients or steps was left out.')
  return { draft, remarks }
}
