// Limits how much work runs at a time: a few requests wait, the rest are rejected, and no client can take every place.
// The waiting client with the fewest requests goes first.

export interface PlacesOptions {
  /** Running at the same time. */
  running: number
  waiting: number
  /** Running or waiting, per client. */
  perClient: number
  /** Milliseconds after a client's work before its next may start, so that one client leaves time to the others. */
  rest?: number
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
  const { running: most, waiting: mostWaiting, perClient: mostPerClient, rest = 0 } = options
  const queue: Waiting[] = []
  const perClient = createCounts()
  const resting = createCounts()
  let running = 0

  function leave(client: string) {
    running -= 1
    perClient.add(client, -1)
    if (rest > 0) {
      resting.add(client, 1)
      setTimeout(() => {
        resting.add(client, -1)
        startNext()
      }, rest).unref()
    }
    startNext()
  }

  function startNext() {
    const next = running < most ? firstInLine() : null
    if (!next) return
    running += 1
    next.start()
  }

  function firstInLine(): Waiting | null {
    let first: Waiting | null = null
    for (const waiting of queue) {
      if (resting.of(waiting.client) > 0) continue
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
      const isFree = running < most && resting.of(client) === 0
      if (perClient.of(client) >= mostPerClient || (!isFree && queue.length >= mostWaiting)) return null
      perClient.add(client, 1)
      if (isFree) running += 1
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
