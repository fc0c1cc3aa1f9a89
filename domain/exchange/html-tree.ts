// A page's elements, attributes and text, for the importer. It works without a DOM (in a worker, on the server) and never
// runs anything in the page.
import { Parser } from 'htmlparser2'

export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

const MOST_CHARACTERS = 20_000_000
/** Browsers stop nesting at about this depth too. The rest of such a page isn't read. */
const DEEPEST = 500
/** What nobody sees on the page. The text of a script stays: it may be the recipe's data. */
const UNSEEN = new Set(['style', 'template', 'noscript', 'svg', 'math'])

export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '#root', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, children: [] }
      if (!UNSEEN.has(tag)) open.at(-1)?.children.push(element)
      open.push(element)
      if (open.length > DEEPEST) parser.pause()
    },
    ontext(text) {
      open.at(-1)?.children.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html.slice(0, MOST_CHARACTERS))
  return root
}

/** The matching elements in document order, without those inside another match. */
export function outermost(root: HtmlElement, isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = []
  const visit = (node: HtmlNode) => {
    if (typeof node === 'string') return
    if (isWanted(node)) found.push(node)
    else node.children.forEach(visit)
  }
  visit(root)
  return found
}

/** All descendant elements, in document order. */
export function elementsIn(root: HtmlElement): HtmlElement[] {
  const found: HtmlElement[] = []
  const visit = (node: HtmlNode) => {
    if (typeof node === 'string') return
    found.push(node)
    node.children.forEach(visit)
  }
  root.children.forEach(visit)
  return found
}

export const attribute = (element: HtmlElement, name: string): string => element.attributes[name] ?? ''

export const hasClass = (element: HtmlElement, name: string): boolean =>
  attribute(element, 'class').split(/\s+/).includes(name)

const BLOCK = new Set('p div li ul ol br h1 h2 h3 h4 h5 h6 tr section article'.split(' '))

function rawText(node: HtmlNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  if (node.tag === 'script') return ''
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
