// Starts one request per turn of the event loop. The others wait in a short queue, and more are rejected. Without it, a
// busy process starts everything that has arrived, its turns become long, and new connections wait in the kernel, where
// nobody can tell them to come back later.
import type { AddressOf } from './client-address.ts'
import type { RejectEarly } from './early-response.ts'
import { BUSY, TOO_MANY_AT_ONCE } from './failure.ts'
import type { Listener } from './listen.ts'

/** At about 400 requests a second, the last one in the queue waits a quarter of a second. */
const MAX_QUEUED = 100
/** The maximum from one address, so that a single client can't take every place. */
const MAX_QUEUED_PER_CLIENT = 60

interface QueueOptions {
  addressOf: AddressOf
  reject: RejectEarly
  maxQueued?: number
  maxPerClient?: number
}

export function requestQueue(
  listener: Listener,
  { addressOf, reject, maxQueued = MAX_QUEUED, maxPerClient = MAX_QUEUED_PER_CLIENT }: QueueOptions,
): Listener {
  const queue: { client: string; start: () => void }[] = []
  let turning = false

  function turn() {
    queue.shift()?.start()
    if (queue.length > 0) setImmediate(turn)
    else turning = false
  }

  return (request, response) => {
    const client = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString())
    const queuedForClient = queue.filter((waiting) => waiting.client === client).length
    if (queue.length >= maxQueued) return reject(request, response, 503, BUSY)
    if (queuedForClient >= maxPerClient) return reject(request, response, 429, TOO_MANY_AT_ONCE)
    queue.push({ client, start: () => void (response.destroyed || listener(request, response)) })
    if (turning) return
    turning = true
    setImmediate(turn)
  }
}
