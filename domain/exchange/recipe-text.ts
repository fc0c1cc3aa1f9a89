// Recipes from pasted text: title, ingredient lines and steps, with or without headings.

import { ingredientsFromLine } from '#domain/kitchen/ingredient-line.ts'
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readMinutes } from '#domain/time/duration.ts'
import { type ImportedRecipe, missing, rangeRemarks } from './imported-recipe.ts'
import { pastedLines } from './pasted-lines.ts'
import { headingOf, LIST_MARK, looksLikeIngredient, type Part, STEP_NUMBER } from './recipe-lines.ts'
import { piecesCounted, piecesRemark, servingsIn } from './recipe-yield.ts'

const SERVINGS =
  /^(?:serves|servings?|makes|yields?|portions?)\s*:?\s*(?:about\s)?(?:\d|(?:an?|one|two|three|half a)\s+(?:\d|dozen\b|loaf\b))|^\d{1,3}\s+(?:servings|portions|people)$/i
const TIME = /^((?:total|prep(?:aration)?|cook(?:ing)?|ready in|active|baking)(?: time)?|time)\s*:?\s*(?=\d)/i

/** Between two facts of a line: a sign, or only the next one's name. */
const NEXT_FACT =
  /\s?[|·•;]\s?|,\s|\s(?=(?:serves|servings|makes|yields?|(?:total|prep|cook(?:ing)?|ready in|active|baking)(?: time)?)\s?:?\s\d)/i

interface Facts {
  servings: number | null
  yields: string[]
  totalMinutes: number | null
  partMinutes: number
}

/** "Serves 4 | Prep time: 10 min | Cook 20 min". Returns the rest of the line; null if it has no such facts. */
function readFacts(line: string, facts: Facts): string | null {
  const parts = line.replace(/[*_]/g, '').split(NEXT_FACT)
  for (const [at, part] of parts.entries()) {
    const text = part.trim()
    const isServings = SERVINGS.test(text)
    const time = TIME.exec(text)
    const minutes = time && readMinutes(text.slice(time[0].length))
    if (isServings) {
      facts.servings ??= servingsIn(text)
      facts.yields.push(text.replace(/^(?:makes|yields?)\s*:?\s*/i, ''))
    } else if (time && minutes && /^(?:total|ready|time)/i.test(time[1] ?? '')) facts.totalMinutes ??= minutes
    else if (time && minutes) facts.partMinutes += minutes
    else return at === 0 ? null : parts.slice(at).join(', ')
  }
  return ''
}

const NUTRITION =
  /^nutrition(?:al)?\b[^:]{0,30}:\s*\S|^(?:calories|protein|carb(?:ohydrate)?s|(?:total |saturated )?fat|fib(?:er|re)|sodium)\s*:\s*\d/i

const SOURCE = /^\W{0,3}source: https?:\/\//i

const cleanTitle = (line: string): string => line.replace(/^[#*_=\s]+|[#*_=\s]+$/g, '').slice(0, 200)
const cleanStep = (line: string): string => line.replace(LIST_MARK, '').replace(STEP_NUMBER, '').trim()

/** Every recipe in the text: a new one starts where ingredients follow the steps of the previous one. */
export function recipesFromText(text: string): [ImportedRecipe, ...ImportedRecipe[]] {
  const lines = pastedLines(text)
  const starts: number[] = []
  let hasSteps = false
  lines.forEach((line, at) => {
    const heading = headingOf(line)
    if (heading === 'ingredients' && hasSteps) starts.push(titleBefore(lines, at))
    if (heading === 'ingredients') hasSteps = false
    if (heading === 'steps') hasSteps = true
  })
  const [first = 0] = starts
  const more = starts.map((start, place) => recipeFromLines(lines.slice(start, starts[place + 1])))
  if (!more.every(isComplete)) return [recipeFromLines(lines)]
  return [recipeFromLines(first === 0 ? lines : lines.slice(0, first)), ...more]
}

export const isComplete = ({ draft }: ImportedRecipe): boolean =>
  draft.instructions !== '' && draft.ingredients.some(({ name }) => name !== '')

const LONGEST_INTRO = 6

/**
 * Where the recipe with this heading starts: at the title above it, with servings, times or an introduction in between.
 */
function titleBefore(lines: readonly string[], heading: number): number {
  let passed = 0
  for (let at = heading - 1; at > 0 && passed < LONGEST_INTRO; at--) {
    const line = lines[at] ?? ''
    if (line === '' || readFacts(line, noFacts()) !== null) continue
    if (headingOf(line) !== null) break
    const isTitle = line.length <= 80 && !/[.!?:,;]$/.test(line) && !STEP_NUMBER.test(line) && /\p{L}/u.test(line)
    if (isTitle && (passed === 0 || lines[at - 1] === '')) return at
    passed++
  }
  return heading
}

const noFacts = (): Facts => ({ servings: null, yields: [], totalMinutes: null, partMinutes: 0 })

function recipeFromLines(written: readonly string[]): ImportedRecipe {
  const draft = emptyRecipeDraft()
  const lines = written.filter((line) => line !== '')
  const hasHeadings = lines.some((line) => headingOf(line) === 'ingredients' || headingOf(line) === 'steps')
  const facts = noFacts()
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
    // Servings and times are separate from the lists.
    const rest = part === 'steps' ? null : readFacts(whole, facts)
    if (rest !== null && !looksLikeIngredient(rest)) continue
    const line = rest ?? whole
    if (NUTRITION.test(line)) skipped.push(line)
    else if (part === 'intro' && draft.title === '' && !looksLikeIngredient(line)) draft.title = cleanTitle(line)
    else if (part === 'intro' && hasHeadings) skipped.push(line)
    else if (part === 'ingredients' && hasHeadings) {
      if (!/:$/.test(line) || readAmount(line)) ingredients.push(line)
    } else if (part === 'notes') steps.push(SOURCE.test(line) ? cleanStep(line) : `Note: ${cleanStep(line)}`)
    else if (part === 'ignored') skipped.push(line)
    else if (!hasHeadings && steps.length === 0 && looksLikeIngredient(line)) ingredients.push(line)
    else steps.push(cleanStep(line))
  }

  const read = ingredients.flatMap(ingredientsFromLine).filter(({ name }) => name !== '')
  if (read.length > 0) draft.ingredients = read
  draft.instructions = steps.filter((step) => step !== '').join('\n')
  const minutes = facts.totalMinutes ?? (facts.partMinutes || null)
  if (minutes) draft.readyInMinutes = minutes
  if (facts.servings) draft.servings = facts.servings
  const pieces = piecesCounted(facts.yields, facts.servings)
  if (pieces !== '') draft.about = { details: { Yield: pieces } }

  const remarks = [
    ...missing(draft, {
      ingredients: read.length > 0,
      steps: draft.instructions !== '',
      minutes: minutes !== null,
      servings: facts.servings !== null,
    }),
    ...rangeRemarks(ingredients),
    ...piecesRemark(pieces),
  ]
  if (skipped.length > 0) remarks.push('Text that wasn’t part of the ingredients or steps was left out.')
  return { draft, remarks }
}
