// What an import saw when it found no recipe: the text, for a person to mark the recipe in it.
import { elementsIn, type HtmlElement, linesOf, textIn } from './html-tree.ts'
import { type ImportedRecipe, importedRecipe } from './imported-recipe.ts'

export interface SeenText {
  title: string
  words: number
  lines: string[]
}

const MOST_LINES = 500
const LONGEST_LINE = 400
/** What is around a page's text. */
const AROUND = new Set(['nav', 'header', 'footer', 'aside', 'form', 'button', 'select', 'script', 'iframe', 'title'])

export function seenInPage(page: HtmlElement): SeenText {
  const elements = elementsIn(page)
  const named = (tag: string) => elements.find((element) => element.tag === tag)
  const main = named('main') ?? named('article') ?? page
  const heading = named('h1') ?? named('title')
  return seen(heading ? textIn(heading) : '', linesOf(withoutAround(main)))
}

export const seenInText = (text: string): SeenText => seen('', text.split(/\r\n|[\r\n\u2028\u2029]/))

function seen(title: string, written: readonly string[]): SeenText {
  const lines = written.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
  return {
    title: title.slice(0, LONGEST_LINE),
    words: lines.reduce((count, line) => count + line.split(' ').length, 0),
    lines: lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE)),
  }
}

const withoutAround = (element: HtmlElement): HtmlElement => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || !AROUND.has(child.tag))
    .map((child) => (typeof child === 'string' ? child : withoutAround(child))),
})

export interface MarkedLines {
  title: string
  ingredients: readonly string[]
  steps: readonly string[]
}

/** The recipe that a person marked in it. */
export const markedRecipe = ({ title, ingredients, steps }: MarkedLines, sourceUrl?: string): ImportedRecipe =>
  importedRecipe({ title, ingredients, steps, minutes: null, servings: null, ...(sourceUrl && { sourceUrl }) })
