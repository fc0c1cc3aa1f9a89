// Passes a request on once its body is complete, so that a slow sender takes no place that others need.
import type { IncomingMessage } from 'node:http'
import type { AddressOf } from './client-address.ts'
import type { EarlyStatus, RejectEarly } from './early-response.ts'
import { BUSY, TOO_MANY_AT_ONCE } from './failure.ts'
import type { Listener } from './listen.ts'

/** More than any route accepts. */
const MAX_BYTES = 640 * 1024
/** Unfinished bodies, in all and from one address. An honest one takes milliseconds. */
const MAX_UNFINISHED = 300
const MAX_UNFINISHED_PER_CLIENT = 20
/** A body has this long, and a large one longer if it arrives at this speed. */
const BODY_WITHIN_MS = 5_000
const MIN_BYTES_PER_MS = 8

interface CompleteBodyOptions {
  addressOf: AddressOf
  reject: RejectEarly
  maxUnfinished?: number
  withinMs?: number
}

interface Unfinished {
  client: string
  reject(status: EarlyStatus, message: string): void
}

/** The application's server takes the body from here instead of the socket. */
type RequestWithBody = IncomingMessage & { rawBody?: Buffer }

export function withCompleteBody(
  listener: Listener,
  { addressOf, reject, maxUnfinished = MAX_UNFINISHED, withinMs = BODY_WITHIN_MS }: CompleteBodyOptions,
): Listener {
  /** In order of arrival. */
  const unfinished = new Set<Unfinished>()

  return (request: RequestWithBody, response) => {
    const { method = '', headers, socket } = request
    const length = Number(headers['content-length'] ?? 0)
    const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
    if (!hasBody || method === 'GET' || method === 'HEAD') return listener(request, response)
    if (length > MAX_BYTES) return reject(request, response, 413, TOO_LARGE)

    const client = addressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString())
    const fromThere = [...unfinished].filter((other) => other.client === client).length
    if (fromThere >= MAX_UNFINISHED_PER_CLIENT) return reject(request, response, 429, TOO_MANY_AT_ONCE)
    // The oldest makes room: it is the one that should have been complete by now.
    const [oldest] = unfinished
    if (oldest && unfinished.size >= maxUnfinished) oldest.reject(503, BUSY)

    const startedAt = performance.now()
    const chunks: Buffer[] = []
    let size = 0
    const body: Unfinished = {
      client,
      reject(status, message) {
        stop()
        reject(request, response, status, message)
      },
    }
    const timeLeftMs = () => withinMs + size / MIN_BYTES_PER_MS - (performance.now() - startedAt)
    const checkTime = () => {
      if (timeLeftMs() <= 0) body.reject(408, TOO_SLOW)
      else timer = setTimeout(checkTime, timeLeftMs())
    }
    let timer = setTimeout(checkTime, withinMs)
    unfinished.add(body)

    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > MAX_BYTES) body.reject(413, TOO_LARGE)
    }
    const onEnd = () => {
      stop()
      request.rawBody = Buffer.concat(chunks)
      listener(request, response)
    }
    function stop() {
      clearTimeout(timer)
      unfinished.delete(body)
      request.off('data', onData).off('end', onEnd).off('close', stop)
    }
    request.on('data', onData).on('end', onEnd).on('close', stop)
  }
}

const TOO_LARGE = 'That is too much to send at once.'
const TOO_SLOW = 'The request took too long to arrive. Please try again.'
