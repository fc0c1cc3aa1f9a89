import { chipClass } from '#web/ui/chip.tsx'
import type { FoodChoice } from './food-queries.ts'

/** Other foods that the same words could mean. */
export function OtherFoods({ foods, onChoose }: { foods: FoodChoice[]; onChoose: (food: FoodChoice) => void }) {
  if (foods.length === 0) return null
  return (
    <section aria-labelledby="other-foods" className="mt-5">
      <h3 id="other-foods" className="mb-2 font-semibold text-muted text-sm">
        Other matches
      </h3>
      <ul className="flex flex-wrap gap-2">
        {foods.map((food) => (
          <li key={food.id}>
            <button type="button" className={chipClass(false, 'text-left')} onClick={() => onChoose(food)}>
              {food.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
