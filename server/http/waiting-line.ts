// Starts one request per turn of the event loop; the others wait in a line that is short enough to be worth waiting in.
// Without it a busy process starts whatever has arrived, its turns become long, and newcomers wait in the kernel, where
// nobody can tell them to come back later.
import type { ServerResponse } from 'node:http'
import { MACHINES } from './failure.ts'
import type { Listener } from './listen.ts'

/** At some 400 requests a second the last one in line waits a quarter of a second. */
const MOST = 100
const BUSY = 'Plateful is very busy right now. Please try again in a second.'

export function waitingLine(listener: Listener, most = MOST): Listener {
  const line: (() => void)[] = []
  let turning = false

  function turn() {
    line.shift()?.()
    if (line.length > 0) setImmediate(turn)
    else turning = false
  }

  return (request, response) => {
    const { url = '' } = request
    if (url === '/healthz') return listener(request, response)
    if (line.length >= most) return refuse(response, MACHINES.test(url))
    line.push(() => response.destroyed || listener(request, response))
    if (turning) return
    turning = true
    setImmediate(turn)
  }
}

function refuse(response: ServerResponse, asJson: boolean) {
  response.writeHead(503, {
    'Content-Type': asJson ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    Connection: 'close',
  })
  response.end(asJson ? JSON.stringify({ status: 'failure', code: 503, message: BUSY }) : BUSY)
}
