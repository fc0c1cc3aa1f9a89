import { Check, History } from 'lucide-react'
import type { NewEntry } from '#domain/diary/diary-entry.ts'
import { mealEnergy } from '#domain/diary/entry-figures.ts'
import type { Units } from '#domain/diary/units.ts'
import { Button } from '#web/ui/button.tsx'

interface AddedTallyProps {
  added: readonly NewEntry[]
  /** Null if there is nothing to take back. */
  onUndo: (() => void) | null
  energyUnit: Units['energy']
  onDone: () => void
}

/** What was added since the dialog was opened, and the way out. */
export function AddedTally({ added, onUndo, energyUnit, onDone }: AddedTallyProps) {
  return (
    <>
      <p role="status" className="mr-auto min-w-0 self-center text-sm tabular-nums">
        {added.length > 0 && (
          <>
            <Check className="mr-1.5 inline size-4 text-leaf" />
            {added.length} added · {mealEnergy(added, energyUnit)}
          </>
        )}
      </p>
      {onUndo && added.length > 0 && (
        <Button variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button variant={added.length > 0 ? 'primary' : 'secondary'} onClick={onDone}>
        Done
      </Button>
    </>
  )
}

interface MealBeforeProps {
  /** "Yesterday’s breakfast" */
  name: string
  entries: readonly NewEntry[]
  energyUnit: Units['energy']
  onAdd: () => void
}

export function MealBefore({ name, entries, energyUnit, onAdd }: MealBeforeProps) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex min-h-13 items-center gap-3 rounded-lg bg-leaf-soft px-3 py-2 text-left text-leaf-ink hover:brightness-95"
    >
      <History className="size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block wrap-anywhere text-sm tabular-nums">
          {entries.map(({ title }) => title).join(', ')} · {mealEnergy(entries, energyUnit)}
        </span>
      </span>
    </button>
  )
}
