// What is at home: a text box, and common foods to check.
import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type SubmitEvent, useRef } from 'react'
import { pantryItemsNamed, typedFoods } from '#domain/kitchen/pantry.ts'
import { paths } from '#web/router/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip, chipClass } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { COMMON_FOODS } from './common-foods.ts'
import { usePantry } from './pantry-store.ts'

export function PantryPicker({ isMember }: { isMember: boolean }) {
  const { items, add, remove, clear, restore } = usePantry()
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    for (const name of typedFoods(input.current?.value ?? '')) add(name)
    event.currentTarget.reset()
    input.current?.focus()
  }

  /** A single-line field would join pasted lines: "eggs" and "milk" became "eggsmilk". */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (!/\n/.test(text.trim())) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    event.currentTarget.setRangeText(typedFoods(text).join(', '), selectionStart ?? 0, selectionEnd ?? 0, 'end')
  }

  function toggle(name: string) {
    const named = pantryItemsNamed(items, name)
    if (named.length === 0) add(name)
    for (const { id } of named) remove(id)
  }

  function clearAll() {
    clear()
    notify('Cleared everything.', { action: { label: 'Undo', onSelect: () => restore(items) } })
  }

  return (
    <Card as="section" aria-labelledby="at-home" className="grid content-start gap-5">
      <h2 id="at-home" className="text-xl">
        What’s at home
      </h2>
      <form action={paths.kitchen} method="get" onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label="Add ingredients" className="grow basis-[5rem]">
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="have"
              placeholder="eggs, spinach, feta"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={400}
              onPaste={paste}
              enterKeyHint="done"
            />
          )}
        </Field>
        <Button type="submit" icon={<Plus className="size-4" />}>
          Add
        </Button>
      </form>
      {items.length > 0 && (
        <div>
          <ul aria-label="At home" className="flex flex-wrap gap-2">
            {items.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(id)}
                  className={chipClass(true, 'pr-3 wrap-anywhere')}
                >
                  {name}
                  <X className="size-4 shrink-0" />
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <a href="#dishes" className={buttonClass({ size: 'sm', className: 'lg:hidden' })}>
              See What You Can Cook
            </a>
            <Button variant="quiet" size="sm" onClick={clearAll}>
              Clear Everything
            </Button>
          </div>
        </div>
      )}
      {COMMON_FOODS.map(({ title, foods }) => (
        <div key={title}>
          <h3 className="font-semibold text-sm">{title}</h3>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the flow of chips */}
          <div role="group" aria-label={title} className="mt-2 flex flex-wrap gap-2">
            {foods.map((name) => (
              <Chip key={name} pressed={pantryItemsNamed(items, name).length > 0} onToggle={() => toggle(name)}>
                {name}
              </Chip>
            ))}
          </div>
        </div>
      ))}
      <p className="text-muted text-sm">
        We assume you have salt, pepper, oil, sugar, flour, vinegar and water. Your list is saved on this device, and in
        your account{isMember ? '' : ' if you sign in'}.
      </p>
    </Card>
  )
}
