import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CUISINES } from '#domain/cuisines.ts'
import { checkRecipeDraft, type DraftField, type RecipeDraft } from '#domain/custom-recipe.ts'
import { SITE_DIETS } from '#domain/diets.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { analysisQuery } from './analysis-query.ts'
import { IngredientRows } from './ingredient-rows.tsx'
import { LiveNutrition } from './live-nutrition.tsx'

interface RecipeFormProps {
  start: RecipeDraft
  submitLabel: string
  onSave: (draft: RecipeDraft) => void
}

export function RecipeForm({ start, submitLabel, onSave }: RecipeFormProps) {
  const [draft, setDraft] = useState(start)
  const [problem, setProblem] = useState<{ field: DraftField; message: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const settled = useSettled(draft)
  const { data: analysis } = useQuery(analysisQuery(settled.ingredients, settled.servings))
  const change = (part: Partial<RecipeDraft>) => setDraft({ ...draft, ...part })

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = checkRecipeDraft(draft)
    if (checked.ok) onSave(checked.draft)
    else setProblem({ field: checked.field, message: checked.message })
  }

  return (
    // The product's own sentences are shown instead of the browser's.
    <form ref={form} onSubmit={submit} noValidate className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <Card className="grid gap-6 sm:p-8">
        <Field label="Recipe title">
          {(control) => (
            <Input
              {...control}
              name="title"
              aria-required
              maxLength={200}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Image URL" optional hint="Without one, we use a picture of ours.">
          {(control) => (
            <Input
              {...control}
              type="url"
              name="image"
              maxLength={2000}
              placeholder="https://"
              value={draft.image}
              onChange={(event) => change({ image: event.target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label="Preparation time (minutes)"
            name="readyInMinutes"
            value={draft.readyInMinutes}
            onChange={(readyInMinutes) => change({ readyInMinutes })}
          />
          <NumberField
            label="Servings"
            name="servings"
            value={draft.servings}
            onChange={(servings) => change({ servings })}
          />
        </div>
        <IngredientRows
          ingredients={draft.ingredients}
          analysis={analysis}
          onChange={(ingredients) => change({ ingredients })}
        />
        <Field label="Instructions" hint="One step a line.">
          {(control) => (
            <Textarea
              {...control}
              name="instructions"
              aria-required
              rows={8}
              value={draft.instructions}
              onChange={(event) => change({ instructions: event.target.value })}
            />
          )}
        </Field>
        <ChipChoice
          legend="Cuisines"
          options={CUISINES}
          chosen={draft.cuisines}
          onChange={(cuisines) => change({ cuisines })}
        />
        <ChipChoice legend="Diets" options={SITE_DIETS} chosen={draft.diets} onChange={(diets) => change({ diets })} />
        {problem && (
          <Notice tone="danger" role="alert">
            {problem.message}
          </Notice>
        )}
        <Button type="submit" size="lg" className="justify-self-start">
          {submitLabel}
        </Button>
      </Card>
      <LiveNutrition analysis={analysis} servings={settled.servings} diets={draft.diets} />
    </form>
  )
}

interface NumberFieldProps {
  label: string
  name: string
  value: number
  onChange: (value: number) => void
}

function NumberField({ label, name, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          name={name}
          min="1"
          step="1"
          value={Number.isFinite(value) ? value : ''}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  )
}

interface ChipChoiceProps {
  legend: string
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function ChipChoice({ legend, options, chosen, onChange }: ChipChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-bold text-lg">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option}
            pressed={chosen.includes(option)}
            onToggle={(pressed) => onChange(pressed ? [...chosen, option] : chosen.filter((other) => other !== option))}
          >
            {option}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
