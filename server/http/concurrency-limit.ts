// Limits how much work runs at a time: a few requests wait, the rest are rejected, and no client can take every place.
// The waiting client with the fewest requests goes first.

export interface ConcurrencyOptions {
  /** Running at the same time. */
  running: number
  /** The same, per client. By default, as many as there are. */
  runningPerClient?: number
  waiting: number
  /** Running or waiting, per client. */
  perClient: number
}

export interface ConcurrencyLimit {
  load(): { running: number; waiting: number }
  /** Runs the work when a place is free; null if the queue is full. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result> | null
}

interface Waiting {
  client: string
  start(): void
}

export function createConcurrencyLimit(limits: ConcurrencyOptions): ConcurrencyLimit {
  const { runningPerClient = limits.running } = limits
  const queue: Waiting[] = []
  const running = countPerClient()
  const runningOrWaiting = countPerClient()

  const isFree = (client: string) => running.all() < limits.running && running.of(client) < runningPerClient

  function firstInLine(): Waiting | undefined {
    let first: Waiting | undefined
    for (const waiting of queue)
      if (isFree(waiting.client) && (!first || runningOrWaiting.of(waiting.client) < runningOrWaiting.of(first.client)))
        first = waiting
    return first
  }

  function leave(client: string) {
    running.add(client, -1)
    runningOrWaiting.add(client, -1)
    const next = firstInLine()
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    running.add(next.client, 1)
    next.start()
  }

  async function inPlace<Result>(client: string, work: () => Promise<Result>, starts: boolean): Promise<Result> {
    if (!starts) await new Promise<void>((start) => queue.push({ client, start }))
    try {
      return await work()
    } finally {
      leave(client)
    }
  }

  return {
    load: () => ({ running: running.all(), waiting: queue.length }),
    run(client, work) {
      const starts = isFree(client)
      if (runningOrWaiting.of(client) >= limits.perClient || (!starts && queue.length >= limits.waiting)) return null
      runningOrWaiting.add(client, 1)
      if (starts) running.add(client, 1)
      return inPlace(client, work, starts)
    },
  }
}

function countPerClient() {
  const counts = new Map<string, number>()
  let total = 0
  const of = (client: string) => counts.get(client) ?? 0
  return {
    all: () => total,
    of,
    add(client: string, change: 1 | -1) {
      const count = of(client) + change
      total += change
      if (count > 0) counts.set(client, count)
      else counts.delete(client)
    },
  }
}
