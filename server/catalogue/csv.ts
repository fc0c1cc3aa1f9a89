// Tables of the catalogue: records by the names in their first line, which remember their line number.
import { csvRows } from '#domain/text/csv.ts'

export interface CsvRecord {
  line: number
  fields: Record<string, string>
}

export function parseCsv(text: string): CsvRecord[] {
  const [header, ...rows] = csvRows(text)
  if (!header) return []
  return rows.map(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      throw new Error(`line ${line} has ${cells.length} columns, the header has ${header.cells.length}`)
    }
    return { line, fields: Object.fromEntries(header.cells.map((name, i) => [name, (cells[i] ?? '').trim()])) }
  })
}
