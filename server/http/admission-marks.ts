// How long something has lasted for those who wait: by the clock, without what is nobody's load.

export interface Mark {
  at: number
  /** What this thread had worked until then. */
  worked: number
  forgiven: number
}

/** One request counts for no more than this in the waiting of others: a single long one is no overload. */
export const LONG_MS = 50
/** Time in which we had less than this share of a processor was taken by other programs, and is no load of ours. */
const OWN_SHARE = 1 / 4

export function createMarks(workedMs: () => number) {
  let last = 0
  let forgiven = 0
  return {
    /** Something begins after nothing was done. */
    begin(at: number) {
      last = at
    },
    mark(at: number): Mark {
      forgiven += Math.max(0, at - last - LONG_MS)
      last = at
      return { at, worked: workedMs(), forgiven }
    },
  }
}

export function spentMs(from: Mark, to: Mark, forgivenMs = to.forgiven - from.forgiven): number {
  return Math.min(to.at - from.at - forgivenMs, (to.worked - from.worked) / OWN_SHARE)
}
