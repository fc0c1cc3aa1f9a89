// Parses Cooklang files into plain data with line numbers, which the parser does not report.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as bindings from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js'

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

export interface CookFile {
  metadata: Record<string, unknown>
  steps: CookStep[]
  problems: { line: number; reason: string }[]
}

// Optional and reference marks, `name|shown as`, ranges, timers with a time. No guessing of amounts in the text.
const EXTENSIONS = 0b10 | 0b1000 | 0b10_0000_0000 | 0b100_0000_0000

let parser: bindings.Parser | undefined

/** Instantiates the WebAssembly module manually, because Node's own import prints a warning. */
function cooklangParser(): bindings.Parser {
  if (parser) return parser
  const path = createRequire(import.meta.url).resolve('@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm')
  const module = new WebAssembly.Module(readFileSync(path))
  // The bindings are the imports that the module needs; their types list only some of them.
  const imports = { './cooklang_wasm_bg.js': bindings as unknown as WebAssembly.ModuleImports }
  bindings.__wbg_set_wasm(new WebAssembly.Instance(module, imports).exports)
  parser = new bindings.Parser()
  parser.extensions = EXTENSIONS
  parser.load_units = false
  return parser
}

type Value =
  | { type: 'number'; value: ParsedNumber }
  | { type: 'range'; value: { start: ParsedNumber; end: ParsedNumber } }
  | { type: 'text'; value: string }
type ParsedNumber =
  | { type: 'regular'; value: number }
  | { type: 'fraction'; value: { whole: number; num: number; den: number; err: number } }
interface Quantity {
  value: Value
  unit: string | null
}
interface ParsedIngredient {
  name: string
  alias: string | null
  quantity: Quantity | null
  note: string | null
  relation: { relation: { type: 'definition' | 'reference' } }
}
interface Parsed {
  recipe: {
    raw_metadata: { map: Record<string, unknown> | Map<string, unknown> }
    sections: { name: string | null; content: Content[] }[]
    ingredients: ParsedIngredient[]
    cookware: { name: string }[]
    timers: { quantity: Quantity | null }[]
  }
  report: string
}
type Content = { type: 'step'; value: { items: Item[] } } | { type: 'text'; value: string }
type Item = { type: 'text'; value: string } | { type: 'ingredient' | 'cookware' | 'timer'; index: number }

export function readCooklang(source: string): CookFile {
  // The parser's published types don't describe its numbers; ours above match what it returns.
  const { recipe, report } = cooklangParser().parse(source) as Parsed
  const problems = reportedProblems(report)
  const marks = ingredientMarks(source, recipe.ingredients)
  const ingredients = recipe.ingredients.map((parsed, i) => ingredientOf(parsed, marks[i]))
  const steps: CookStep[] = []
  for (const section of recipe.sections) {
    for (const content of section.content) {
      if (content.type === 'text') {
        const line = source.slice(0, source.indexOf(content.value.slice(0, 20))).split('\n').length
        problems.push({ line, reason: `a note isn’t allowed here: "${content.value.slice(0, 60)}"` })
      } else steps.push(stepOf(section.name ?? '', content.value.items, ingredients, recipe))
    }
  }
  const { map } = recipe.raw_metadata
  return { metadata: map instanceof Map ? Object.fromEntries(map) : map, steps, problems }
}

function ingredientOf(parsed: ParsedIngredient, mark: Mark | undefined): CookIngredient {
  const value = parsed.quantity?.value
  return {
    line: mark?.line ?? 1,
    name: parsed.name,
    shownAs: parsed.alias ?? parsed.name,
    amount: value ? numberOf(value) : null,
    amountText: value?.type === 'text' ? value.value : '',
    unit: parsed.quantity?.unit ?? '',
    note: parsed.note ?? '',
    optional: mark?.modifiers.includes('?') ?? false,
    isReference: parsed.relation.relation.type === 'reference',
  }
}

function stepOf(section: string, items: Item[], all: CookIngredient[], recipe: Parsed['recipe']): CookStep {
  const step: CookStep = { section, parts: [], ingredients: [], equipment: [], minutes: null }
  for (const item of items) {
    if (item.type === 'text') step.parts.push(item.value)
    else if (item.type === 'ingredient') {
      const ingredient = all[item.index]
      if (!ingredient) continue
      step.ingredients.push(ingredient)
      step.parts.push(ingredient)
    } else if (item.type === 'cookware') {
      const name = recipe.cookware[item.index]?.name ?? ''
      if (!step.equipment.includes(name)) step.equipment.push(name)
      step.parts.push(name)
    } else {
      const quantity = recipe.timers[item.index]?.quantity
      if (!quantity) continue
      const before = step.parts.at(-1)
      step.parts.push(timeText(quantity))
      // "for the last 6 minutes" is part of a time mentioned earlier.
      if (typeof before === 'string' && before.endsWith(' the last ')) continue
      const minutes = (numberOf(quantity.value) ?? 0) * minutesPer(quantity.unit ?? '')
      step.minutes = (step.minutes ?? 0) + minutes
    }
  }
  return step
}

function plainNumber(number: ParsedNumber): number {
  if (number.type === 'regular') return number.value
  const { whole, num, den, err } = number.value
  return whole + num / den + err
}

/** The middle of a range: "2-3 tbsp" counts as 2.5. */
function numberOf(value: Value): number | null {
  if (value.type === 'number') return plainNumber(value.value)
  if (value.type === 'range') return (plainNumber(value.value.start) + plainNumber(value.value.end)) / 2
  return null
}

function timeText({ value, unit }: Quantity): string {
  const word = timeWord(unit ?? '')
  if (value.type === 'range') return `${plainNumber(value.value.start)} to ${plainNumber(value.value.end)} ${word}s`
  const number = numberOf(value)
  return number === null ? `${value.value} ${word}s` : `${number} ${word}${number === 1 ? '' : 's'}`
}

function timeWord(unit: string): 'second' | 'minute' | 'hour' | 'day' {
  if (/^s/i.test(unit)) return 'second'
  if (/^h/i.test(unit)) return 'hour'
  return /^d/i.test(unit) ? 'day' : 'minute'
}

function minutesPer(unit: string): number {
  return { second: 1 / 60, minute: 1, hour: 60, day: 1440 }[timeWord(unit)]
}

interface Mark {
  line: number
  modifiers: string
}

/** The position of each ingredient and its modifiers (`?` is optional), which the parser does not report. */
function ingredientMarks(source: string, ingredients: ParsedIngredient[]): Mark[] {
  let from = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0].length ?? 0
  return ingredients.map(({ name }) => {
    const pattern = new RegExp(`@([&?+@-]*)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}`, 'g')
    pattern.lastIndex = from
    const found = pattern.exec(source)
    if (!found) return { line: 1, modifiers: '' }
    from = found.index + 1
    return { line: source.slice(0, found.index).split('\n').length, modifiers: found[1] ?? '' }
  })
}

/**
 * The parser reports problems as HTML with a drawn box: the message is on the first line, the line number before the
 * first │.
 */
function reportedProblems(report: string): { line: number; reason: string }[] {
  const text = report.replace(/<[^>]+>/g, '')
  return text
    .split(/(?=^(?:Warning|Error):)/m)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      line: Number(/^\s*(\d+) │/m.exec(part)?.[1] ?? 1),
      reason:
        part
          .split('\n')[0]
          ?.replace(/^(Warning|Error): /, '')
          .trim() ?? '',
    }))
}
