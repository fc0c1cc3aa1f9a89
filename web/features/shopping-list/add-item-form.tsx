import { Plus } from 'lucide-react'
import { type FormEvent, Suspense, useId, useRef, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { EMPTY_DRAFT } from '#domain/shopping/shopping.ts'
import { readTypedItem } from '#domain/shopping/typed-item.ts'
import { AmountField } from '#web/ui/amount-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useShoppingList } from './shopping-list-store.ts'

// With the foods, whose names are suggested.
const ItemSuggestions = lazyPart(() => import('./item-suggestions.tsx').then((module) => module.ItemSuggestions))

export function AddItemForm() {
  const add = useShoppingList((list) => list.add)
  const [draft, setDraft] = useState<{ name: string; amount: number; unit: string }>(EMPTY_DRAFT)
  // On a phone the list comes first: amount and unit appear once the name has focus. They stay, because collapsing them
  // under a finger would make it tap something else.
  const [inFull, setInFull] = useState(false)
  const foldedOnPhones = !inFull && 'max-sm:hidden'
  /** The field is empty again and keeps the focus, so only this tells a screen reader that it worked. */
  const [added, setAdded] = useState<{ name: string }>()
  const suggestions = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const bind = (name: 'name' | 'unit') => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (draft.name.trim() === '') return
    const item = readTypedItem(draft)
    add(item)
    setAdded({ name: item.name })
    setDraft(EMPTY_DRAFT)
    nameInput.current?.focus() // ready for the next one
  }

  return (
    <Card as="section" className="mb-6 max-sm:p-3 print:hidden" aria-label="Add an item">
      <form
        onSubmit={submit}
        onFocus={() => setInFull(true)}
        autoComplete="off"
        className="flex flex-wrap items-end gap-3 sm:grid sm:grid-cols-[1fr_6rem_7rem_auto] sm:items-start"
      >
        <Field label="Item name" required className={cx('grow', inFull ? 'basis-full' : 'basis-[5rem]')}>
          {(control) => (
            <Input
              {...control}
              {...bind('name')}
              ref={nameInput}
              list={suggestions}
              maxLength={LONGEST.itemName}
              enterKeyHint="done"
              placeholder="e.g. 2 cans beans"
            />
          )}
        </Field>
        <AmountField
          label="Amount"
          name="amount"
          amount={draft.amount}
          unit={draft.unit}
          onChange={(amount) => setDraft({ ...draft, amount })}
          className={cx('basis-[5rem]', foldedOnPhones)}
        />
        <Field label="Unit" className={cx('grow basis-[5rem]', foldedOnPhones)}>
          {(control) => (
            <Input
              {...control}
              {...bind('unit')}
              maxLength={LONGEST.itemUnit}
              autoCapitalize="none"
              placeholder="e.g. kg"
            />
          )}
        </Field>
        <Button type="submit" icon={<Plus className="size-4" />} className="sm:mt-7">
          Add Item
        </Button>
      </form>
      {inFull && (
        <Suspense>
          <ItemSuggestions id={suggestions} typed={draft.name} added={added} />
        </Suspense>
      )}
      <output className="sr-only">{added && `Added ${added.name}.`}</output>
    </Card>
  )
}
