import { Plus } from 'lucide-react'
import { entryOf, type LoggableFood } from '#domain/diary/diary-entry.ts'
import { portionText } from '#domain/diary/portion-text.ts'
import { energyText, type Units } from '#domain/diary/units.ts'
import { IconButton } from '#web/ui/button.tsx'
import { NOT_KNOWN } from '#web/ui/format.ts'

export interface Choice {
  item: LoggableFood
  amount: number
}

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
          const { item, amount } = choice
          const { calories } = entryOf(item, amount, ANY_TIME)
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
                  {portionText(item, amount)} ·{' '}
                  {item.nutrients.calories === undefined ? NOT_KNOWN : energyText(calories, energyUnit)}
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
