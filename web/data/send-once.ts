// A row whose response was lost may have been stored. A retry uses the same key, so the database stores it once.
import { newUuid } from '#web/device/new-uuid.ts'

/** After this long, the same row is meant as another one. */
const AGAIN_WITHIN_MS = 2 * 60_000

/** By the rows as they were sent. */
const unconfirmed = new Map<string, { keys: readonly string[]; sentAt: number }>()

/** For `upsert`: an entry or water that the member's day already has under this key is skipped. */
export const ENTRY_ONCE = { onConflict: 'user_id,device_key', ignoreDuplicates: true }

/** For tables whose rows have a random id: it's the key. */
export const withKeyAsId = <Row extends { device_key: string }>({ device_key: id, ...row }: Row) => ({ id, ...row })

export async function sendOnce<Row extends object, Reply>(
  rows: readonly Row[],
  send: (rows: (Row & { device_key: string })[]) => Promise<Reply>,
): Promise<Reply> {
  const text = JSON.stringify(rows)
  const before = unconfirmed.get(text)
  unconfirmed.delete(text)
  const sentAt = Date.now()
  const isAgain = before && sentAt - before.sentAt < AGAIN_WITHIN_MS
  const keys = isAgain ? before.keys : rows.map(newUuid)
  try {
    return await send(rows.map((row, at) => ({ device_key: keys[at] ?? newUuid(), ...row })))
  } catch (error) {
    unconfirmed.set(text, { keys, sentAt })
    throw error
  }
}

/** Somebody else sends them again: the same rows are other ones from now on. */
export const forgetSent = (rows: readonly object[]) => unconfirmed.delete(JSON.stringify(rows))
