import { connect, createServer, type Socket } from 'node:net'
import { socketFile } from '#server/database/embedded/postmaster-file.ts'

/** A connection to the database that tests can cut, like a network, and on which they count. */
export async function openRoad(database: URL) {
  const travellers = new Set<Socket>()
  let trips = 0
  const server = createServer((socket) => {
    const beyond = connect(socketFile({ socketFolder: database.searchParams.get('host') ?? '', port: 5432 }))
    for (const side of [socket, beyond]) {
      travellers.add(side)
      side.on('error', () => side.destroy())
    }
    let hasResponse = true
    socket.on('data', () => {
      if (hasResponse) trips += 1
      hasResponse = false
    })
    beyond.on('data', () => {
      hasResponse = true
    })
    socket.pipe(beyond).pipe(socket)
    socket.once('close', () => beyond.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  url.searchParams.delete('host')
  return {
    url: url.href,
    /** How often a client has sent something and waited for the response. */
    trips: () => trips,
    open: () => listen(port),
    /** Those who are on it hear nothing any more. New connections work. */
    hold() {
      for (const side of travellers) side.unpipe().pause()
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const side of travellers) side.destroy()
      travellers.clear()
      return closed
    },
  }
}
