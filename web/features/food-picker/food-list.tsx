import { Plus } from 'lucide-react'
import { entryOf, type LoggableFood, type WhenEaten } from '#domain/diary/diary-entry.ts'
import { entryAmount, mealEnergy } from '#domain/diary/entry-figures.ts'
import type { LoggedPortion } from '#domain/diary/logged-portion.ts'
import type { Units } from '#domain/diary/units.ts'
import { IconButton } from '#web/ui/button.tsx'

export interface Choice {
  item: LoggableFood
  amount: number
  /** How the amount was typed or chosen; undefined for the usual portion, null for grams. */
  portion?: LoggedPortion | null
}

export const entryOfChoice = ({ item, amount, portion }: Choice, when: WhenEaten) =>
  entryOf(item, amount, when, null, portion)

interface FoodListProps {
  title: string
  choices: readonly Choice[]
  energyUnit: Units['energy']
  /** Logs this amount right away. */
  onAdd: (choice: Choice) => void
  /** Opens the amount form. */
  onChoose: (choice: Choice) => void
}

const ANY_TIME = { date: '2000-01-01', mealType: 'snack' } as const // only its nutrition is used

export function FoodList({ title, choices, energyUnit, onAdd, onChoose }: FoodListProps) {
  if (choices.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="font-bold text-muted text-sm">{title}</h3>
      <ul className="divide-y divide-line">
        {choices.map((choice) => {
          const { item } = choice
          const entry = entryOfChoice(choice, ANY_TIME)
          return (
            <li key={`${item.kind} ${item.id}`} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => onChoose(choice)}
                className="min-h-13 min-w-0 grow rounded-md py-1.5 text-left hover:bg-sunken"
              >
                <span className="block wrap-anywhere font-semibold leading-snug first-letter:uppercase">
                  {item.title}
                </span>
                <span className="text-muted text-sm tabular-nums">
                  {[entryAmount(entry), mealEnergy([entry], energyUnit)].join(' · ')}
                </span>
              </button>
              <IconButton
                label={`Add ${item.title}`}
                icon={<Plus className="size-5" />}
                variant="secondary"
                onClick={() => onAdd(choice)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
