// Tabs to switch between dishes cooked at once.
import type { CookingDish } from '#domain/kitchen/cooking.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { chipClass } from '#web/ui/chip.tsx'

interface DishTabsProps {
  dishes: readonly CookingDish[]
  current: RecipeId
  /** The current dish is at its last screen. */
  isDone: boolean
}

export function DishTabs({ dishes, current, isDone }: DishTabsProps) {
  if (dishes.length < 2) return null
  return (
    <nav aria-label="Dishes you’re cooking">
      <ul className="flex gap-2 overflow-x-auto py-1">
        {dishes.map(({ id, title, step }) => (
          <li key={id} className="min-w-0 max-w-64 shrink-0">
            <Link
              to={paths.cook(id)}
              replace
              aria-current={id === current ? 'page' : undefined}
              className={`${chipClass(id === current)} min-h-11 max-w-full`}
            >
              <span className="truncate">{title}</span>
              <span className="shrink-0">
                {id === current && isDone ? 'Done' : step === null || step === 0 ? 'Prep' : `Step ${step}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
