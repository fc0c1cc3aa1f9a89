// Text in this browser's localStorage. What doesn't fit stays in memory and is tried again when something else is saved.

/** Null if storage is blocked. */
export function storedText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** False if it doesn't fit. */
export function writeText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

const unsaved = new Map<string, string>()

export const isUnsaved = (name: string) => unsaved.has(name)

/** False if it doesn't fit for now. */
export function saveText(name: string, text: string): boolean {
  unsaved.set(name, text)
  saveAgain()
  return !unsaved.has(name)
}

export function saveAgain() {
  for (const [name, text] of unsaved) {
    if (writeText(name, text)) unsaved.delete(name)
    askBeforeLeaving(name, unsaved.has(name))
  }
}

const waiting = new Set<string>()

/** As long as something isn't stored, the browser asks before the page is closed. */
export function askBeforeLeaving(what: string, isWaiting: boolean) {
  if (isWaiting) waiting.add(what)
  else waiting.delete(what)
  if (waiting.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
