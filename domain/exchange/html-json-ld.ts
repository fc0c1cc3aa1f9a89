// JSON-LD in a page, and JSON as real pages write it.

import { attribute, type HtmlElement, outermost } from './html-tree.ts'

// Real pages have a handful; this bounds the work.
const MOST_BLOCKS = 50

const isJsonLd = (element: HtmlElement): boolean =>
  element.tag === 'script' && /^\s*application\/ld\+json\b/i.test(attribute(element, 'type'))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses JSON as found in real pages: in comments or CDATA, with raw line breaks in strings, or a trailing comma. */
export function parseLenientJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^\ufeff/, '')
    .replace(/^(?:<!--|\/\/\s?<!\[CDATA\[|\/\*\s?<!\[CDATA\[\s?\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s?\]\]>|\/\*\s?\]\]>\s?\*\/|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '')
  const strict = parsed(bare)
  if (strict !== undefined) return strict
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the mistake to repair
  const oneLine = bare.replace(/[\u0000-\u001f]+/g, ' ')
  return parsed(oneLine) ?? parsed(oneLine.replace(/,\s{0,20}([}\]])/g, '$1'))
}

/** The value of every ld+json script. */
export function jsonLdValues(page: HtmlElement): unknown[] {
  return outermost(page, isJsonLd)
    .slice(0, MOST_BLOCKS)
    .map(({ children }) => parseLenientJson(children.join('')))
    .filter((value) => value !== undefined)
}
