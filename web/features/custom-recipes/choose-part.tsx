import { useState } from 'react'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { titleMatches } from '#domain/text/text-match.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { useCustomRecipes } from './custom-recipes-store.ts'

const AT_ONCE = 20

interface ChoosePartProps {
  /** The recipe that the chosen one is for, if it was saved before. */
  recipe: RecipeId | undefined
  onChoose: (ingredient: CustomIngredient) => void
  onClose: () => void
}

/** One's own recipes, to choose one as an ingredient. */
export function ChoosePart({ recipe, onChoose, onClose }: ChoosePartProps) {
  const recipes = useCustomRecipes((store) => store.recipes)
  const [text, setText] = useState('')
  const found = recipes
    .filter(({ id, title }) => id !== recipe && (text.trim() === '' || titleMatches(title, text)))
    .toReversed()

  function choose({ id, title }: CustomRecipe) {
    onChoose({ name: title, amount: 1, unit: 'batch', of: id })
    onClose()
  }

  return (
    <Dialog open title="A Recipe of Yours as an Ingredient" onClose={onClose}>
      <Field label="Search your recipes">
        {(control) => (
          <Input {...control} type="search" autoFocus value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <ul className="grid max-h-80 overflow-y-auto">
        {found.slice(0, AT_ONCE).map((one) => (
          <li key={one.id} className="flex items-center gap-3 border-line border-b py-2 last:border-b-0">
            <span className="wrap-anywhere min-w-0 grow">
              {one.title} <span className="text-muted text-sm">{countText(one.servings, 'serving')}</span>
            </span>
            <Button size="sm" variant="secondary" aria-label={`Add ${one.title}`} onClick={() => choose(one)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-sm empty:hidden">
        {found.length === 0
          ? 'None of your recipes has this name.'
          : found.length > AT_ONCE && `${AT_ONCE} of ${found.length}. Type more of the name.`}
      </p>
    </Dialog>
  )
}
