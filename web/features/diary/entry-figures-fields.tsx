import { type DiaryEntry, macroOf } from '#domain/diary/diary-entry.ts'
import { energyNumber, type Units } from '#domain/diary/units.ts'
import { MACROS, type Macro } from '#domain/nutrition/macros.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'

/** As typed; what is missing follows from the amount. */
export type TypedFigures = Partial<Record<Macro | 'calories', string>>

interface EntryFiguresFieldsProps {
  /** In the amount that is typed. */
  entry: DiaryEntry
  typed: TypedFigures
  energyUnit: Units['energy']
  problem?: string
  onType: (typed: TypedFigures) => void
}

const LABELS: Record<Macro, string> = { protein: 'Protein (g)', carbs: 'Carbs (g)', fat: 'Fat (g)' }

/** The calories and macros of an entry that nobody but the member knows. */
export function EntryFiguresFields({ entry, typed, energyUnit, problem, onType }: EntryFiguresFieldsProps) {
  const calories = typed.calories ?? String(energyNumber(entry.calories, energyUnit))
  return (
    <>
      <Field label={energyUnit === 'kcal' ? 'Calories' : 'Energy (kJ)'} error={problem}>
        {(control) => (
          <NumberInput {...control} value={calories} onText={(text) => onType({ ...typed, calories: text })} />
        )}
      </Field>
      <div className="grid grid-cols-3 items-end gap-3">
        {MACROS.map((macro) => (
          <Field key={macro} label={LABELS[macro]}>
            {(control) => (
              <NumberInput
                {...control}
                value={typed[macro] ?? String(macroOf(entry, macro) ?? '')}
                onText={(text) => onType({ ...typed, [macro]: text })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-muted text-sm">Leave a macro blank if you don’t know it.</p>
    </>
  )
}
