import { CookingPot, Plus, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import { emptyIngredient, withoutIngredient } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { AmountField } from '#web/ui/amount-field.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { shortNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Select } from '#web/ui/select.tsx'
import { useCustomRecipes } from './custom-recipes-store.ts'

const PART_UNITS = ['batch', 'servings']

const ChoosePart = lazyPart(() => import('./choose-part.tsx').then((module) => module.ChoosePart))

const NAMES = '[data-ingredient] [name="ingredients"]'

interface IngredientRowsProps {
  ingredients: readonly CustomIngredient[]
  /** Error message for the list. */
  problem: string | null
  analysis: IngredientAnalysis | undefined
  /** The recipe in the form, if it was saved before. */
  recipe: RecipeId | undefined
  onChange: (ingredients: CustomIngredient[]) => void
}

export function IngredientRows({ ingredients, problem, analysis, recipe, onChange }: IngredientRowsProps) {
  const hasOthers = useCustomRecipes(({ recipes }) => recipes.some(({ id }) => id !== recipe))
  const [choosing, setChoosing] = useState(false)
  const rows = useRef<HTMLFieldSetElement>(null)
  const before = useRef(ingredients.length)

  // Focus a new row. The last row can't be removed, so its button must not keep the focus.
  useEffect(() => {
    const isOnlyLeft = ingredients.length === 1 && before.current > 1
    if (ingredients.length > before.current || isOnlyLeft)
      [...(rows.current?.querySelectorAll<HTMLElement>(NAMES) ?? [])].at(-1)?.focus()
    before.current = ingredients.length
  }, [ingredients.length])

  const add = () => onChange([...ingredients, emptyIngredient()])
  const change = (index: number, part: Partial<CustomIngredient>) =>
    onChange(ingredients.map((row, place) => (place === index ? { ...row, ...part } : row)))
  return (
    <fieldset
      ref={rows}
      className="grid gap-4"
      onKeyDown={(event) => {
        // Enter moves to the next ingredient instead of submitting the form.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        add()
      }}
    >
      <legend className="mb-3 font-bold text-lg">Ingredients</legend>
      {ingredients.map((row, index) => {
        const number = index + 1
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are edited in place
            key={index}
            data-ingredient=""
            className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[1fr_6rem_7rem_auto]"
          >
            <Field
              label={`Ingredient ${number}`}
              hint={hintFor(ingredients, index, analysis)}
              className="col-span-3 sm:col-span-1"
            >
              {(control) => (
                <Input
                  {...control}
                  name="ingredients"
                  maxLength={200}
                  placeholder="e.g. red lentils"
                  value={row.name}
                  readOnly={row.of !== undefined}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
              )}
            </Field>
            <AmountField
              label={
                <span>
                  Amount<span className="sr-only"> of ingredient {number}</span>
                </span>
              }
              amount={row.amount}
              unit={row.unit}
              onChange={(amount) => change(index, { amount })}
            />
            <Field
              label={
                <span>
                  Unit<span className="sr-only"> of ingredient {number}</span>
                </span>
              }
            >
              {(control) =>
                row.of === undefined ? (
                  <Input
                    {...control}
                    maxLength={40}
                    placeholder="e.g. cups"
                    value={row.unit}
                    onChange={(event) => change(index, { unit: event.target.value })}
                  />
                ) : (
                  <Select
                    {...control}
                    options={PART_UNITS.map((unit) => ({ value: unit, label: unit }))}
                    value={row.unit}
                    onChange={(event) => change(index, { unit: event.target.value })}
                  />
                )
              }
            </Field>
            <IconButton
              label={`Remove ingredient ${number}`}
              icon={<Trash2 className="size-4.5" />}
              className="mt-7"
              disabled={ingredients.length === 1}
              onClick={() => onChange(withoutIngredient(ingredients, index))}
            />
          </div>
        )
      })}
      {problem && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={<Plus className="size-4" />} onClick={add}>
          Add Ingredient
        </Button>
        {hasOthers && (
          <Button
            variant="secondary"
            size="sm"
            icon={<CookingPot className="size-4" />}
            onClick={() => setChoosing(true)}
          >
            Add a Recipe of Yours
          </Button>
        )}
      </div>
      {choosing && (
        <Suspense>
          <ChoosePart
            recipe={recipe}
            onChoose={(part) => onChange([...ingredients.filter(({ name }) => name.trim() !== ''), part])}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

/** Says what the ingredient was matched to, or that it isn't counted. Repeated names are matched in order. */
function hintFor(rows: readonly CustomIngredient[], index: number, analysis: IngredientAnalysis | undefined) {
  if (rows[index]?.of !== undefined)
    return 'A recipe of yours: its ingredients are counted and shopped, its steps cooked.'
  const wanted = rows[index]?.name.trim()
  const turn = rows.slice(0, index).filter(({ name }) => name.trim() === wanted).length
  const found = analysis?.ingredients.filter(({ name }) => name === wanted)[turn]
  if (!found) return undefined
  if (found.food === null) return 'We don’t know this ingredient, so it isn’t counted.'
  if (found.grams === null) return `Matched to ${found.food}, but we can’t weigh this amount, so it isn’t counted.`
  return `Matched to ${found.food}, ${shortNumber(found.grams)} g edible`
}
