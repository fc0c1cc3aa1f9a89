// A queue for what must not overlap: PGlite is a single session, so two requests at once would share one transaction
// and one member's identity.

export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>

export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined) // the caller gets the failure; the queue goes on
    return result
  }
}
