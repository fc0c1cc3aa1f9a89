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

const TAG_START = /<(?:!--|![^<>]*>|(\/?)([a-zA-Z][a-zA-Z0-9:-]*))/g
const END_OR_QUOTE = /[<>"']/g
/** So many tags may lack their end: for each, the rest of the page is searched for it. */
const MOST_UNFINISHED = 20
const NEVER = -1
const NOT_A_TAG = -2
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

export function readHtml(html: string): HtmlElement {
  const text = html.slice(0, MOST_CHARACTERS)
  const root: HtmlElement = { tag: '#root', attributes: new Map(), children: [] }
  const open = [root]
  const inner = () => open.at(-1) ?? root
  let at = 0
  let unfinished = 0
  TAG_START.lastIndex = 0
  for (let match = TAG_START.exec(text); match && unfinished < MOST_UNFINISHED; match = TAG_START.exec(text)) {
    const tag = match[2]?.toLowerCase()
    const start = TAG_START.lastIndex
    const end = tag ? tagEnd(text, start) : start
    if (end === NEVER) unfinished++
    if (end === NEVER || end === NOT_A_TAG) continue
    if (match.index > at) inner().children.push(decodeEntities(text.slice(at, match.index)))
    const attributes = text.slice(start, end)
    at = tag ? end + 1 : end
    if (match[0] === '<!--') at = after(text, '-->', at)
    else if (!tag) continue
    else if (match[1]) close(open, tag)
    else if (RAW.has(tag)) at = endOfRaw(text, tag, at)
    else {
      const unclosed = ENDS[tag]
      if (unclosed?.includes(inner().tag)) open.pop()
      const element: HtmlElement = { tag, attributes: readAttributes(attributes), children: [] }
      inner().children.push(element)
      if (!VOID.has(tag) && !attributes.endsWith('/') && open.length < DEEPEST) open.push(element)
    }
    TAG_START.lastIndex = at
  }
  if (at < text.length) inner().children.push(decodeEntities(text.slice(at)))
  return root
}

function close(open: HtmlElement[], tag: string) {
  const place = open.findLastIndex((element) => element.tag === tag)
  if (place > 0) open.length = place
}

/** Where the tag's ">" is. */
function tagEnd(text: string, from: number): number {
  END_OR_QUOTE.lastIndex = from
  for (let found = END_OR_QUOTE.exec(text); found; found = END_OR_QUOTE.exec(text)) {
    const [sign] = found
    if (sign === '>') return found.index
    if (sign === '<') return NOT_A_TAG
    const quoteEnd = text.indexOf(sign, END_OR_QUOTE.lastIndex)
    if (quoteEnd === -1) return NEVER
    END_OR_QUOTE.lastIndex = quoteEnd + 1
  }
  return NEVER
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from)
  return found === -1 ? text.length : found + end.length
}

function endOfRaw(text: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}\\b[^<>]*>`, 'gi')
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
  const ahead: HtmlNode[] = element.children.toReversed()
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (typeof node === 'string') continue
    yield node
    for (const child of node.children.toReversed()) ahead.push(child)
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
