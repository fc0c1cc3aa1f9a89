// Reads the marks of Cooklang (https://cooklang.org/docs/spec): for the catalogue's recipes and for imported ones.

export interface CooklangEntry {
  line: number
  /** "prep" below "time" is "time.prep". */
  key: string
  value: string
}

/** Lines that belong together. */
export interface CooklangBlock {
  kind: 'section' | 'note' | 'step'
  line: number
  /** Escaped characters are still hidden from partsOf. */
  text: string
}

export interface CooklangMark {
  kind: 'ingredient' | 'equipment' | 'timer'
  /** "?" is optional; "&" refers to an ingredient that was named before. */
  modifiers: string
  name: string
  /** "flour" in "@all-purpose flour|flour{}". */
  shownAs: string
  quantity: string
  unit: string
  note: string
  /** How many lines below the start of its block. */
  lineInBlock: number
}

export interface CooklangFile {
  metadata: CooklangEntry[]
  blocks: CooklangBlock[]
  /** Lines of the front matter that aren't entries. */
  unread: number[]
}

export const FRONT_MATTER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
const ENTRY = /^(\s*)([\p{L}][\p{L}. ]{0,30}?)\s*:\s*(.*?)\s*$/su

// Escaped characters are replaced by private-use ones while parsing.
const HIDDEN = 0xf0000
/** A line break of the file that is none of the recipe: in a comment, for example. */
const HIDDEN_BREAK = String.fromCodePoint(HIDDEN)

export const hideEscaped = (text: string): string =>
  text.replace(/\\([\x20-\x7e])/g, (_, char: string) => String.fromCodePoint(HIDDEN + char.charCodeAt(0)))

export const revealEscaped = (text: string): string =>
  text
    .replaceAll(HIDDEN_BREAK, '')
    .replace(/[\u{f0020}-\u{f007e}]/gu, (char) => String.fromCharCode((char.codePointAt(0) ?? 0) - HIDDEN))

const linesIn = (text: string): number => text.split(/[\n\u{f0000}]/u).length - 1

export function readCooklangFile(source: string): CooklangFile {
  const file: CooklangFile = { metadata: [], blocks: [], unread: [] }
  const front = FRONT_MATTER.exec(source)
  if (front) readFrontMatter(front[1] ?? '', linesIn(front[0].slice(0, front[0].indexOf('---'))) + 2, file)
  const start = linesIn(front?.[0] ?? '') + 1
  const body = source
    .slice(front?.[0].length ?? 0)
    .replace(/(^|\n)>>([^\n]*)/g, (_, lineBreak: string, text: string) => {
      const [, , key, value] = ENTRY.exec(text.trim()) ?? []
      if (key && value) file.metadata.push({ line: start, key, value })
      return lineBreak && HIDDEN_BREAK
    })
  const text = withoutBlockComments(hideEscaped(body)).replace(/--[^\n]*/g, '')
  let line = start
  let open: CooklangBlock | null = null
  for (const written of text.split('\n')) {
    const trimmed = written.trim()
    const [, section] = /^=+[ \t]*(.*?)[ \t]*=*$/.exec(trimmed) ?? []
    if (trimmed === '') open = null
    else if (section !== undefined) {
      file.blocks.push({ kind: 'section', line, text: section })
      open = null
    } else if (open) open.text += `\n${trimmed}`
    else {
      open = { kind: trimmed.startsWith('>') ? 'note' : 'step', line, text: trimmed }
      file.blocks.push(open)
    }
    line += 1 + linesIn(written)
  }
  return file
}

function readFrontMatter(text: string, firstLine: number, file: CooklangFile) {
  let above = ''
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const line = firstLine + at
    const [, indent = '', name = '', value = ''] = ENTRY.exec(written) ?? []
    if (name === '') {
      if (written.trim() !== '') file.unread.push(line)
      continue
    }
    const key = indent === '' || above === '' ? name : `${above}.${name}`
    if (indent === '') above = value ? '' : name
    if (value) file.metadata.push({ line, key, value })
  }
}

/** A search for the end of each "[-" would read the whole text once for every one that has none. */
function withoutBlockComments(text: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const start = text.indexOf('[-', at)
    const end = start === -1 ? -1 : text.indexOf('-]', start + 2)
    if (end === -1) return kept + text.slice(at)
    kept += text.slice(at, start) + HIDDEN_BREAK.repeat(linesIn(text.slice(start, end)))
    at = end + 2
  }
}

// "@name{2%g}(note)", "@name", "#pan{}", "~{10%minutes}", "~rest{5%min}".
const MARK = /([@#~])(?:([^@#~{}\n]{0,120}?)\{([^{}\n]{0,120})\}(?:\(([^()\n]{0,120})\))?|([\p{L}\p{N}_-]{1,60}))/gu
const KINDS: Record<string, CooklangMark['kind']> = { '@': 'ingredient', '#': 'equipment', '~': 'timer' }

/** "@&flour", "@./sauces/Hollandaise": the name of a recipe in another file is its file name. */
const MODIFIERS = /^[&?+-]+|^\.{1,2}\/(?:[^|]*\/)?/

/** A block's text and marks, in order. */
export function partsOf(block: string): (string | CooklangMark)[] {
  const parts: (string | CooklangMark)[] = []
  let at = 0
  let lineInBlock = 0
  for (const match of block.matchAll(MARK)) {
    const [whole, sign = '', long, braces = '', note = '', word = ''] = match
    const written = long ?? word
    const [modifiers = ''] = MODIFIERS.exec(written) ?? []
    const [name = '', shownAs] = written.slice(modifiers.length).split('|', 2).map(plain)
    const kind = KINDS[sign] ?? 'ingredient'
    if (kind === 'ingredient' && name === '') continue
    const [quantity = '', unit = ''] = braces.split('%', 2).map(plain)
    const before = block.slice(at, match.index)
    if (before !== '') parts.push(revealEscaped(before))
    lineInBlock += linesIn(before)
    parts.push({ kind, modifiers, name, shownAs: shownAs ?? name, quantity, unit, note: plain(note), lineInBlock })
    at = match.index + whole.length
  }
  if (at < block.length) parts.push(revealEscaped(block.slice(at)))
  return parts
}

const plain = (text: string): string => revealEscaped(text).trim()
