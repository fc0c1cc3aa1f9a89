// The one format of an error response under /api and for other machine-readable responses.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ProviderFailure } from '#domain/recipe/provider.ts'

export function failure(c: Context, status: ContentfulStatusCode, message: string) {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'failure', code: status, message } satisfies ProviderFailure, status)
}

export const BUSY = 'Plateful is very busy right now. Please try again in a second.'
export const TOO_MANY_AT_ONCE = 'Too many requests from your address at once. Please wait a moment and try again.'

export const TOOK_TOO_LONG = 'That took too long. Please try again.'

/** Paths that programs read. */
export const MACHINES = /^\/(api|auth\/v1|rest\/v1)([/?]|$)/

/** The same error as JSON under /api, and as plain text for people. */
export function refusal(c: Context, status: ContentfulStatusCode, message: string) {
  if (MACHINES.test(c.req.path)) return failure(c, status, message)
  c.header('Cache-Control', 'no-store')
  return c.text(message, status)
}
