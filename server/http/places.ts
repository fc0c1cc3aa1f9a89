// A limited number of places for work: a few wait, the rest is turned away, and one client never holds them all.

export interface PlacesOptions {
  /** At work at the same time. */
  running: number
  waiting: number
  /** Of one client, at work or waiting. */
  perClient: number
}

export interface Places {
  /** Runs the work once there is a place; null when there is none to wait for. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result> | null
}

export function createPlaces({ running: most, waiting: mostWaiting, perClient: mostPerClient }: PlacesOptions): Places {
  const queue: (() => void)[] = []
  const perClient = new Map<string, number>()
  let running = 0

  function leave(client: string) {
    const left = (perClient.get(client) ?? 1) - 1
    if (left > 0) perClient.set(client, left)
    else perClient.delete(client)
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function runInPlace<Result>(client: string, work: () => Promise<Result>, isFree: boolean): Promise<Result> {
    if (!isFree) await new Promise<void>((resolve) => queue.push(resolve))
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
