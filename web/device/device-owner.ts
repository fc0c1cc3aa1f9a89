// Whose lists are on this device, and which of their changes sync has recorded (web/data/sync).
import { storedText, writeText } from './local-text.ts'

/** The member who owns the lists on this device, if any. */
export const OWNER_KEY = 'sync-owner'

export const deviceOwner = () => storedText(OWNER_KEY)

/** The stores that sync watches, and whether it has recorded their latest change. */
const watched = new Map<string, boolean>()

export function watchStore(name: string): () => void {
  watched.set(name, true)
  return () => watched.delete(name)
}

/** Called before the store saves the change. */
export function setRecorded(name: string, isRecorded: boolean) {
  if (watched.has(name)) watched.set(name, isRecorded)
}

/** Sync isn't loaded yet, or the change was too large for it: the store has to remember what it changes. */
export const isUnrecorded = (name: string) => deviceOwner() !== null && watched.get(name) !== true

export const beforeKey = (name: string) => `${name}.before`

/** The list in localStorage before the first change that isn't recorded. */
export function keepBefore(name: string) {
  if (isUnrecorded(name) && storedText(beforeKey(name)) === null) writeText(beforeKey(name), storedText(name) ?? '{}')
}

/** Stores that are just being set to what is saved: not a change that a person made. */
export const restoring = new Set<string>()
