import { Clock, ListPlus } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { countText, minutesText } from '#web/ui/format.ts'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import type { KitchenDish } from './kitchen-queries.ts'

interface KitchenDishCardProps {
  dish: KitchenDish
  onAddMissing: (dish: KitchenDish) => void
}

export function KitchenDishCard({ dish, onAddMissing }: KitchenDishCardProps) {
  const { id, title, readyInMinutes, calories, used, missing } = dish
  const { energyText } = useEnergy()
  return (
    <article className={cardClass({ padded: false, className: 'flex h-full flex-col overflow-hidden' })}>
      <div className="flex gap-4 p-4">
        <RecipePicture
          recipe={dish}
          sizes="8rem"
          alt=""
          width={120}
          height={80}
          className="aspect-square w-24 shrink-0 rounded-lg"
        />
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-bold text-lg leading-snug">
            <Link to={paths.recipe(id)} className="hover:underline">
              {title}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-sm">
            <span className="flex items-center gap-1.5">
              <Clock className="size-4" />
              {minutesText(readyInMinutes)}
            </span>
            {calories > 0 && <span>{energyText(calories)}</span>}
          </p>
          <p className="mt-2">
            {missing.length === 0 ? (
              <Badge tone="leaf">You have everything</Badge>
            ) : (
              <Badge tone="apricot">{countText(missing.length, 'item')} to buy</Badge>
            )}
          </p>
        </div>
      </div>
      <div className="mt-auto grid gap-3 border-line border-t p-4 text-sm">
        <p>
          <span className="font-semibold">You have:</span> <span className="text-muted">{used.join(', ')}</span>
        </p>
        {missing.length > 0 && (
          <>
            <p>
              <span className="font-semibold">To buy:</span>{' '}
              <span className="text-muted">{missing.map(({ name }) => name).join(', ')}</span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              icon={<ListPlus className="size-4" />}
              aria-label={`Add what’s missing to the list: ${title}`}
              onClick={() => onAddMissing(dish)}
            >
              Add what’s missing to the list
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
