// A proxy to the real server that lets a test deploy a new version or cut the connection under an open page.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ChangingSite {
  origin: string
  /** Deploys a new version: the service worker changes and old scripts are gone. */
  deploy(): void
  /** Accepts document requests but never responds. */
  stall(): void
  close(): Promise<void>
}

export async function openChangingSite(target: string): Promise<ChangingSite> {
  const { hostname, port } = new URL(target)
  let deployed = false
  let stalled = false

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/'
    if (stalled && !path.includes('.')) return
    if (deployed && path.startsWith('/assets/')) return outgoing.writeHead(404).end('No such file.')
    const { 'if-none-match': _known, ...requested } = incoming.headers
    const headers = { ...requested, 'accept-encoding': 'identity' }
    const passed = request({ hostname, port, path, method: incoming.method, headers }, (response) => {
      const changed = deployed && path === '/service-worker.js'
      const { 'content-length': _length, ...kept } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, changed ? kept : response.headers)
      if (changed) outgoing.write('// the next version\n')
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }

  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo // a TCP server's address is never a string
  return {
    origin: `http://localhost:${address.port}`,
    deploy: () => {
      deployed = true
    },
    stall: () => {
      stalled = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
