import { Heart } from 'lucide-react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { cx } from '#web/ui/cx.ts'
import { useFavorites } from './favorites-store.ts'

/** The heart on a card. */
export function FavoriteButton({ id, title }: { id: RecipeId; title: string }) {
  const saved = useFavorites(({ favorites }) => favorites.includes(id))
  const toggle = useFavorites((favorites) => favorites.toggle)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Favorite: ${title}`}
      title={saved ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => toggle(id)}
      className={cx(
        'grid size-11 place-items-center rounded-full bg-surface shadow-md transition duration-200 ease-out hover:scale-108 active:scale-95',
        saved ? 'text-tomato' : 'text-ink',
      )}
    >
      <Heart className={cx('size-5', saved && 'fill-current')} />
    </button>
  )
}
