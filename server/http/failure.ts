// The one shape of a refusal under /api (and wherever a machine reads the answer).
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ProviderFailure } from '#domain/recipe/provider.ts'

export function failure(c: Context, status: ContentfulStatusCode, message: string) {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'failure', code: status, message } satisfies ProviderFailure, status)
}

const MACHINES = /^\/(api|auth\/v1|rest\/v1)(\/|$)/

/** The same refusal for whoever asked: the envelope where a machine reads it, a sentence where a person does. */
export function refusal(c: Context, status: ContentfulStatusCode, message: string) {
  if (MACHINES.test(c.req.path)) return failure(c, status, message)
  c.header('Cache-Control', 'no-store')
  return c.text(message, status)
}
