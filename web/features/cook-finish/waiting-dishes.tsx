// What was chosen at the end of cooking and isn't in the account yet.
import { CloudUpload } from 'lucide-react'
import type { FinishedDish } from '#domain/kitchen/finished-dish.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useFinishedDishes } from './finished-dishes-store.ts'

interface WaitingDishesProps {
  member: string
  /** Those that concern the page. */
  which: (dish: FinishedDish) => boolean
}

export function WaitingDishes({ member, which }: WaitingDishesProps) {
  const dishes = useFinishedDishes((state) => state.dishes).filter((dish) => dish.member === member && which(dish))
  if (dishes.length === 0) return null
  return (
    <Notice tone="lake" role="status" icon={<CloudUpload className="size-5 shrink-0" />} className="mb-5">
      <strong>Saved on this device.</strong> We’ll add it to your account as soon as there’s a connection.
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id}>{[dish.title, partsOf(dish).join(', ')].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    </Notice>
  )
}

function partsOf({ stars, note, eaten, leftovers: [leftovers] }: FinishedDish): string[] {
  return [
    stars !== null && countText(stars, 'star'),
    eaten && `${servingsText(eaten.servings)} for ${MEAL_SLOT_NAMES[eaten.mealType].toLowerCase()}`,
    leftovers && `leftovers for ${MEAL_SLOT_NAMES[leftovers.mealType].toLowerCase()}`,
    note !== null && 'a note',
  ].filter((part) => typeof part === 'string')
}
