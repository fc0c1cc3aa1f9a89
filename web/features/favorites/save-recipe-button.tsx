import { Heart } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useFavorites } from './favorites-store.ts'

/** The same toggle in words, for the recipe's own page. */
export function SaveRecipeButton({ id, className }: { id: string; className?: string }) {
  const saved = useFavorites(({ favorites }) => favorites.includes(Number(id)))
  const toggle = useFavorites((favorites) => favorites.toggle)
  return (
    <Button
      variant="secondary"
      icon={<Heart className={cx('size-5', saved && 'fill-current text-tomato')} />}
      onClick={() => toggle(Number(id))}
      className={className}
    >
      {saved ? 'Saved' : 'Save Recipe'}
    </Button>
  )
}
