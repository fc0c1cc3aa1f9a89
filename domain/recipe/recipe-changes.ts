// What changed between two versions of a recipe, in words.
import { formatMeasure } from '#domain/kitchen/measures.ts'
import { fold, words } from '#domain/text/text-match.ts'
import type { RecipeDraft } from './custom-recipe.ts'

export interface RecipeChange {
  part: 'About' | 'Ingredients' | 'Steps'
  /** '' if it was added. */
  before: string
  /** '' if it was removed. */
  after: string
}

interface Line {
  text: string
  /** Lines about the same thing: an ingredient with another amount, a step that was reworded. */
  subject: string
}

/** The longest list in which changed lines are searched for; beyond it, they count as removed and added. */
const MOST_PAIRED = 300

export function recipeChanges(before: RecipeDraft, after: RecipeDraft): RecipeChange[] {
  return [
    ...changesOf('About', before, after, factLines),
    ...changesOf('Ingredients', before, after, ingredientLines),
    ...changesOf('Steps', before, after, stepLines),
  ]
}

function changesOf(
  part: RecipeChange['part'],
  one: RecipeDraft,
  other: RecipeDraft,
  linesOf: (of: RecipeDraft) => Line[],
) {
  const [before, after] = [linesOf(one), linesOf(other)]
  const removed = withoutTexts(before, after)
  const added = withoutTexts(after, before)
  if (removed.length === 0 && added.length === 0) {
    const isReordered = part === 'Steps' && before.some(({ text }, at) => text !== after[at]?.text)
    return isReordered ? [{ part, before: 'The steps', after: 'The same steps in another order' }] : []
  }
  const isPaired = removed.length <= MOST_PAIRED && added.length <= MOST_PAIRED
  const changes: RecipeChange[] = added.map(({ text, subject }) => {
    const at = isPaired ? removed.findIndex((line) => isSameSubject(line.subject, subject)) : -1
    return { part, before: removed.splice(at, at === -1 ? 0 : 1)[0]?.text ?? '', after: text }
  })
  return [...changes, ...removed.map(({ text }) => ({ part, before: text, after: '' }))]
}

/** The lines that the others don't have; of repeated ones, those that are too many. */
function withoutTexts(lines: readonly Line[], others: readonly Line[]): Line[] {
  const counts = new Map<string, number>()
  for (const { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lines.filter(({ text }) => {
    const left = counts.get(text) ?? 0
    counts.set(text, left - 1)
    return left <= 0
  })
}

/** The same, or at least half of the words of the shorter one are in the other. */
function isSameSubject(one: string, other: string): boolean {
  if (one === other) return true
  const [fewer = [], more = []] = [words(one), words(other)].toSorted((a, b) => a.length - b.length)
  const common = fewer.filter((word) => more.includes(word)).length
  return fewer.length > 1 && common * 2 >= fewer.length
}

const factLines = ({ title, servings, readyInMinutes, cuisines, diets }: RecipeDraft): Line[] => [
  { subject: 'title', text: title },
  { subject: 'servings', text: `Servings: ${servings}` },
  { subject: 'time', text: `Preparation time: ${readyInMinutes} min` },
  ...[...cuisines, ...diets].map((label) => ({ subject: label, text: label })),
]

const ingredientLines = ({ ingredients }: RecipeDraft): Line[] =>
  ingredients.map(({ name, amount, unit }) => ({
    subject: fold(name.split(',')[0] ?? name),
    text: `${amount > 0 ? formatMeasure({ amount, unit }) : ''} ${name}`.trim(),
  }))

const stepLines = ({ instructions }: RecipeDraft): Line[] =>
  instructions
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ text, subject: text }))
