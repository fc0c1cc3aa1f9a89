// Comma-separated values as other programs write and read them (RFC 4180). Where the comma is the decimal
// separator, spreadsheets separate fields with semicolons.

/** "1.050,5" and "120,00 g", but not the date "08.09.2026" */
const COMMA_NUMBER = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(\s*\p{L}*)$/u
const POINT_NUMBER = /^-?[\d,]*\d\.\d+\s*\p{L}*$/u
/** Ambiguous: in "1,050" and "1.050", the sign could separate thousands. In "0,125" it can't. */
const EITHER_NUMBER = /^-?[1-9]\d{0,2}[.,]\d{3}\s*\p{L}*$/u

export interface CsvRow {
  /** Where it starts, as an editor counts. */
  line: number
  cells: string[]
}

/**
 * Parses rows of fields; blank lines are skipped; handles a byte order mark, CRLF, quoted line breaks, and semicolons or tabs between the fields.
 * Numbers always come with a decimal point.
 */
export function csvRows(text: string): CsvRow[] {
  const clean = text.replace(/^\uFEFF/, '')
  const declared = /^sep=(.)\r?\n/i.exec(clean)
  const body = clean.slice(declared?.[0].length ?? 0)
  const separator = declared?.[1] ?? separatorOf(body)
  const rows = fieldRows(body, separator, declared ? 2 : 1)
  if (separator === ',') return rows
  const cells = rows.flatMap((row) => row.cells)
  // Semicolons are used where the comma is the decimal separator, tabs everywhere.
  const hasCommaNumbers = cells.some(isCommaFraction) || (separator === ';' && !cells.some(isPointNumber))
  return hasCommaNumbers ? rows.map((row) => ({ ...row, cells: row.cells.map(withPoint) })) : rows
}

const isPointNumber = (cell: string): boolean => POINT_NUMBER.test(cell.trim()) && !EITHER_NUMBER.test(cell.trim())
const isCommaFraction = (cell: string): boolean =>
  COMMA_NUMBER.exec(cell.trim())?.[3] !== undefined && !EITHER_NUMBER.test(cell.trim())

const withPoint = (cell: string): string =>
  cell.replace(COMMA_NUMBER, (_, sign: string, whole: string, decimals: string | undefined, unit: string) => {
    const figures = whole.replaceAll('.', '')
    return `${sign}${decimals === undefined ? figures : `${figures}.${decimals}`}${unit}`
  })

/** What separates the names in the first line. */
function separatorOf(text: string): string {
  const head = (/^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const count = (sign: string) => head.split(sign).length
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

function fieldRows(clean: string, separator: string, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let field = ''
  let line = firstLine
  let start = line
  let inQuotes = false
  const endRow = () => {
    cells.push(field)
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: start, cells })
    cells = []
    field = ''
  }
  for (let at = 0; at < clean.length; at++) {
    const sign = clean[at] ?? ''
    if (sign === '\n') line += 1
    if (inQuotes) {
      if (sign !== '"') field += sign
      else if (clean[at + 1] === '"') {
        field += '"'
        at += 1
      } else inQuotes = false
    } else if (sign === '"' && field === '') inQuotes = true
    else if (sign === separator) {
      cells.push(field)
      field = ''
    } else if (sign === '\n') {
      endRow()
      start = line
    } else if (sign !== '\r') field += sign
  }
  if (field !== '' || cells.length > 0) endRow()
  return rows
}

/** Escapes text that a spreadsheet would run as a formula, and text that looks already escaped. */
const harmless = (text: string) => (/^'*[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text)

/** The original text of a field written by csvLine. */
export const unescapedText = (field: string) => field.replace(/^'(?='*[=+\-@\t\r])/, '')

export function csvLine(fields: readonly (string | number | null)[]): string {
  return fields
    .map((field) => {
      const text = field === null ? '' : harmless(String(field))
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(',')
}
