// Reads the results of table calls: failures become Errors, a missing single row becomes null.
import { ROWS_PER_READ } from '#domain/limits.ts'
import { failureText, isConnectionLost, isTimeout } from './failure-text.ts'

/** The backend's code for "no such row" on a single-row read. */
const NO_ROW = 'PGRST116'

interface Reply<Data> {
  data: Data
  error: { code?: string; message: string } | null
}

export function rowsOf<Data>({ data, error }: Reply<Data>): NonNullable<Data> {
  if (error) throw failureOf(error)
  if (data === null || data === undefined) throw new Error('The server sent an empty response. Please try again.')
  return data
}

export function rowOrNull<Data>({ data, error }: Reply<Data>): Data | null {
  if (error?.code === NO_ROW) return null
  if (error) throw failureOf(error)
  return data
}

export function done({ error }: Reply<unknown>) {
  if (error) throw failureOf(error)
}

/** A code means the server responded, so the connection wasn't lost, whatever the message says. */
function failureOf({ code, message }: { code?: string; message: string }) {
  const error = new Error(message)
  if (code && isConnectionLost(error)) return error
  const told = new Error(failureText(error))
  if (isTimeout(error)) told.name = 'TimeoutError' // so that it isn't retried
  return told
}

/** All rows of a query with a fixed order, in as many pages as the server needs. */
export async function allRowsOf<Row>(
  page: (from: number, to: number) => PromiseLike<Reply<Row[] | null> & { status: number }>,
  rowsPerPage = ROWS_PER_READ,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const response = await page(rows.length, rows.length + rowsPerPage - 1)
    const found = rowsOf(response)
    rows.push(...found)
    if (isLastPage(response, found.length, rowsPerPage)) return rows
  }
}

/** Large rows come in shorter pages than requested, with the status for part of a result. */
export function isLastPage({ status }: { status: number }, rows: number, requested: number): boolean {
  const wasCut = status === 206 && rows > 0
  return rows < requested && !wasCut
}
