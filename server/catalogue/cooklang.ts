// Reads a recipe file of the catalogue. Unlike an import, it doesn't guess: whatever can't be read is a problem.
import { type CooklangMark, partsOf, readCooklangFile } from '#domain/exchange/cooklang-reader.ts'
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { InvalidYaml, yamlValue } from './front-matter-yaml.ts'

export interface CookIngredient {
  line: number
  /** Which food: "all-purpose flour". */
  name: string
  /** What the step calls it: "flour" in `@all-purpose flour|flour{200%g}`. */
  shownAs: string
  amount: number | null
  /** The text in place of a number ("a few"), for an error message. */
  amountText: string
  unit: string
  note: string
  optional: boolean
  /** `@&salt{}` refers to an ingredient that is already listed. */
  isReference: boolean
}

export interface CookStep {
  section: string
  /** The sentence in order: words, and ingredients with their amounts. */
  parts: (string | CookIngredient)[]
  ingredients: CookIngredient[]
  equipment: string[]
  minutes: number | null
}

interface Problem {
  line: number
  reason: string
}

export interface CookFile {
  metadata: Record<string, unknown>
  steps: CookStep[]
  problems: Problem[]
}

export function readCooklang(source: string): CookFile {
  const { metadata, unread, blocks } = readCooklangFile(source)
  const problems: Problem[] = unread.map((line) => ({ line, reason: 'Invalid YAML: this is not "name: value"' }))
  const fields: [string, unknown][] = []
  for (const { key, value, line } of metadata)
    try {
      if (fields.some(([name]) => name === key)) throw new InvalidYaml(`"${key}" is there twice`)
      fields.push([key, yamlValue(value)])
    } catch (error) {
      if (!(error instanceof InvalidYaml)) throw error
      problems.push({ line, reason: error.message })
    }
  const steps: CookStep[] = []
  let section = ''
  for (const { kind, line, text } of blocks) {
    if (kind === 'section') section = text
    else if (kind === 'note') problems.push({ line, reason: `a note isn’t allowed here: "${text.slice(0, 60)}"` })
    else steps.push(stepOf(section, partsOf(text), line, problems))
  }
  problems.push(...unknownReferences(steps))
  return { metadata: Object.fromEntries(problems.length > 0 ? [] : fields), steps, problems }
}

function stepOf(section: string, parts: (string | CooklangMark)[], line: number, problems: Problem[]): CookStep {
  const step: CookStep = { section, parts: [], ingredients: [], equipment: [], minutes: null }
  for (const part of parts) {
    if (typeof part === 'string') {
      const [mark] = /[@#~{}].{0,20}/.exec(part) ?? []
      if (mark) problems.push({ line, reason: `"${mark}" can’t be read` })
      step.parts.push(part)
    } else if (part.kind === 'ingredient') {
      const ingredient = ingredientOf(part, line + part.lineInBlock)
      step.ingredients.push(ingredient)
      step.parts.push(ingredient)
    } else if (part.kind === 'equipment') {
      if (!step.equipment.includes(part.name)) step.equipment.push(part.name)
      step.parts.push(part.name)
    } else addTime(step, part, line + part.lineInBlock, problems)
  }
  return step
}

function ingredientOf({ name, shownAs, modifiers, quantity, unit, note }: CooklangMark, line: number): CookIngredient {
  const range = rangeOf(quantity)
  return {
    line,
    name,
    shownAs,
    // The middle of a range: "2-3 tbsp" counts as 2.5.
    amount: range && (range.from + range.to) / 2,
    amountText: range ? '' : quantity,
    unit,
    note,
    optional: modifiers.includes('?'),
    isReference: modifiers.includes('&'),
  }
}

function rangeOf(quantity: string): { from: number; to: number } | null {
  const read = readAmount(quantity)
  return read && read.rest.trim() === '' ? { from: read.amount, to: read.upTo ?? read.amount } : null
}

function addTime(step: CookStep, { quantity, unit }: CooklangMark, line: number, problems: Problem[]) {
  const range = rangeOf(quantity)
  const word = TIME_WORDS.find((time) => unit === time || unit === `${time}s`)
  if (!range || !word) {
    problems.push({
      line,
      reason: `the timer "${quantity}%${unit}" needs a number and seconds, minutes, hours or days`,
    })
    return
  }
  const { from, to } = range
  const before = step.parts.at(-1)
  step.parts.push(from === to ? `${from} ${word}${from === 1 ? '' : 's'}` : `${from} to ${to} ${word}s`)
  // "for the last 6 minutes" is part of a time mentioned earlier.
  if (typeof before === 'string' && before.endsWith(' the last ')) return
  step.minutes = (step.minutes ?? 0) + ((from + to) / 2) * MINUTES[word]
}

const MINUTES = { second: 1 / 60, minute: 1, hour: 60, day: 1440 } as const
const TIME_WORDS = ['second', 'minute', 'hour', 'day'] as const

function unknownReferences(steps: readonly CookStep[]): Problem[] {
  const named = new Set<string>()
  return steps
    .flatMap(({ ingredients }) => ingredients)
    .flatMap(({ line, name, isReference }) => {
      if (!isReference) named.add(name.toLowerCase())
      const isKnown = named.has(name.toLowerCase())
      return isKnown ? [] : [{ line, reason: `"@&${name}" refers to an ingredient that isn’t named before` }]
    })
}
