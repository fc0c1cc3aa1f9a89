// The member's preferences on this device: read at once by pages, synced by web/app/sync/preferences-sync.ts.
import { useSyncExternalStore } from 'react'
import { DEFAULT_PREFERENCES, type Preferences, readPreferences } from '#domain/account/preferences.ts'
import { CHOICE_EVENT } from './use-device-choice.ts'

const STORED_AS = 'preferences'

let text: string | null = null
let current = DEFAULT_PREFERENCES

/** The same object until something changes. */
export function currentPreferences(): Preferences {
  const stored = storedText()
  if (stored !== text) {
    text = stored
    current = readPreferences(parsed(stored))
  }
  return current
}

/** The defaults on the server and during hydration. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(onChange, currentPreferences, () => DEFAULT_PREFERENCES)

/** The servings that a recipe opens with. */
export const useUsualServings = (written: number): number => usePreferences().defaultServings ?? written

export function changePreferences(change: Partial<Preferences>) {
  const changed = { ...currentPreferences(), ...change }
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(changed))
  } catch {
    // Storage is full or blocked: the choice lasts for this page.
    text = storedText()
    current = changed
  }
  window.dispatchEvent(new Event(CHOICE_EVENT))
}

/** They leave with the member, without a change that sync would send. */
export function forgetPreferences() {
  try {
    localStorage.removeItem(STORED_AS)
  } catch {
    // Storage is blocked, so there are none.
  }
}

function onChange(listener: () => void) {
  window.addEventListener(CHOICE_EVENT, listener)
  window.addEventListener('storage', listener) // another tab
  return () => {
    window.removeEventListener(CHOICE_EVENT, listener)
    window.removeEventListener('storage', listener)
  }
}

function storedText() {
  try {
    return localStorage.getItem(STORED_AS)
  } catch {
    return null
  }
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
