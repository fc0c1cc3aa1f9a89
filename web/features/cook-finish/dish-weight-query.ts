// What the household's last pot of a recipe weighed.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowOrNull } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

/** Grams of a serving; null if nobody has weighed it yet. */
export const dishWeightQuery = (userId: string | undefined, id: RecipeId) =>
  queryOptions({
    queryKey: memberKey(userId, 'dish-weight', id),
    queryFn: async () => {
      await memberId()
      const weighed = rowOrNull(
        await (await backend())
          .from('dish_weights')
          .select('servings,grams')
          .eq('recipe_id', String(id))
          .order('cooked_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      )
      return weighed && weighed.grams / Number(weighed.servings)
    },
    enabled: userId !== undefined,
  })
