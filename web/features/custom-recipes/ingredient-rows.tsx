import { Plus, Trash2 } from 'lucide-react'
import { type CustomIngredient, emptyIngredient, withoutIngredient } from '#domain/custom-recipe.ts'
import type { IngredientAnalysis } from '#domain/ingredient-analysis.ts'
import { wholeNumber } from '#web/lib/figures.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface IngredientRowsProps {
  ingredients: readonly CustomIngredient[]
  analysis: IngredientAnalysis | undefined
  onChange: (ingredients: CustomIngredient[]) => void
}

export function IngredientRows({ ingredients, analysis, onChange }: IngredientRowsProps) {
  const change = (index: number, part: Partial<CustomIngredient>) =>
    onChange(ingredients.map((row, place) => (place === index ? { ...row, ...part } : row)))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-bold text-lg">Ingredients</legend>
      {ingredients.map((row, index) => {
        const number = index + 1
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are edited in place
            key={index}
            className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 sm:grid-cols-[1fr_6rem_7rem_auto]"
          >
            <Field label={`Ingredient ${number}`} hint={hintFor(row, analysis)} className="col-span-3 sm:col-span-1">
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  placeholder="e.g. red lentils"
                  value={row.name}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
              )}
            </Field>
            <Field
              label={
                <span>
                  Amount<span className="sr-only"> of ingredient {number}</span>
                </span>
              }
            >
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="decimal"
                  min="0"
                  step="0.1"
                  value={Number.isFinite(row.amount) ? row.amount : ''}
                  onChange={(event) => change(index, { amount: event.target.valueAsNumber })}
                />
              )}
            </Field>
            <Field
              label={
                <span>
                  Unit<span className="sr-only"> of ingredient {number}</span>
                </span>
              }
            >
              {(control) => (
                <Input
                  {...control}
                  maxLength={40}
                  placeholder="g"
                  value={row.unit}
                  onChange={(event) => change(index, { unit: event.target.value })}
                />
              )}
            </Field>
            <IconButton
              label={`Remove ingredient ${number}`}
              icon={<Trash2 className="size-4.5" />}
              disabled={ingredients.length === 1}
              onClick={() => onChange(withoutIngredient(ingredients, index))}
            />
          </div>
        )
      })}
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus className="size-4" />}
        className="justify-self-start"
        onClick={() => onChange([...ingredients, emptyIngredient()])}
      >
        Add Ingredient
      </Button>
    </fieldset>
  )
}

/** Says what the ingredient was taken for, or that it is not counted. */
function hintFor(row: CustomIngredient, analysis: IngredientAnalysis | undefined) {
  const found = analysis?.ingredients.find(({ name }) => name === row.name.trim())
  if (!found) return undefined
  if (found.food === null) return 'Not known to us, so it is not counted.'
  if (found.grams === null) return `Taken as ${found.food}; this amount cannot be weighed, so it is not counted.`
  return `Taken as ${found.food}, ${wholeNumber(found.grams)} g`
}
