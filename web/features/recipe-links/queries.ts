// Public links to an own recipe or a collection. A link's URL is shown once, when it is created; only its hash is stored.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import { trySync } from '#web/data/sync/current-sync.ts'

export type Shared = { recipe: RecipeId } | { collection: string }

const tableOf = (shared: Shared) => ('recipe' in shared ? 'recipe_links' : 'collection_links')

export function linksQuery(userId: string | undefined, shared: Shared) {
  return queryOptions({
    queryKey:
      'recipe' in shared
        ? memberKey(userId, 'recipe-links', shared.recipe)
        : memberKey(userId, 'collection-links', shared.collection),
    queryFn: async () => {
      const client = await backend()
      const links =
        'recipe' in shared
          ? client.from('recipe_links').select('id,created_at').eq('recipe_id', shared.recipe)
          : client.from('collection_links').select('id,created_at').eq('collection_id', shared.collection)
      return rowsOf(await links.order('created_at')).map((row) => ({ id: row.id, createdAt: row.created_at }))
    },
    enabled: userId !== undefined,
  })
}

export async function createLink(shared: Shared): Promise<string> {
  await trySync() // it may have been made just now
  const client = await backend()
  const token =
    'recipe' in shared
      ? rowsOf(await client.rpc('create_recipe_link', { recipe_id: shared.recipe }))
      : rowsOf(await client.rpc('create_collection_link', { collection_id: shared.collection }))
  return `${window.location.origin}/shared/${'recipe' in shared ? '' : 'collections/'}${token}`
}

export async function revokeLink(shared: Shared, linkId: string) {
  const client = await backend()
  done(await client.from(tableOf(shared)).delete().eq('id', linkId))
}
