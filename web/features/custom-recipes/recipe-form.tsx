import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { checkRecipeDraft, type DraftField, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { partsOf, wholeIngredients } from '#domain/recipe/written-draft.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useDebouncedValue } from '#web/hooks/use-debounced-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { analysisQuery } from './analysis-query.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'
import { DietConflictNotice } from './diet-conflict-notice.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { LiveNutrition } from './live-nutrition.tsx'

interface RecipeFormProps {
  start: RecipeDraft
  /** The recipe that is edited; missing for a new one. */
  recipe: RecipeId | undefined
  submitLabel: string
  /** Focuses the form, for a recipe that was just imported. */
  focused?: boolean
  /** Taking, choosing and removing a photo. */
  photo: ReactNode
  /** Called on every change, so that nothing typed is lost. */
  onChange: (draft: RecipeDraft) => void
  onSave: (draft: RecipeDraft) => void
}

export function RecipeForm({ start, recipe, submitLabel, focused, photo, onChange, onSave }: RecipeFormProps) {
  // Our default picture means "none", so the form shows it as empty.
  const [draft, setDraft] = useState({ ...start, image: start.image === DEFAULT_RECIPE_IMAGE ? '' : start.image })
  const [problem, setProblem] = useState<{ field: DraftField; message: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const settled = useDebouncedValue(draft)
  const { data, isError } = useQuery({
    ...analysisQuery(inOrderOfForm(settled), settled.servings),
    placeholderData: keepPreviousData,
  })
  const analysis = settled.ingredients.some(({ name }) => name.trim() !== '') ? data : undefined

  function change(part: Partial<RecipeDraft>) {
    const changed = { ...draft, ...part }
    setDraft(changed)
    onChange(changed)
    if (problem && problem.field in part) setProblem(null)
  }

  /** Of an imported recipe, as it was written. */
  const yields = draft.about?.details?.Yield

  const errorOf = (field: DraftField) =>
    problem?.field === field ? <span role="alert">{problem.message}</span> : undefined

  useEffect(() => {
    if (!problem) return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(`[name="${problem.field}"]`) ?? [])]
    const empty = fields.find(({ value }) => value.trim() === '')
    const unreadable = problem.field === 'ingredients' ? unreadableAmount(form.current) : undefined
    const field = unreadable ?? empty ?? fields[0]
    field?.focus()
  }, [problem])

  /** With the recipes in it. */
  async function saveWhole(draft: RecipeDraft) {
    try {
      const { subRecipeProblem, wholeDraft } = await import('#domain/recipe/sub-recipes.ts')
      const message = subRecipeProblem(draft, recipe, findRecipe)
      if (message) setProblem({ field: 'ingredients', message })
      else onSave(wholeDraft(draft, findRecipe))
    } catch {
      setProblem({
        field: 'ingredients',
        message: 'We couldn’t add the recipe in it. Check your connection and try again.',
      })
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = checkRecipeDraft(draft)
    const unreadable = unreadableAmount(form.current)
    if (checked.ok && unreadable) setProblem({ field: 'ingredients', message: unreadable.validationMessage })
    else if (checked.ok && checked.draft.ingredients.some(({ of }) => of)) saveWhole(checked.draft)
    else if (checked.ok) onSave(checked.draft)
    else setProblem({ field: checked.field, message: checked.message })
  }

  return (
    // Shows our own messages instead of the browser's.
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]"
    >
      <Card className="grid gap-6 sm:p-8">
        <Field label="Recipe title" error={errorOf('title')}>
          {(control) => (
            <Input
              {...control}
              name="title"
              aria-required
              autoFocus={focused}
              maxLength={200}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        {photo}
        <Field
          label="Image URL"
          optional
          hint="Link to a picture on the web. Without one, pages show an empty plate."
          error={errorOf('image')}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              name="image"
              maxLength={LONGEST.picture}
              placeholder="https://"
              value={draft.image}
              onChange={(event) => change({ image: event.target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-[3fr_2fr] gap-4">
          <NumberField
            label="Preparation time (min)"
            name="readyInMinutes"
            value={draft.readyInMinutes}
            error={errorOf('readyInMinutes')}
            onChange={(readyInMinutes) => change({ readyInMinutes })}
          />
          <NumberField
            label="Servings"
            name="servings"
            hint={yields && `The recipe says “${yields}”.`}
            value={draft.servings}
            error={errorOf('servings')}
            onChange={(servings) => change({ servings })}
          />
        </div>
        <IngredientRows
          ingredients={draft.ingredients}
          problem={problem?.field === 'ingredients' ? problem.message : null}
          analysis={analysis}
          recipe={recipe}
          onChange={(ingredients) => change({ ingredients })}
        />
      </Card>
      <LiveNutrition analysis={analysis} failed={isError} servings={settled.servings} />
      <Card className="grid gap-6 sm:p-8">
        <Field label="Instructions" hint="One step per line." error={errorOf('instructions')}>
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
        {/* Twenty-six of them: most recipes need none. */}
        <details open={start.cuisines.length > 0}>
          <summary className="min-h-11 w-fit cursor-pointer content-center font-bold text-lg">
            Cuisines{' '}
            <span className="font-normal text-base text-muted">{draft.cuisines.join(', ') || '(optional)'}</span>
          </summary>
          <ChipChoice
            legend="Cuisines"
            isTitled
            options={CUISINES}
            chosen={draft.cuisines}
            onChange={(cuisines) => change({ cuisines })}
          />
        </details>
        <ChipChoice legend="Diets" options={SITE_DIETS} chosen={draft.diets} onChange={(diets) => change({ diets })} />
        <DietConflictNotice diets={draft.diets} ingredients={analysis?.ingredients ?? []} />
        <Button type="submit" size="lg" className="justify-self-start">
          {submitLabel}
        </Button>
      </Card>
    </form>
  )
}

const findRecipe = (id: RecipeId) => useCustomRecipes.getState().byId(id)

/** Those of recipes in it come last, so that the rows find theirs. */
function inOrderOfForm(draft: RecipeDraft) {
  const ingredients = wholeIngredients(draft.ingredients, partsOf(draft.ingredients, findRecipe))
  return [...ingredients.filter(({ part }) => !part), ...ingredients.filter(({ part }) => part)]
}

/** The draft is the same for an invalid amount and for none: only the field knows which it is. */
function unreadableAmount(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const fields = form?.querySelectorAll<HTMLInputElement>('[data-ingredient] input') ?? []
  return [...fields].find(({ validity }) => validity.customError)
}

interface NumberFieldProps {
  label: string
  hint?: string | undefined
  name: string
  value: number
  error: ReactNode
  onChange: (value: number) => void
}

function NumberField({ label, name, hint, value, error, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
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
  /** What is around it says it already. */
  isTitled?: boolean
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function ChipChoice({ legend, isTitled = false, options, chosen, onChange }: ChipChoiceProps) {
  return (
    <fieldset>
      <legend className={isTitled ? 'sr-only' : 'mb-3 font-bold text-lg'}>{legend}</legend>
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
