import { LONGEST } from '#domain/limits.ts'
import { AISLES } from '#domain/nutrition/food.ts'
import { purchaseOf } from '#domain/shopping/purchase.ts'
import { OTHER_AISLE } from '#domain/shopping/shopping.ts'
import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { shownName } from '#domain/shopping/store-amount.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { AmountField } from '#web/ui/amount-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
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
  const before = { name: line.asTyped ? line.name : shownName(line), amount, unit, aisle: line.aisle ?? OTHER_AISLE }
  const ofRecipe = useShoppingList(({ items }) => items.find((item) => line.itemIds.includes(item.id) && item.recipeId))
  const form = useForm({
    start: before,
    send({ aisle, ...draft }) {
      if (draft.name.trim() === '') return
      const isNew = draft.name !== before.name || draft.amount !== before.amount || draft.unit !== before.unit
      if (isNew) saveDraft(draft)
      if (aisle !== before.aisle) memory.moveTo(draft.name, aisle)
      onClose()
    },
  })

  function saveDraft(draft: Pick<typeof before, 'name' | 'amount' | 'unit'>) {
    const { items, edit } = useShoppingList.getState()
    edit(line.itemIds, draft)
    notify(`Changed ${before.name}.`, {
      action: { label: 'Undo', onSelect: () => useShoppingList.getState().undoEdit(items, line.itemIds) },
    })
  }

  return (
    <form
      {...form.props}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      aria-label={`Edit ${before.name}`}
      autoComplete="off"
      className="grid grow grid-cols-2 gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-[2fr_1fr_1fr_2fr]"
    >
      <FormField
        form={form}
        name="name"
        label="Name"
        required
        className="max-sm:col-span-2"
        maxLength={LONGEST.itemName}
        autoFocus
      />
      <AmountField
        label="Amount"
        amount={form.values.amount}
        unit={form.values.unit}
        onChange={(next) => form.set({ amount: next })}
      />
      <FormField form={form} name="unit" label="Unit" maxLength={LONGEST.itemUnit} autoCapitalize="none" />
      <FormField form={form} name="aisle" label="Aisle" className="max-sm:col-span-2">
        {(control) => <Select {...control} options={AISLE_OPTIONS} />}
      </FormField>
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
