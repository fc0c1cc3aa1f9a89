// Converts a page's recipe Microdata (itemscope, itemprop) to the equivalent JSON-LD data.
import type { Json } from '#domain/json.ts'
import { attribute, elementsIn, type HtmlElement, linesOf, readHtml, textIn } from './html-tree.ts'

const isItem = (element: HtmlElement) => element.attributes.has('itemscope')
const typeOf = (element: HtmlElement) =>
  attribute(element, 'itemtype')
    .trim()
    .replace(/^.*[/#]/, '')

export function microdataRecipes(html: string): Json[] {
  if (!/\bitemscope\b/i.test(html)) return []
  return [...elementsIn(readHtml(html))]
    .filter((element) => isItem(element) && typeOf(element) === 'Recipe')
    .map((element) => itemOf(element))
}

function itemOf(element: HtmlElement): Json {
  const item: Record<string, unknown> = { '@type': typeOf(element) }
  for (const [name, value] of propertiesIn(element)) {
    const before = item[name]
    if (Array.isArray(before)) before.push(value)
    else item[name] = before === undefined ? value : [before, value]
  }
  return item
}

function* propertiesIn(element: HtmlElement): Generator<[string, unknown]> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const names = attribute(child, 'itemprop').split(/\s+/).filter(Boolean)
    for (const name of names) yield [name, isItem(child) ? itemOf(child) : propertyValue(child, name)]
    if (!isItem(child)) yield* propertiesIn(child)
  }
}

function propertyValue(element: HtmlElement, name: string): string {
  const stated = ['content', 'datetime'].map((key) => attribute(element, key)).find((value) => value !== '')
  if (stated) return stated
  if (['img', 'source', 'video'].includes(element.tag)) return attribute(element, 'src')
  if (['a', 'link'].includes(element.tag) && attribute(element, 'href')) return attribute(element, 'href')
  // If the property is a whole list, its items are the steps.
  return /instructions/i.test(name) ? linesOf(element).join('\n') : textIn(element)
}
