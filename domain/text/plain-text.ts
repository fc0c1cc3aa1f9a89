// Converts a provider's HTML to text: tags removed, entities decoded, line breaks kept.
import { ownEntry } from './own-entry.ts'

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  ccedil: 'ç',
  ntilde: 'ñ',
  iacute: 'í',
  oacute: 'ó',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  ucirc: 'û',
  icirc: 'î',
  ocirc: 'ô',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  uacute: 'ú',
  iuml: 'ï',
  euml: 'ë',
  atilde: 'ã',
  otilde: 'õ',
  aring: 'å',
  aelig: 'æ',
  oslash: 'ø',
  szlig: 'ß',
  oelig: 'œ',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  times: '×',
  bull: '•',
}

// Enough for any real recipe; bounds the work for hostile input.
const LONGEST = 50_000

/** "&Auml;" is a capital letter, and pages that shout also write "&AMP;". */
function namedEntity(name: string): string | undefined {
  const found = ownEntry(ENTITIES, name.toLowerCase())
  return found !== undefined && /^[A-Z][a-z]/.test(name) ? found.toUpperCase() : found
}

export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z0-9]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return namedEntity(name) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    const printable = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return printable ? String.fromCodePoint(code) : ''
  })
}

/** Lines of text; empty lines are dropped. */
export function plainLines(html: string): string[] {
  const broken = html
    .slice(0, LONGEST)
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, ' ')
    .replace(/<(?:br|\/?(?:p|li|ol|ul|div|h[1-6]))\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
  return decodeEntities(broken)
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** Fast path: most texts are already plain. */
const PLAIN = /^(?:[^\s<&]+(?: [^\s<&]+)*)?$/

export const plainText = (html: string): string =>
  html.length <= LONGEST && PLAIN.test(html) ? html : plainLines(html).join(' ')

/** The text of each list item; empty if the HTML has no list. */
export function listItemTexts(html: string): string[] {
  return html
    .slice(0, LONGEST)
    .split(/<li\b[^<>]*>/i)
    .slice(1)
    .map((item) => plainText(item.split(/<\/li\s*>/i, 1)[0] ?? ''))
    .filter((item) => item !== '')
}
