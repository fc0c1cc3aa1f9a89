import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import { useSessionUser } from '#web/data/session.ts'
import { countText } from '#web/ui/format.ts'
import { ratingAverageQuery } from './rating-averages.ts'
import { ratingsQueries } from './ratings-queries.ts'

export interface RatingStarsProps {
  id: RecipeId
  /** Hides the member's own stars where the page already shows them. */
  averageOnly?: boolean
}

/** The average rating and the member's own. Nothing where there is neither. */
export function RatingStars({ id, averageOnly = false }: RatingStarsProps) {
  const { data: average } = useQuery({ ...ratingAverageQuery(id), enabled: !isCustomRecipeId(id) })
  const member = useSessionUser()?.id
  const { data: own } = useQuery(ratingsQueries.all(averageOnly ? undefined : member))
  const stars = own?.get(String(id))
  if (!average && !stars) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
      {average && (
        <span className="flex items-center gap-1.5">
          <Star className="size-4 fill-apricot text-apricot-ink" />
          <span className="sr-only">Rated </span>
          <span className="font-semibold text-ink tabular-nums">{average.stars.toFixed(1)}</span>
          <span className="sr-only"> out of 5</span> from {countText(average.members, 'member')}
        </span>
      )}
      {stars !== undefined && <span>Your rating: {countText(stars, 'star')}</span>}
    </p>
  )
}
