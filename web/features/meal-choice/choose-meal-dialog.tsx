// The dialog for one meal slot: suggestions, a search, and the member's own lists. Suggestions load when it opens.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Shuffle, StickyNote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { GoalDiet } from '#domain/diary/goals.ts'
import { type RecipeToPlan, recipeEntry, type UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import type { EntryPlace, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { countText, minutesText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ChoiceList, ChoiceListState, type MealChoice } from './choice-list.tsx'
import { choiceQueries, type DishesFound } from './choice-queries.ts'

const SOURCES = ['Suggested', 'Favorites', 'My Recipes', 'Recent', 'Leftovers'] as const
type Source = (typeof SOURCES)[number]

export type Dish = RecipeToPlan & Pick<RecipeCard, 'readyInMinutes'>

interface DishSearch {
  text: string
  setText: (text: string) => void
  /** The text, once somebody has stopped typing. */
  search: string
  /** The member's own recipes that it finds. */
  own: readonly Dish[]
  /** Own recipes that may contain what the search leaves out. */
  unchecked: number
  site: UseQueryResult<DishesFound>
}

interface ChooseMealDialogProps {
  slot: EntryPlace
  /** The member's preferred diet. */
  diet: GoalDiet
  /** From the profile, which visitors don't have: disabled for them. */
  notEaten: UseQueryResult<readonly string[]>
  favorites: readonly RecipeId[]
  own: readonly Dish[]
  recent: readonly ScheduledMeal[]
  leftovers: readonly ScheduledMeal[]
  found: DishSearch
  /** What a search leaves out. */
  fitChoice: ReactNode
  pending: boolean
  /** Why the last choice wasn't saved. */
  problem: string | null
  onChoose: (entry: UnplacedEntry) => void
  onNote: () => void
  onClose: () => void
}

export const choiceOf = (recipe: Dish): MealChoice => ({
  entry: recipeEntry(recipe),
  detail: minutesText(recipe.readyInMinutes),
})

function plannedChoice(meal: ScheduledMeal, isLeftover: boolean): MealChoice {
  const { recipeId, title, image, calories, servings, id, date } = meal
  return isLeftover
    ? {
        entry: { recipeId, title, image, calories, servings, leftoverOf: id },
        detail: `from ${formatDay(date, 'short')}`,
      }
    : { entry: { recipeId, title, image, calories, servings: 1 }, detail: `planned for ${formatDay(date, 'short')}` }
}

export function ChooseMealDialog(props: ChooseMealDialogProps) {
  const { slot, diet, notEaten, found, pending, problem, onChoose, onNote, onClose } = props
  const [source, setSource] = useState<Source>('Suggested')
  const [round, setRound] = useState(0)
  const suggestions = useQuery(
    choiceQueries.suggestions({ slot: slot.mealType, diet, notEaten: notEaten.isEnabled ? notEaten.data : [] }, round),
  )
  const isSearching = found.text.trim() !== ''
  const list = { pending, onChoose }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={`Add ${MEAL_SLOT_NAMES[slot.mealType].toLowerCase()} for ${formatDay(slot.date, 'long')}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {source === 'Suggested' && !isSearching && (
            <Button
              variant="secondary"
              icon={<Shuffle className="size-4" />}
              disabled={pending}
              loading={suggestions.isFetching}
              onClick={() => setRound(round + 1)}
            >
              More Suggestions
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search recipes and foods" className="grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={100}
              placeholder="e.g. lentil soup, yogurt"
              value={found.text}
              onChange={(event) => found.setText(event.target.value)}
            />
          )}
        </Field>
        <Button variant="secondary" icon={<StickyNote className="size-4" />} onClick={onNote}>
          Add Note
        </Button>
      </div>
      {!isSearching && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Choose from</legend>
          {SOURCES.map((name) => (
            <Chip key={name} pressed={source === name} onToggle={() => setSource(name)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      <Problem text={problem} />
      {isSearching ? (
        <>
          {props.fitChoice}
          <Found found={found} list={list} />
        </>
      ) : source === 'Suggested' ? (
        suggestions.data ? (
          <ChoiceList
            {...list}
            label="Suggested recipes"
            choices={suggestions.data.map(choiceOf)}
            empty="There are no suggestions for this meal."
          />
        ) : notEaten.isLoadingError ? (
          <ChoiceListState
            query={notEaten}
            label="Loading what you don’t eat"
            failed="We couldn’t check what you don’t eat, so there are no suggestions yet."
          />
        ) : (
          <ChoiceListState query={suggestions} label="Loading suggestions" failed="We couldn’t load suggestions." />
        )
      ) : (
        <AtHand source={source} list={list} {...props} />
      )}
    </Dialog>
  )
}

type ListActions = Pick<ChooseMealDialogProps, 'pending' | 'onChoose'>

/** Plain foods come after the recipes. */
const MOST_FOODS = 6

function Found({ found: { search, own, unchecked, site }, list }: { found: DishSearch; list: ListActions }) {
  const foods = useQuery(choiceQueries.foods(search)).data ?? []
  return (
    <>
      {unchecked > 0 && (
        <p className="text-muted text-sm">
          {`${countText(unchecked, 'of your recipes isn’t', 'of your recipes aren’t')} shown, because we couldn’t check every ingredient.`}
        </p>
      )}
      {(site.data || own.length > 0) && (
        <ChoiceList
          {...list}
          label="Recipes found"
          choices={[...own, ...(site.data?.recipes ?? [])].map(choiceOf)}
          empty={`No recipes found for “${search}”.`}
        />
      )}
      {foods.length > 0 && (
        <section aria-labelledby="foods-found" className="grid gap-2">
          <h3 id="foods-found" className="font-bold text-muted text-sm">
            Foods
          </h3>
          <ChoiceList {...list} label="Foods found" choices={foods.slice(0, MOST_FOODS)} empty="" />
        </section>
      )}
      {!site.data && <ChoiceListState query={site} label="Searching recipes" failed="The search didn’t work." />}
    </>
  )
}

interface AtHandProps extends Pick<ChooseMealDialogProps, 'favorites' | 'own' | 'recent' | 'leftovers'> {
  source: Exclude<Source, 'Suggested'>
  list: ListActions
}

function AtHand({ source, list, favorites, own, recent, leftovers }: AtHandProps) {
  switch (source) {
    case 'Favorites':
      return <Favorites ids={favorites} own={own} list={list} />
    case 'My Recipes':
      return <ChoiceList {...list} label={source} choices={own.map(choiceOf)} empty="You haven’t added a recipe yet." />
    case 'Recent': {
      const choices = recent.map((meal) => plannedChoice(meal, false))
      return <ChoiceList {...list} label={source} choices={choices} empty="Recipes you plan appear here." />
    }
    case 'Leftovers': {
      const choices = leftovers.map((meal) => plannedChoice(meal, true))
      const empty = 'No leftovers from the three days before.'
      return <ChoiceList {...list} label={source} choices={choices} empty={empty} />
    }
  }
}

function Favorites({ ids, own, list }: { ids: readonly RecipeId[]; own: readonly Dish[]; list: ListActions }) {
  const { data: fromSite = [], isLoading } = useQuery(recipeQueries.many(ids.filter((id) => !isCustomRecipeId(id))))
  if (isLoading) {
    return (
      <Loading label="Loading your favorites">
        <Skeleton className="h-40 rounded-lg" />
      </Loading>
    )
  }
  const recipes = [...own.filter(({ id }) => ids.includes(id)), ...fromSite]
  return (
    <ChoiceList
      {...list}
      label="Favorites"
      choices={recipes.map(choiceOf)}
      empty="Recipes you mark with a heart appear here."
    />
  )
}
