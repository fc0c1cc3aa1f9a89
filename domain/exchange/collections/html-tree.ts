// A small, tolerant HTML parser for saved pages: elements, attributes and text. It works without a DOM (in a worker, on
// the server) and never runs anything in the page.
import { decodeEntities } from '#domain/text/plain-text.ts'

export interface HtmlElement {
  tag: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

const MOST_CHARACTERS = 20_000_000
const DEEPEST = 200
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const RAW = new Set(['script', 'style', 'template', 'noscript', 'svg'])
/** Tags that implicitly close the previous one. */
const ENDS: Readonly<Record<string, readonly string[]>> = { li: ['li'], p: ['p'], dt: ['dt', 'dd'], dd: ['dt', 'dd'] }

const TAG = /<(?:!--|![^<>]*>|(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>)/g
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

export function readHtml(html: string): HtmlElement {
  const text = html.slice(0, MOST_CHARACTERS)
  const root: HtmlElement = { tag: '#root', attributes: new Map(), children: [] }
  const open = [root]
  const inner = () => open.at(-1) ?? root
  let at = 0
  TAG.lastIndex = 0
  for (let match = TAG.exec(text); match; match = TAG.exec(text)) {
    if (match.index > at) inner().children.push(decodeEntities(text.slice(at, match.index)))
    at = TAG.lastIndex
    const tag = match[2]?.toLowerCase()
    if (match[0] === '<!--') at = TAG.lastIndex = after(text, '-->', at)
    else if (!tag) continue
    else if (match[1]) close(open, tag)
    else if (RAW.has(tag)) at = TAG.lastIndex = endOfRaw(text, tag, at)
    else {
      const unfinished = ENDS[tag]
      if (unfinished?.includes(inner().tag)) open.pop()
      const element: HtmlElement = { tag, attributes: readAttributes(match[3] ?? ''), children: [] }
      inner().children.push(element)
      if (!VOID.has(tag) && !match[3]?.endsWith('/') && open.length < DEEPEST) open.push(element)
    }
  }
  if (at < text.length) inner().children.push(decodeEntities(text.slice(at)))
  return root
}

function close(open: HtmlElement[], tag: string) {
  const place = open.findLastIndex((element) => element.tag === tag)
  if (place > 0) open.length = place
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from)
  return found === -1 ? text.length : found + end.length
}

function endOfRaw(text: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}\\b[^>]*>`, 'gi')
  end.lastIndex = from
  return end.exec(text) ? end.lastIndex : text.length
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    if (!attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''))
  return attributes
}

/** All descendant elements, in document order. */
export function* elementsIn(element: HtmlElement): Generator<HtmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    yield child
    yield* elementsIn(child)
  }
}

export const attribute = (element: HtmlElement, name: string): string => element.attributes.get(name) ?? ''

export const hasClass = (element: HtmlElement, name: string): boolean =>
  attribute(element, 'class').split(/\s+/).includes(name)

const BLOCK = new Set('p div li ul ol br h1 h2 h3 h4 h5 h6 tr section article'.split(' '))

function rawText(node: HtmlNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const inside = node.children.map(rawText).join('')
  return BLOCK.has(node.tag) ? `\n${inside}\n` : inside
}

/** The text of an element, one line per block in it. */
export function linesOf(element: HtmlElement): string[] {
  return rawText(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

export const textIn = (element: HtmlElement): string => linesOf(element).join(' ')
