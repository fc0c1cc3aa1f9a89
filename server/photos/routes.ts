// A household's photos of recipes, its own and the site's, as binary data: PUT, GET and DELETE /photos/{recipe}. The
// database's policies decide who may access them, and the file's bytes determine the type and the size.

import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { BYTES_PER_VALUE } from '#domain/limits.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { bearerToken } from '#server/gateway/bearer-token.ts'
import type { RowCall, RowResponse } from '#server/gateway/row-calls.ts'
import { failure } from '#server/http/failure.ts'
import { withoutMetadata } from './without-metadata.ts'

const NO_PHOTO = 'This recipe has no photo.'
const FOREIGN_KEY = '23503'

const share = z.coerce.number().min(0).max(1).default(0.5)
const Focus = z.object({ focusX: share, focusY: share })
const Photo = z.tuple([
  z.object({ photo: z.string().nullable(), updated_at: z.string(), stored_as: z.string().nullish() }),
])
const Problem = z.object({ code: z.string().nullish(), message: z.string() })

/** Photos outside the database. */
export interface OutsidePhotos {
  /** Puts a member's new photo where it belongs. If that fails, it stays in the database for now. */
  settle(token: string, recipe: number): Promise<void>
  addressOf(storedAs: string, revision: string): string
}

export function photoRoutes(call: RowCall, outside: OutsidePhotos | null = null) {
  return new Hono()
    .put(
      '/photos/:id',
      bodyLimit({ maxSize: BYTES_PER_VALUE.photo, onError: (c) => failure(c, 413, 'A photo can be at most 400 KB.') }),
      async (c) => {
        const requested = requestedFor(c)
        if (requested instanceof Response) return requested
        const focus = Focus.safeParse(c.req.query())
        if (!focus.success) return failure(c, 400, 'The focus point lies outside the photo.')
        const photo = withoutMetadata(new Uint8Array(await c.req.arrayBuffer()))
        if (typeof photo === 'string') return failure(c, 415, photo)
        const response = await call(c, {
          path: 'rpc/save_recipe_photo',
          body: {
            recipe_id: requested.id,
            photo: photo.bytes.toString('base64'),
            photo_type: photo.type,
            width: photo.width,
            height: photo.height,
            focus_x: focus.data.focusX,
            focus_y: focus.data.focusY,
          },
          token: requested.token,
        })
        if (response.status >= 400) return refused(c, response)
        await outside?.settle(requested.token, requested.id)
        c.header('Cache-Control', 'no-store')
        return c.json({ updatedAt: response.body })
      },
    )
    .get('/photos/:id', async (c) => {
      const requested = requestedFor(c)
      if (requested instanceof Response) return requested
      const response = await call(c, {
        path: 'rpc/recipe_photo',
        body: { recipe_id: requested.id },
        token: requested.token,
      })
      if (response.status >= 400) return refused(c, response)
      const [found] = Photo.safeParse(response.body).data ?? []
      if (found?.stored_as && outside) {
        c.header('Cache-Control', 'private, no-store')
        return c.redirect(outside.addressOf(found.stored_as, found.updated_at))
      }
      // Again, for photos that were stored by version 0.2 or by another program.
      const photo = withoutMetadata(Buffer.from(found?.photo ?? '', 'base64'))
      if (!found || typeof photo === 'string') return failure(c, 404, NO_PHOTO)
      return c.body(new Uint8Array(photo.bytes), 200, {
        'Content-Type': photo.type,
        'Content-Disposition': 'inline',
        'Cache-Control': 'private, no-store', // the device keeps its own copy
        'X-Photo-Revision': found.updated_at,
      })
    })
    .delete('/photos/:id', async (c) => {
      const requested = requestedFor(c)
      if (requested instanceof Response) return requested
      const path = `recipe_photos?recipe_id=eq.${requested.id}`
      const response = await call(c, { method: 'DELETE', path, token: requested.token })
      return response.status >= 400 ? refused(c, response) : c.body(null, 204)
    })
}

function requestedFor(c: Context): { id: number; token: string } | Response {
  const id = recipeId(c.req.param('id'))
  if (id === null) return failure(c, 404, 'There is no such recipe.')
  const token = bearerToken(c.req.header('authorization') ?? '')
  return token ? { id, token } : failure(c, 401, 'Please sign in.')
}

function refused(c: Context, { status, body }: RowResponse) {
  const problem = Problem.safeParse(body)
  const message = problem.success ? problem.data.message : 'We couldn’t save the photo. Please try again.'
  if (problem.data?.code === FOREIGN_KEY) return failure(c, 409, 'This photo’s recipe isn’t saved yet.')
  if (status === 401) return failure(c, 401, message)
  if (status === 429) return failure(c, 429, message)
  return failure(c, status >= 500 ? 503 : 400, message)
}
