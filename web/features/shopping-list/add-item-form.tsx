import { Plus } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { EMPTY_DRAFT } from '#domain/shopping/shopping.ts'
import { readTypedItem } from '#domain/shopping/typed-item.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { AmountField } from '#web/ui/amount-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useShoppingList } from './shopping-list-store.ts'

// With the foods, whose names are suggested.
const ItemSuggestions = lazyPart(() => import('./item-suggestions.tsx').then((module) => module.ItemSuggestions))

export function AddItemForm() {
  const add = useShoppingList((list) => list.add)
  // On a phone the list comes first: amount and unit appear once the name has focus. They stay, because collapsing them
  // under a finger would make it tap something else.
  const [inFull, setInFull] = useState(false)
  const foldedOnPhones = !inFull && 'max-sm:hidden'
  /** The field is empty again and keeps the focus, so only this tells a screen reader that it worked. */
  const [added, setAdded] = useState<{ name: string }>()
  const suggestions = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const form = useForm<{ name: string; amount: number; unit: string }>({
    start: EMPTY_DRAFT,
    send(draft) {
      if (draft.name.trim() === '') return
      const item = readTypedItem(draft)
      add(item)
      setAdded({ name: item.name })
      form.reset()
      nameInput.current?.focus() // ready for the next one
    },
  })

  return (
    <Card as="section" className="mb-6 max-sm:p-3 print:hidden" aria-label="Add an item">
      <form
        {...form.props}
        onFocus={() => setInFull(true)}
        autoComplete="off"
        className="flex flex-wrap items-end gap-3 sm:grid sm:grid-cols-[1fr_6rem_7rem_auto] sm:items-start"
      >
        <FormField
          form={form}
          name="name"
          label="Item name"
          required
          className={cx('grow', inFull ? 'basis-full' : 'basis-[5rem]')}
          ref={nameInput}
          list={suggestions}
          maxLength={LONGEST.itemName}
          enterKeyHint="done"
          placeholder="e.g. 2 cans beans"
        />
        <AmountField
          label="Amount"
          name="amount"
          amount={form.values.amount}
          unit={form.values.unit}
          onChange={(amount) => form.set({ amount })}
          className={cx('basis-[5rem]', foldedOnPhones)}
        />
        <FormField
          form={form}
          name="unit"
          label="Unit"
          className={cx('grow basis-[5rem]', foldedOnPhones)}
          maxLength={LONGEST.itemUnit}
          autoCapitalize="none"
          placeholder="e.g. kg"
        />
        <Button type="submit" icon={<Plus className="size-4" />} className="sm:mt-7">
          Add Item
        </Button>
      </form>
      {inFull && (
        <Suspense>
          <ItemSuggestions id={suggestions} typed={form.values.name} added={added} />
        </Suspense>
      )}
      <output className="sr-only">{added && `Added ${added.name}.`}</output>
    </Card>
  )
}
