import { Trash2 } from 'lucide-react'
import { TRACKER_AMOUNT, type TrackedFood } from '#domain/tracker.ts'
import { wholeNumber } from '#web/lib/figures.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

interface TrackedFoodsProps {
  foods: readonly TrackedFood[]
  onAmount: (id: string, amount: number) => void
  onRemove: (food: TrackedFood) => void
}

export function TrackedFoods({ foods, onAmount, onRemove }: TrackedFoodsProps) {
  return (
    <Card as="section">
      <h2 className="text-xl">Tracked Foods</h2>
      {foods.length === 0 && <p className="mt-3 text-muted">Nothing tracked yet. Search for a food and add it.</p>}
      <ul className="mt-2 divide-y divide-line">
        {foods.map((food) => (
          <li key={food.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 grow">
              <p className="font-semibold first-letter:uppercase">{food.name}</p>
              <p className="text-muted text-sm tabular-nums">
                {wholeNumber(food.calories * food.amount)} kcal · {wholeNumber(food.protein * food.amount)} g protein ·{' '}
                {wholeNumber(food.carbs * food.amount)} g carbs · {wholeNumber(food.fat * food.amount)} g fat
              </p>
            </div>
            <div className="flex items-center gap-2">
              <Stepper
                label={`Servings of ${food.name}`}
                hideLabel
                min={TRACKER_AMOUNT.min}
                step={TRACKER_AMOUNT.step}
                max={99}
                value={food.amount}
                onChange={(amount) => onAmount(food.id, amount)}
              />
              <span className="text-muted text-sm">{food.amount === 1 ? 'serving' : 'servings'}</span>
              <IconButton
                label={`Remove ${food.name}`}
                icon={<Trash2 className="size-4.5" />}
                onClick={() => onRemove(food)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
