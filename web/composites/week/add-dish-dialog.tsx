// Chooses a dish to cook with others: from the plan, the favorites, one's own recipes, or a search.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import { useDishSearch } from '#web/composites/own-recipes/use-dish-search.ts'
import { useOwnDishes } from '#web/composites/own-recipes/use-own-dishes.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { ChoiceList, ChoiceListState, type MealChoice } from '#web/features/meal-choice/choice-list.tsx'
import { choiceOf } from '#web/features/meal-choice/choose-meal-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const SOURCES = ['Planned', 'Favorites', 'My Recipes'] as const

interface AddDishDialogProps {
  planned: readonly MealChoice[]
  favorites: readonly RecipeId[]
  onChoose: (choice: MealChoice) => void
  onClose: () => void
}

export function AddDishDialog({ planned, favorites, onChoose, onClose }: AddDishDialogProps) {
  const [source, setSource] = useState<(typeof SOURCES)[number]>(planned.length > 0 ? 'Planned' : 'Favorites')
  const own = useOwnDishes()
  const { text, setText, search, own: ownFound, site } = useDishSearch()
  const ofSite = useQuery(recipeQueries.many(favorites.filter((id) => !isCustomRecipeId(id)))).data ?? []
  const liked = [...own.filter(({ id }) => favorites.includes(id)), ...ofSite].map(choiceOf)

  const choose = { pending: false, onChoose: (entry: MealChoice['entry']) => onChoose({ entry, detail: '' }) }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Add a dish"
      actions={
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Field label="Search recipes">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            placeholder="e.g. roast chicken"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {text.trim() !== '' ? (
        <>
          {(site.data || ownFound.length > 0) && (
            <ChoiceList
              {...choose}
              label="Recipes found"
              choices={[...ownFound, ...(site.data?.recipes ?? [])].map(choiceOf)}
              empty={`No recipes found for “${search}”.`}
            />
          )}
          {!site.data && <ChoiceListState query={site} label="Searching recipes" failed="The search didn’t work." />}
        </>
      ) : (
        <>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Choose from</legend>
            {SOURCES.map((name) => (
              <Chip key={name} pressed={source === name} onToggle={() => setSource(name)}>
                {name}
              </Chip>
            ))}
          </fieldset>
          {source === 'Planned' && (
            <ChoiceList {...choose} label={source} choices={planned} empty="Nothing is planned to cook this week." />
          )}
          {source === 'Favorites' && (
            <ChoiceList {...choose} label={source} choices={liked} empty="Recipes you mark with a heart appear here." />
          )}
          {source === 'My Recipes' && (
            <ChoiceList
              {...choose}
              label={source}
              choices={own.map(choiceOf)}
              empty="You haven’t added a recipe yet."
            />
          )}
        </>
      )}
    </Dialog>
  )
}
