import { type QuickFigures, quickProblem } from '#domain/diary/diary-entry.ts'
import { energyKcal, type Units } from '#domain/diary/units.ts'
import { LONGEST } from '#domain/limits.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { ANY_NUMBER } from '#web/ui/number-input.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'

interface QuickAddFormProps {
  energyUnit: Units['energy']
  pending: boolean
  onAdd: (figures: QuickFigures) => void
  onCancel: () => void
}

const MACRO_FIELDS = [
  ['protein', 'Protein (g)'],
  ['carbs', 'Carbs (g)'],
  ['fat', 'Fat (g)'],
] as const

const typed = (text: string) => (text.trim() === '' ? null : Number(text))

const figuresOf = (
  { calories, name, protein, carbs, fat }: Record<keyof QuickFigures, string>,
  energyUnit: Units['energy'],
): QuickFigures => ({
  calories: energyKcal(typed(calories) ?? Number.NaN, energyUnit),
  protein: typed(protein),
  carbs: typed(carbs),
  fat: typed(fat),
  name,
})

/** A restaurant meal, or anything else with only calories known. */
export function QuickAddForm({ energyUnit, pending, onAdd, onCancel }: QuickAddFormProps) {
  const form = useForm({
    start: { calories: '', name: '', protein: '', carbs: '', fat: '' },
    check: (values) => {
      const message = quickProblem(figuresOf(values, energyUnit))
      return message === null ? null : { field: 'calories', message }
    },
    send: (values) => onAdd(figuresOf(values, energyUnit)),
  })
  return (
    <form {...form.props} className="grid gap-4" noValidate>
      <FormField
        form={form}
        name="calories"
        label={energyUnit === 'kcal' ? 'Calories' : 'Energy (kJ)'}
        ref={takeFocus}
        {...ANY_NUMBER}
      />
      <FormField
        form={form}
        name="name"
        label="Name"
        optional
        maxLength={LONGEST.title}
        placeholder="e.g. Pizza with friends"
      />
      <div className="grid grid-cols-3 gap-3">
        {MACRO_FIELDS.map(([macro, label]) => (
          <FormField key={macro} form={form} name={macro} label={label} {...ANY_NUMBER} />
        ))}
      </div>
      <p className="text-muted text-sm">Macros are optional. Leave them blank if you don’t know them.</p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={pending}>
          {pending ? 'Adding...' : 'Add to Diary'}
        </Button>
      </div>
    </form>
  )
}
