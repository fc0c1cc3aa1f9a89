// Parses CSV tables with a header line into records that remember their line number.

export interface CsvRecord {
  line: number
  fields: Record<string, string>
}

export function parseCsv(text: string): CsvRecord[] {
  const [header, ...rows] = readRows(text)
  if (!header) return []
  return rows
    .filter(({ cells }) => cells.length > 1 || cells[0] !== '')
    .map(({ line, cells }) => {
      if (cells.length !== header.cells.length) {
        throw new Error(`line ${line} has ${cells.length} columns, the header has ${header.cells.length}`)
      }
      return { line, fields: Object.fromEntries(header.cells.map((name, i) => [name, (cells[i] ?? '').trim()])) }
    })
}

function readRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startLine = 1
  const endRow = () => {
    rows.push({ line: startLine, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '\n') line++
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[i + 1] === '"') cell += text[++i]
      else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',') {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') {
      endRow()
      startLine = line
    } else if (char !== '\r') cell += char
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
