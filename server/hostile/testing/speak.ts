// Sends raw HTTP over a socket, so that no client library corrects the request.
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  status: number
  headers: Headers
  /** The raw header lines. */
  head: string
  text: string
}

export interface Speech {
  /** Parts, sent one after another. */
  parts: readonly (string | Uint8Array)[]
  /** The pause between parts. */
  pauseMs?: number
  withinMs?: number
}

/** The first response, or null if the connection was closed without one. Throws if the server stays silent. */
export function speak(port: number, { parts, pauseMs = 0, withinMs = 15_000 }: Speech): Promise<Reply | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const end = () => {
      clearTimeout(hang)
      socket.destroy()
      try {
        resolve(chunks.length === 0 ? null : parseResponse(Buffer.concat(chunks)))
      } catch (error) {
        reject(error)
      }
    }
    const hang = setTimeout(() => {
      socket.destroy()
      const got = Buffer.concat(chunks).toString('latin1').slice(0, 200)
      reject(new Error(`No whole answer within ${withinMs} ms; so far: ${got || 'nothing'}`))
    }, withinMs)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isWhole(Buffer.concat(chunks))) end()
    })
    socket.on('error', end) // a reset after the response is the end of it
    socket.on('close', end)
    socket.once('connect', async () => {
      for (const [at, part] of parts.entries()) {
        if (at > 0 && pauseMs > 0) await new Promise((next) => setTimeout(next, pauseMs))
        if (socket.destroyed) return
        socket.write(part)
      }
    })
  })
}

interface RequestParts {
  method: string
  target: string
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array
}

export function requestBytes({ method, target, headers, body }: RequestParts): Buffer {
  const bytes = body === undefined ? null : Buffer.from(body)
  const all = { ...headers, ...(bytes && !has(headers, 'content-length') ? { 'Content-Length': bytes.length } : {}) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return bytes ? Buffer.concat([head, bytes]) : head
}

const has = (headers: object, wanted: string) => Object.keys(headers).some((name) => name.toLowerCase() === wanted)

function split(bytes: Buffer) {
  const at = bytes.indexOf('\r\n\r\n')
  if (at < 0) return null
  const head = bytes.subarray(0, at).toString('latin1')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return { head, headers, status: Number(statusLine.split(' ')[1]), body: bytes.subarray(at + 4) }
}

/** Whether the body is complete, by its length; without one, the response ends with the connection. */
function isWhole(bytes: Buffer): boolean {
  const parts = split(bytes)
  if (!parts || parts.status < 200) return false
  const length = parts.headers.get('content-length')
  if (length !== null) return parts.body.length >= Number(length)
  return parts.headers.get('transfer-encoding') === 'chunked' && parts.body.subarray(-5).toString() === '0\r\n\r\n'
}

function parseResponse(bytes: Buffer): Reply {
  let parts = split(bytes)
  // "100 Continue" precedes the actual response.
  while (parts && parts.status < 200) parts = split(parts.body)
  if (!parts) throw new Error(`Not an HTTP answer: ${bytes.toString('latin1').slice(0, 200)}`)
  const { head, headers, status } = parts
  const body = headers.get('transfer-encoding') === 'chunked' ? joined(parts.body) : parts.body
  return { status, headers, head, text: unpacked(body, headers.get('content-encoding')).toString() }
}

function joined(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString(), 16)
    if (lineEnd < 0 || !size) break
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(chunks)
}

function unpacked(bytes: Buffer, encoding: string | null): Buffer {
  if (bytes.length === 0) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
