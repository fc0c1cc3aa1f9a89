// The way to the PostgreSQL server. When the driver (postgres 3.4) loses its socket inside a transaction it still
// writes the rollback, into nothing, and that ends the process. This socket takes its leave slowly: first it fails what
// is under way, time and again while the transaction winds up, and only then it tells the driver that it is closed.
import { connect as connectPlain, Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'

const failEvery = 20 // ms
const closeAfter = 400 // ms; longer than a transaction of ours takes to give up

type Address = { host: string; port: number; tls: ConnectionOptions | 'if offered' | null }

export function socketTo(url: string): () => Promise<Socket> {
  const address = addressOf(new URL(url))
  return async () => {
    if (!address.tls) return unhurried(connectPlain(address.port, address.host))
    // The driver forgets a connection whose socket was never made, so a failure has to come through a socket, too.
    return unhurried(await secureSocket(address).catch(failingSocket))
  }
}

function addressOf(url: URL): Address {
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl') ?? 'disable'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const encrypted = { servername: host, rejectUnauthorized: mode.startsWith('verify') || mode === 'true' }
  const tls =
    mode === 'disable' || mode === 'false' ? null : mode === 'prefer' || mode === 'allow' ? 'if offered' : encrypted
  return { host, port: Number(url.port || 5432), tls }
}

const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]) // PostgreSQL's question whether TLS is offered

async function secureSocket({ host, port, tls }: Address): Promise<Socket> {
  const socket = connectPlain(port, host)
  const offered = await new Promise<boolean>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(lost()))
    socket.once('data', (answer) => resolve(answer.toString() === 'S'))
    socket.write(sslRequest)
  })
  socket.removeAllListeners('error').removeAllListeners('close')
  if (offered)
    return connectTls({ socket, servername: host, ...(tls === 'if offered' ? { rejectUnauthorized: false } : tls) })
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
    const failing = setInterval(fail, failEvery)
    setTimeout(() => {
      clearInterval(failing)
      emit('close', false)
    }, closeAfter)
    return true
  }
  // The driver says goodbye with a last message; then there is nothing to wait for.
  const goodbye = (...values: unknown[]) => {
    leaving ||= values[0] instanceof Uint8Array
    return Reflect.apply(end, socket, values)
  }
  return Object.assign(socket, { emit: slowly, end: goodbye })
}

function lost() {
  return Object.assign(new Error('the connection to the PostgreSQL server was lost'), { code: 'ECONNRESET' })
}
