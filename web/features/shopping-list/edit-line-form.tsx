import { type FormEvent, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { AISLES } from '#domain/nutrition/food.ts'
import { purchaseOf } from '#domain/shopping/purchase.ts'
import { OTHER_AISLE } from '#domain/shopping/shopping.ts'
import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { shownName } from '#domain/shopping/store-amount.ts'
import { AmountField } from '#web/ui/amount-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useItemMemory } from './item-memory.ts'
import { useMissingLine } from './missing-line.ts'
import { useShoppingList } from './shopping-list-store.ts'

const AISLE_OPTIONS = [...AISLES, OTHER_AISLE].map((aisle) => ({ value: aisle, label: aisle }))

/** In the line's place. It starts with what the line says: "2 bags spinach". */
export function EditLineForm({ line, onClose }: { line: ShoppingLine; onClose: () => void }) {
  const memory = useItemMemory()
  const { amount, unit } = (line.asTyped ? null : purchaseOf(line)) ?? (line.asTyped ? line : { amount: 1, unit: '' })
  const before = { name: line.asTyped ? line.name : shownName(line), amount, unit }
  const [draft, setDraft] = useState(before)
  const ofRecipe = useShoppingList(({ items }) => items.find((item) => line.itemIds.includes(item.id) && item.recipeId))
  const [aisle, setAisle] = useState(line.aisle ?? OTHER_AISLE)

  function save(event: FormEvent) {
    event.preventDefault()
    if (draft.name.trim() === '') return
    const isNew = draft.name !== before.name || draft.amount !== before.amount || draft.unit !== before.unit
    if (isNew) saveDraft()
    if (aisle !== (line.aisle ?? OTHER_AISLE)) memory.moveTo(draft.name, aisle)
    onClose()
  }

  function saveDraft() {
    const { items, edit } = useShoppingList.getState()
    edit(line.itemIds, draft)
    notify(`Changed ${before.name}.`, {
      action: { label: 'Undo', onSelect: () => useShoppingList.getState().undoEdit(items, line.itemIds) },
    })
  }

  const bind = (name: 'name' | 'unit') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      aria-label={`Edit ${before.name}`}
      autoComplete="off"
      className="grid grow grid-cols-2 gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-[2fr_1fr_1fr_2fr]"
    >
      <Field label="Name" required className="max-sm:col-span-2">
        {(control) => <Input {...control} {...bind('name')} maxLength={LONGEST.itemName} autoFocus />}
      </Field>
      <AmountField
        label="Amount"
        amount={draft.amount}
        unit={draft.unit}
        onChange={(next) => setDraft({ ...draft, amount: next })}
      />
      <Field label="Unit">
        {(control) => <Input {...control} {...bind('unit')} maxLength={LONGEST.itemUnit} autoCapitalize="none" />}
      </Field>
      <Field label="Aisle" className="max-sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            options={AISLE_OPTIONS}
            value={aisle}
            onChange={(event) => setAisle(event.target.value)}
          />
        )}
      </Field>
      <p className="col-span-full text-muted text-sm empty:hidden">
        {line.recipes.length > 0 && `For ${line.recipes.join(', ')}`}
      </p>
      <div className="col-span-full flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {ofRecipe && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onClose()
              useMissingLine.getState().offer(ofRecipe)
            }}
          >
            I Don’t Have It
          </Button>
        )}
      </div>
    </form>
  )
}
