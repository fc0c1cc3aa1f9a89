// Reading the members' rows: a failed call becomes an Error with a sentence, a missing single row becomes null.
import { CONNECTION_LOST, isConnectionLost } from './failure-text.ts'

/** The backend's code for "no such row" on a single-row read. */
const NO_ROW = 'PGRST116'

interface Answer<Data> {
  data: Data
  error: { code?: string; message: string } | null
}

export function rowsOf<Data>({ data, error }: Answer<Data>): NonNullable<Data> {
  if (error) throw failureOf(error)
  if (data === null || data === undefined) throw new Error('The server sent an empty answer.')
  return data
}

export function rowOrNull<Data>({ data, error }: Answer<Data>): Data | null {
  if (error?.code === NO_ROW) return null
  if (error) throw failureOf(error)
  return data
}

export function done({ error }: Answer<unknown>) {
  if (error) throw failureOf(error)
}

function failureOf(error: { code?: string; message: string }) {
  return new Error(!error.code && isConnectionLost(error) ? CONNECTION_LOST : error.message)
}
