// Extracts JSON-LD from a page's HTML. The HTML is only parsed as text, never run.

// Real pages have a handful; this bounds the work.
const MOST_BLOCKS = 50

/** The attributes of a tag, starting after its name; quoted values may contain ">". */
function readAttributes(html: string, from: number): { attributes: string; end: number } | null {
  let quote = ''
  for (let at = from; at < html.length; at++) {
    const char = html.charAt(at)
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if ((char === '"' || char === "'") && html.charAt(at - 1).match(/[=\s]/)) quote = char
    else if (char === '>') return { attributes: html.slice(from, at), end: at + 1 }
  }
  return null
}

const isJsonLd = (attributes: string): boolean =>
  /(?:^|\s)type\s{0,5}=\s{0,5}["']?\s{0,5}application\/ld\+json\b/i.test(attributes)

/** The text of every ld+json script, skipping comments and other scripts. */
export function jsonLdTexts(html: string): string[] {
  const lower = html.toLowerCase()
  const texts: string[] = []
  let at = 0
  while (texts.length < MOST_BLOCKS) {
    const script = lower.indexOf('<script', at)
    if (script === -1) return texts
    const comment = lower.indexOf('<!--', at)
    if (comment !== -1 && comment < script) {
      const end = lower.indexOf('-->', comment + 4)
      if (end === -1) return texts
      at = end + 3
      continue
    }
    const tag = readAttributes(html, script + '<script'.length)
    if (!tag) return texts
    const close = lower.indexOf('</script', tag.end)
    const body = html.slice(tag.end, close === -1 ? html.length : close)
    if (/^[\s/]|^$/.test(tag.attributes) && isJsonLd(tag.attributes)) texts.push(body)
    if (close === -1) return texts
    at = close + '</script'.length
  }
  return texts
}

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

export function jsonLdValues(html: string): unknown[] {
  return jsonLdTexts(html)
    .map(parseLenientJson)
    .filter((value) => value !== undefined)
}
