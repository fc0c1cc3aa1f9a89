// A member's usual foods in the nutrition planner: the most logged ones, then the most recent.
import { foodsUsed } from '#domain/diary/recent-foods.ts'
import { useRecentFoods } from '#web/features/food-picker/recent-foods-store.ts'
import type { FoodChoice } from '#web/features/nutrition/food-queries.ts'
import { chipClass } from '#web/ui/chip.tsx'

const SHOWN = 8

export function RecentFoods({ onChoose }: { onChoose: (food: FoodChoice) => void }) {
  const recent = useRecentFoods((foods) => foods.recent)
  const foods = foodsUsed(recent)
    .filter(({ item }) => item.kind === 'food' && Number(item.id) > 0)
    .toSorted((a, b) => b.uses - a.uses) // stable, so the newest of equals comes first
    .slice(0, SHOWN)
  if (foods.length === 0) return null
  return (
    <section aria-labelledby="your-foods" className="mt-5">
      <h2 id="your-foods" className="mb-2 font-semibold text-muted text-sm">
        Your foods
      </h2>
      <ul className="flex flex-wrap gap-2">
        {foods.map(({ item }) => (
          <li key={item.id}>
            <button
              type="button"
              className={chipClass(false, 'text-left')}
              onClick={() => onChoose({ id: Number(item.id), name: item.title })}
            >
              {item.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
