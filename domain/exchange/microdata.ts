// Converts a page's recipe Microdata (itemscope, itemprop) to the equivalent JSON-LD data.
import type { Json } from '#domain/json.ts'
import { attribute, type HtmlElement, linesOf, outermost } from './html-tree.ts'

/** Of properties and items inside each other. Each level reads the text inside of it again. */
const DEEPEST = 20
/** In a whole page: far more than a page of recipes has. */
const MOST_VALUES = 20_000

const isItem = (element: HtmlElement) => 'itemscope' in element.attributes
const namesOf = (element: HtmlElement) => [...new Set(attribute(element, 'itemprop').split(/\s+/).filter(Boolean))]
const typeOf = (element: HtmlElement) =>
  attribute(element, 'itemtype')
    .trim()
    .replace(/^.*[/#]/, '')

export function microdataRecipes(page: HtmlElement): Json[] {
  const budget = { values: MOST_VALUES }
  return outermost(page, (element) => isItem(element) && typeOf(element) === 'Recipe').map((element) =>
    itemOf(element, budget, 0),
  )
}

interface Budget {
  values: number
}

function itemOf(element: HtmlElement, budget: Budget, depth: number): Json {
  const item: Record<string, unknown> = { '@type': typeOf(element) }
  addProperties(item, element, budget, depth)
  return item
}

function addProperties(item: Record<string, unknown>, element: HtmlElement, budget: Budget, depth: number) {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const names = namesOf(child).slice(0, budget.values)
    const inside = names.length > 0 ? depth + 1 : depth
    if (inside > DEEPEST) continue
    budget.values -= names.length
    // Read once, however many names it has.
    if (names.length > 0) {
      const value = isItem(child) ? itemOf(child, budget, inside) : (statedValue(child) ?? linesOf(child))
      const text = Array.isArray(value) ? { steps: value.join('\n'), other: value.join(' ') } : null
      for (const name of names) {
        // If the property is a whole list, its items are the steps.
        add(item, name, text ? (/instructions/i.test(name) ? text.steps : text.other) : value)
      }
    }
    if (!isItem(child)) addProperties(item, child, budget, inside)
  }
}

function add(item: Record<string, unknown>, name: string, value: unknown) {
  const before = item[name]
  if (Array.isArray(before)) before.push(value)
  else item[name] = before === undefined ? value : [before, value]
}

function statedValue(element: HtmlElement): string | null {
  const stated = ['content', 'datetime'].map((key) => attribute(element, key)).find((value) => value !== '')
  if (stated) return stated
  if (['img', 'source', 'video'].includes(element.tag)) return attribute(element, 'src')
  return ['a', 'link'].includes(element.tag) ? attribute(element, 'href') || null : null
}
