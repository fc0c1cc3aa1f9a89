// What the demo's parts share: a member's client, and writing in steps that the server takes.
import type { createClient } from '@supabase/supabase-js'
import { ROWS_PER_READ, ROWS_PER_WRITE } from '#domain/limits.ts'
import type { Database } from '#web/data/database.types.ts'

export type Client = ReturnType<typeof createClient<Database>>

export const batches = <Row>(rows: readonly Row[], size = ROWS_PER_WRITE): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

export async function everyRow<Row>(
  page: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: { message: string } | null }>,
): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const response = await page(found.length, found.length + ROWS_PER_READ - 1)
    checked(response)
    const rows = response.data ?? []
    found.push(...rows)
    if (rows.length < ROWS_PER_READ) return found
  }
}

export function checked({ error }: { error: { message: string } | null }) {
  if (error) throw new Error(`The demo’s data was refused. ${error.message}`)
}
