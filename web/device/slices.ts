// Long work in slices: a click or a key press comes before the rest of it.

const SLICE_MS = 10

// Missing in Safari, whatever its type says.
const scheduler: Partial<Scheduler> | undefined = globalThis.scheduler

/** The page responds to what has happened meanwhile. */
export const pause = (): Promise<void> => scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

export async function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let startedAt = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - startedAt < SLICE_MS) continue
    await pause()
    startedAt = performance.now()
  }
}
