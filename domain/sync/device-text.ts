// Reads the text under a storage key defensively: a corrupt key never breaks a page.
import { isObject } from '#domain/json.ts'
import type { DeviceReader, Restored } from './saved-list.ts'

/** Where the original text is kept if some of it couldn't be read. */
export const rejectedKey = (key: string): string => `${key}.rejected`

/** Stores write {state, version}; their readers get the state, or any other value as it is. A missing key is null. */
export function readDeviceText<Value>(text: string | null, read: DeviceReader<Value>): Restored<Value> {
  let saved: unknown
  try {
    saved = JSON.parse(text ?? 'null')
  } catch {
    return { value: read(null).value, rejected: true }
  }
  return read(isObject(saved) && Object.hasOwn(saved, 'state') ? saved.state : saved)
}
