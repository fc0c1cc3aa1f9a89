import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { useSessionUser } from '#web/data/session.ts'
import { countText } from '#web/ui/format.ts'
import { ratingAverageQuery } from './rating-averages.ts'
import { ratingsQueries } from './ratings-queries.ts'

export interface RatingProps {
  id: RecipeId
}

const useAverage = (id: RecipeId) => useQuery({ ...ratingAverageQuery(id), enabled: !isCustomRecipeId(id) })

/** What all members think, in one line on the recipe's page. Empty until a few have rated it. */
export function AverageRating({ id }: RatingProps) {
  const { data: average } = useAverage(id)
  if (!average) return null
  return (
    <span className="flex items-center gap-1.5">
      <Star className="size-4 fill-apricot text-apricot-ink" />
      <span className="sr-only">Rated </span>
      <span className="font-semibold text-ink tabular-nums">{average.stars.toFixed(1)}</span>
      <span className="sr-only"> out of 5</span> from {countText(average.members, 'member')}
    </span>
  )
}

/** The average and the member's own stars, on a card's picture. Empty if there is neither. */
export function CardRating({ id }: RatingProps) {
  const { data: average } = useAverage(id)
  const { data: own } = useQuery(ratingsQueries.all(useSessionUser()?.id))
  const stars = own?.get(String(id))
  if (!average && stars === undefined) return null
  return (
    <p className="flex items-center gap-1 rounded-full bg-surface px-2.5 py-0.5 text-muted text-xs tabular-nums shadow-sm">
      <Star className="size-3.5 fill-apricot text-apricot-ink" />
      {average && (
        <span>
          <span className="sr-only">Rated </span>
          <span className="font-bold text-ink">{average.stars.toFixed(1)}</span>
          <span className="sr-only"> out of 5 from {countText(average.members, 'member')}</span>
        </span>
      )}
      {stars !== undefined && (
        <span>
          <span className="sr-only">Your rating: {countText(stars, 'star')}</span>
          <span aria-hidden="true">{average ? `· you ${stars}` : `You ${stars}`}</span>
        </span>
      )}
    </p>
  )
}
