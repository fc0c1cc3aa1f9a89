// The driver's socket to PostgreSQL. If the driver (postgres 3.4) loses its connection inside a transaction, it still
// writes the rollback, and the unhandled error ends the process. This socket first fails everything in flight,
// repeatedly while the transaction ends, and only then tells the driver that it is closed.
import { connect as connectPlain, isIP, Socket } from 'node:net'
import { join } from 'node:path'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'

const FAIL_EVERY_MS = 20
const CLOSE_AFTER_MS = 400 // longer than our transactions take to fail

interface Address {
  host: string
  port: number
  socket?: string
  tls: ConnectionOptions | 'if offered' | null
}

export function socketTo(url: string): () => Promise<Socket> {
  const address = addressOf(new URL(url))
  return async () => {
    if (address.socket) return unhurried(connectPlain(address.socket))
    if (!address.tls) return unhurried(connectPlain(address.port, address.host))
    // After an error while creating a socket the driver never tries again, so the socket has to emit the error.
    return unhurried(await secureSocket(address).catch(failingSocket))
  }
}

function addressOf(url: URL): Address {
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl') ?? 'disable'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const encrypted = { rejectUnauthorized: mode.startsWith('verify') || mode === 'true' }
  const tls =
    mode === 'disable' || mode === 'false' ? null : mode === 'prefer' || mode === 'allow' ? 'if offered' : encrypted
  const port = Number(url.port || 5432)
  const folder = url.searchParams.get('host') // libpq's name for a Unix socket's folder
  return { host, port, tls, ...(folder ? { socket: join(folder, `.s.PGSQL.${port}`) } : {}) }
}

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]) // PostgreSQL's request for TLS

async function secureSocket({ host, port, tls }: Address): Promise<Socket> {
  const socket = connectPlain(port, host)
  const offered = await new Promise<boolean>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(lost()))
    socket.once('data', (answer) => resolve(answer.toString() === 'S'))
    socket.write(SSL_REQUEST)
  })
  socket.removeAllListeners('error').removeAllListeners('close')
  if (offered) {
    const servername = isIP(host) ? undefined : host // TLS doesn't send IP addresses as names; Node then checks the certificate for `host`
    return connectTls({ socket, host, servername, ...(tls === 'if offered' ? { rejectUnauthorized: false } : tls) })
  }
  if (tls === 'if offered') return socket
  socket.destroy()
  throw Object.assign(new Error('the PostgreSQL server offers no encryption'), { code: 'ECONNREFUSED' })
}

function failingSocket(error: Error): Socket {
  const socket = new Socket()
  setImmediate(() => socket.destroy(error))
  return socket
}

function unhurried(socket: Socket): Socket {
  const emit = socket.emit.bind(socket)
  const end = socket.end.bind(socket)
  let leaving = false
  const slowly: typeof socket.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event !== 'close' || leaving) return emit(event, ...values)
    const fail = () => emit('error', lost())
    fail()
    const failing = setInterval(fail, FAIL_EVERY_MS)
    setTimeout(() => {
      clearInterval(failing)
      emit('close', false)
    }, CLOSE_AFTER_MS)
    return true
  }
  // After the driver's Terminate message there is nothing to wait for.
  const goodbye = (...values: unknown[]) => {
    leaving ||= values[0] instanceof Uint8Array
    return Reflect.apply(end, socket, values)
  }
  return Object.assign(socket, { emit: slowly, end: goodbye })
}

function lost() {
  return Object.assign(new Error('the connection to the PostgreSQL server was lost'), { code: 'ECONNRESET' })
}
