import { Trash2 } from 'lucide-react'
import { TRACKER_AMOUNT, type TrackedFood } from '#domain/diary/tracker.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { countText, wholeNumber } from '#web/ui/format.ts'
import { Stepper } from '#web/ui/stepper.tsx'

interface TrackedFoodsProps {
  foods: readonly TrackedFood[]
  onAmount: (id: string, amount: number) => void
  onRemove: (food: TrackedFood) => void
}

export function TrackedFoods({ foods, onAmount, onRemove }: TrackedFoodsProps) {
  return (
    <Card as="section" aria-labelledby="tracked-foods">
      <h2 id="tracked-foods" className="text-xl">
        Tracked Foods
      </h2>
      <p role="status" className={foods.length === 0 ? 'mt-3 text-muted' : 'sr-only'}>
        {foods.length === 0 ? 'Nothing tracked yet. Search for a food and add it.' : countText(foods.length, 'food')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {foods.map((food) => (
          <li key={food.id} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-3.5 sm:flex">
            <div className="min-w-0 sm:grow">
              <p className="font-semibold first-letter:uppercase">{food.name}</p>
              <p className="flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
                <span>{wholeNumber(food.calories * food.amount)} kcal</span>
                <span>{wholeNumber(food.protein * food.amount)} g protein</span>
                <span>{wholeNumber(food.carbs * food.amount)} g carbs</span>
                <span>{wholeNumber(food.fat * food.amount)} g fat</span>
              </p>
            </div>
            <div className="order-last col-span-2 flex items-center gap-3 sm:order-none">
              <Stepper
                label={`Servings of ${food.name}`}
                hideLabel
                min={TRACKER_AMOUNT.min}
                step={TRACKER_AMOUNT.step}
                max={99}
                value={food.amount}
                onChange={(amount) => onAmount(food.id, amount)}
              />
              <span className="w-16 text-muted text-sm">{food.amount === 1 ? 'serving' : 'servings'}</span>
            </div>
            <IconButton
              label={`Remove ${food.name}`}
              icon={<Trash2 className="size-4.5" />}
              onClick={() => onRemove(food)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
