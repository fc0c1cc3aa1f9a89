// POST /import { url }: imports a recipe from a web page as a draft to review. The page's scripts never run.
import { lookup } from 'node:dns/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { ImportedRecipe } from '#domain/exchange/recipe-import.ts'
import type { SeenText } from '#domain/exchange/seen-text.ts'
import type { ProviderFailure } from '#domain/recipe/provider.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { failure } from '#server/http/failure.ts'
import { fetchPage, type ImportLimits } from './fetch-page.ts'
import { ImportFailure } from './import-failure.ts'
import type { Resolve } from './import-target.ts'
import { isPublicAddress } from './public-address.ts'
import { readInWorker } from './read-in-worker.ts'

export interface ImportOptions {
  /** Without it, everybody counts as one client. */
  clientAddress?: ClientAddress
  resolve?: Resolve
  /** Which IP addresses may be fetched; only tests need to allow more than public ones. */
  allowAddress?: (address: string) => boolean
  ports?: readonly number[]
  limits?: Partial<ImportLimits>
  userAgent?: string
}

export interface ImportResponse {
  sourceUrl: string
  recipes: ImportedRecipe[]
}

/** The usual failure, with what the page says: a person can mark the recipe in it. */
export interface ImportFailed extends ProviderFailure {
  seen?: SeenText
}

export const IMPORT_LIMITS = { maxBytes: 2_000_000, maxMs: 8_000, maxRedirects: 3 } as const
/** Nobody's slow pages take the places of others. */
const AT_ONCE = { running: 8, runningPerClient: 2, waiting: 16, perClient: 4 }

const Body = z.object({ url: z.string().trim().min(1).max(2048) })

const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

export function importRoutes(options: ImportOptions = {}) {
  const limits = { ...IMPORT_LIMITS, ...options.limits }
  const rules = {
    resolve: options.resolve ?? systemResolve,
    allowAddress: options.allowAddress ?? isPublicAddress,
    ports: options.ports ?? [80, 443],
    userAgent: options.userAgent ?? 'Plateful-recipe-import/1.0 (reads one page when a person asks for its recipe)',
    limits,
  }
  const clientAddress = options.clientAddress ?? (() => '')
  const places = createConcurrencyLimit(AT_ONCE)

  async function importRecipes(url: string) {
    const page = await fetchPage(url, rules)
    return { page, result: await readInWorker(page) }
  }

  return new Hono().post(
    '/import',
    bodyLimit({ maxSize: 8192, onError: (c) => failure(c, 413, 'The request is too large.') }),
    async (c) => {
      const body = Body.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return failure(c, 400, 'Enter the web address of a recipe.')
      const imported = places.run(clientAddress(c), () => importRecipes(body.data.url))
      if (!imported) return failure(c, 429, 'Many recipes are being imported right now. Please try again in a moment.')
      try {
        const { page, result } = await imported
        c.header('Cache-Control', 'no-store')
        if (!result.ok) {
          const { message, seen } = result
          return c.json({ status: 'failure', code: 422, message, seen } satisfies ImportFailed, 422)
        }
        // Pictures keep their URLs.
        const recipes = result.recipes.map(({ draft, remarks }) => ({ draft, remarks }))
        return c.json({ sourceUrl: page.url, recipes } satisfies ImportResponse)
      } catch (error) {
        if (error instanceof ImportFailure) return failure(c, error.status, error.message)
        throw error
      }
    },
  )
}
