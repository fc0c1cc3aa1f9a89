// All calls to our own /api: over HTTP in the browser, in process while the server renders.
import { fetchInTime } from './fetch-in-time.ts'

export class ApiError extends Error {
  readonly status: number
  /** The whole response, which may say more. */
  readonly body: unknown
  constructor(status: number, message: string, body: unknown = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

export type ApiParameters = Record<string, string>
export type ApiTransport = (
  path: string,
  parameters: ApiParameters,
  signal?: AbortSignal,
  token?: string,
) => Promise<unknown>

const asMember = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

function overHttp(path: string, parameters: ApiParameters, signal?: AbortSignal, token?: string): Promise<unknown> {
  const query = new URLSearchParams(parameters).toString()
  const headers = { accept: 'application/json', ...asMember(token) }
  return responseOf(fetchInTime(`/api${path}${query ? `?${query}` : ''}`, { signal, headers }))
}

async function responseOf(request: Promise<Response>): Promise<unknown> {
  const response = await request
  const body: unknown = await response.json().catch(unlessBroken)
  if (!response.ok)
    throw new ApiError(response.status, failureMessage(body) ?? 'The server didn’t respond. Please try again.', body)
  return body
}

/** A response that isn't JSON means no data; one that was cut off or took too long is a failure. */
function unlessBroken(error: unknown) {
  if (error instanceof SyntaxError) return null
  throw error
}

function failureMessage(body: unknown): string | null {
  return body !== null && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null
}

let transport: ApiTransport = overHttp

/** The server's in-process implementation, without a network hop. Without an argument, calls go over HTTP again. */
export function callApiInProcess(inProcess: ApiTransport = overHttp) {
  transport = inProcess
}

/** With a token, as the member it belongs to. */
export function apiGet(
  path: string,
  parameters: ApiParameters = {},
  signal?: AbortSignal,
  token?: string,
): Promise<unknown> {
  return transport(path, parameters, signal, token)
}

/** Browser only. */
export function apiPost(path: string, body: unknown, signal?: AbortSignal, token?: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...asMember(token) }
  return responseOf(fetchInTime(`/api${path}`, { method: 'POST', signal, headers, body: JSON.stringify(body) }))
}
