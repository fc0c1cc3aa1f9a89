// Limits how much work runs at a time: a few requests wait, the rest are rejected, and no client can take every place.
// The waiting client with the fewest requests goes first.

export interface PlacesOptions {
  /** Running at the same time. */
  running: number
  waiting: number
  /** Running or waiting, per client. */
  perClient: number
}

export interface Places {
  /** Runs the work when a place is free; null when the queue is full. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result> | null
}

interface Waiting {
  client: string
  start(): void
}

export function createPlaces({ running: most, waiting: mostWaiting, perClient: mostPerClient }: PlacesOptions): Places {
  const queue: Waiting[] = []
  const perClient = new Map<string, number>()
  let running = 0

  function leave(client: string) {
    const left = (perClient.get(client) ?? 1) - 1
    if (left > 0) perClient.set(client, left)
    else perClient.delete(client)
    const next = firstInLine()
    if (next) next.start()
    else running -= 1
  }

  function firstInLine(): Waiting | null {
    let first: Waiting | null = null
    for (const waiting of queue)
      if (!first || (perClient.get(waiting.client) ?? 0) < (perClient.get(first.client) ?? 0)) first = waiting
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
      const own = perClient.get(client) ?? 0
      const isFree = running < most
      if (own >= mostPerClient || (!isFree && queue.length >= mostWaiting)) return null
      perClient.set(client, own + 1)
      if (isFree) running += 1
      return runInPlace(client, work, isFree)
    },
  }
}
