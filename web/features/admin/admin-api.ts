// The host page's calls: /api/admin, with this session's token.
import { ApiError } from '#web/data/api.ts'
import { fetchInTime } from '#web/data/fetch-in-time.ts'
import { backend } from '#web/data/supabase.ts'

async function send(path: string, method: string, body?: unknown): Promise<Response> {
  const { data } = await (await backend()).auth.getSession()
  const response = await fetchInTime(`/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${data.session?.access_token ?? ''}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (response.ok) return response
  const { message } = await response.json().catch(() => ({ message: 'The server didn’t respond. Please try again.' }))
  throw new ApiError(response.status, String(message))
}

/** Our own server's response, of the type that server/admin sends. */
export const adminGet = async <Result>(path: string): Promise<Result> => (await send(path, 'GET')).json()
export const adminSend = async <Result = unknown>(path: string, method = 'POST', body?: unknown): Promise<Result> =>
  (await send(path, method, body)).json()
export const adminFile = async (path: string): Promise<Blob> => (await send(path, 'GET')).blob()

export const PAGE = 50

export const timeText = (instant: string) =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const dayText = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })
const MB = 1024 * 1024
export function sizeText(bytes: number) {
  if (bytes < MB) return `${Math.ceil(bytes / 1024)} KB`
  return bytes < 1024 * MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / 1024 / MB).toFixed(1)} GB`
}
