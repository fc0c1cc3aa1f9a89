import { Heart } from 'lucide-react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useFavorites } from './favorites-store.ts'

/** The favorite toggle with a label, for the recipe page. On a phone, the label is for screen readers. */
export function SaveRecipeButton({ id, className }: { id: RecipeId; className?: string }) {
  const saved = useFavorites(({ favorites }) => favorites.includes(id))
  const toggle = useFavorites((favorites) => favorites.toggle)
  return (
    <Button
      variant="secondary"
      icon={<Heart className={cx('size-5', saved && 'fill-current text-tomato')} />}
      onClick={() => toggle(id)}
      className={cx('max-sm:px-3', className)}
    >
      <span className="max-sm:sr-only">{saved ? 'Saved' : 'Save Recipe'}</span>
    </Button>
  )
}
