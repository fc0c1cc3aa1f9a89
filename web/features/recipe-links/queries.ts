// Public links to an own recipe. A link's URL is shown once, when it is created; only its hash is stored.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'

export function linksQuery(userId: string | undefined, id: RecipeId) {
  return queryOptions({
    queryKey: memberKey(userId, 'recipe-links', id),
    queryFn: async () => {
      const client = await backend()
      const rows = rowsOf(
        await client.from('recipe_links').select('id,created_at').eq('recipe_id', id).order('created_at'),
      )
      return rows.map((row) => ({ id: row.id, createdAt: row.created_at }))
    },
    enabled: userId !== undefined,
  })
}

export async function createLink(id: RecipeId): Promise<string> {
  const client = await backend()
  const token = rowsOf(await client.rpc('create_recipe_link', { recipe_id: id }))
  return `${window.location.origin}/shared/${token}`
}

export async function revokeLink(linkId: string) {
  const client = await backend()
  done(await client.from('recipe_links').delete().eq('id', linkId))
}
