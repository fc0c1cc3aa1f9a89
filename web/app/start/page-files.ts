// The files that a page's inline scripts load.

export interface PageFiles {
  /** The application's entry, the page's own script, and their imports. */
  scripts: readonly string[]
  /** What a signed-in device also needs, on a page that shows a member's own data. */
  memberScripts: readonly string[]
  font: string
}

/**
 * Into the browser's cache. A browser remembers that a module, or a preload link, couldn't be loaded and never requests
 * it again, so files are fetched first, which can be retried, and imported once all of them are there.
 */
export async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.blob()
}

declare global {
  interface Window {
    /** On a member's own page, the scripts that the head has begun to fetch; null if that failed. */
    scriptsInHead?: Promise<unknown> | null
  }
}
