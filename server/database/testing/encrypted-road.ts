// A connection to the database that offers TLS, like a hosted PostgreSQL server.
import { connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { socketFile } from '#server/database/embedded/postmaster-file.ts'

export async function openEncryptedRoad(database: URL, certificate: { cert: string; key: string }) {
  const ends = new Set<Socket>()
  const greetings: { protocol: string | null; servername: TLSSocket['servername'] }[] = []
  const server = createServer((socket) => {
    const beyond = connect(socketFile({ socketFolder: database.searchParams.get('host') ?? '', port: 5432 }))
    const keep = (side: Socket) => ends.add(side.on('error', () => side.destroy()))
    keep(socket)
    keep(beyond)
    socket.once('data', () => {
      socket.write('S') // the client has asked for TLS
      const secured = new TLSSocket(socket, { isServer: true, ...certificate })
      keep(secured)
      secured.once('secure', () => greetings.push({ protocol: secured.getProtocol(), servername: secured.servername }))
      secured.pipe(beyond).pipe(secured)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    /** The database's address through this connection. */
    urlAt(host: string, sslmode: string) {
      const url = new URL(database)
      url.host = `${host}:${port}`
      url.search = `?sslmode=${sslmode}`
      return url.href
    },
    /** For each encrypted connection. */
    greetings,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const end of ends) end.destroy()
      return closed
    },
  }
}
