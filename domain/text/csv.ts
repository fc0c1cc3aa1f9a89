// Comma-separated values as other programs write and read them (RFC 4180).

/** Parses rows of fields; handles a byte order mark, CRLF, and quoted line breaks. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let inQuotes = false
  const clean = text.replace(/^\uFEFF/, '')
  const endRow = () => {
    row.push(field)
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    field = ''
  }
  for (let at = 0; at < clean.length; at++) {
    const sign = clean[at] ?? ''
    if (inQuotes) {
      if (sign !== '"') field += sign
      else if (clean[at + 1] === '"') {
        field += '"'
        at += 1
      } else inQuotes = false
    } else if (sign === '"' && field === '') inQuotes = true
    else if (sign === ',') {
      row.push(field)
      field = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') field += sign
  }
  if (field !== '' || row.length > 0) endRow()
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
