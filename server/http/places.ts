// Limits how much work runs at a time: a few requests wait, the rest are rejected, and no client can take every place.
// The waiting client with the fewest requests goes first.

export interface PlacesOptions {
  /** Running at the same time. */
  running: number
  waiting: number
  /** Running or waiting, per client. */
  perClient: number
  /** At most so many starts of one client in so many milliseconds; further ones wait, so that others have their share. */
  pace?: { starts: number; ms: number }
}

export interface Places {
  /** Runs the work when a place is free; null when the queue is full. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result> | null
}

interface Waiting {
  client: string
  start(): void
}

export function createPlaces(options: PlacesOptions): Places {
  const { running: most, waiting: mostWaiting, perClient: mostPerClient, pace } = options
  const queue: Waiting[] = []
  const perClient = createCounts()
  const lately = createCounts()
  let running = 0

  const isTooFast = (client: string) => pace !== undefined && lately.of(client) >= pace.starts

  function enter(client: string) {
    running += 1
    if (!pace) return
    lately.add(client, 1)
    setTimeout(() => {
      lately.add(client, -1)
      startNext()
    }, pace.ms).unref()
  }

  function leave(client: string) {
    running -= 1
    perClient.add(client, -1)
    startNext()
  }

  function startNext() {
    const next = running < most ? firstInLine() : null
    if (!next) return
    enter(next.client)
    next.start()
  }

  function firstInLine(): Waiting | null {
    let first: Waiting | null = null
    for (const waiting of queue) {
      if (isTooFast(waiting.client)) continue
      if (!first || perClient.of(waiting.client) < perClient.of(first.client)) first = waiting
    }
    if (first) queue.splice(queue.indexOf(first), 1)
    return first
  }

  async function runInPlace<Result>(client: string, work: () => Promise<Result>, isFree: boolean): Promise<Result> {
    if (!isFree) await new Promise<void>((start) => queue.push({ client, start }))
    try {
      return await work()
    } finally {
      leave(client)
    }
  }

  return {
    run(client, work) {
      const isFree = running < most && !isTooFast(client)
      if (perClient.of(client) >= mostPerClient || (!isFree && queue.length >= mostWaiting)) return null
      perClient.add(client, 1)
      if (isFree) enter(client)
      return runInPlace(client, work, isFree)
    },
  }
}

function createCounts() {
  const counts = new Map<string, number>()
  const of = (client: string) => counts.get(client) ?? 0
  return {
    of,
    add(client: string, change: number) {
      const count = of(client) + change
      if (count > 0) counts.set(client, count)
      else counts.delete(client)
    },
  }
}
