// One dialog for everything that can be logged to a meal.
import { useQuery } from '@tanstack/react-query'
import { Trash2, Zap } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { NewEntry, QuickFigures } from '#domain/diary/diary-entry.ts'
import { type FavoriteMeal, favoriteMeals, foodsUsed } from '#domain/diary/recent-foods.ts'
import type { Units } from '#domain/diary/units.ts'
import { fold } from '#domain/text/text-match.ts'
import { useDebouncedValue } from '#web/hooks/use-debounced-value.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { AddedTally, MealBefore } from './added-tally.tsx'
import { AmountForm } from './amount-form.tsx'
import { type Choice, FoodList } from './food-list.tsx'
import { ownFoodsQuery, searchFoods } from './food-picker-queries.ts'
import { QuickAddForm } from './quick-add-form.tsx'
import { useRecentFoods } from './recent-foods-store.ts'

interface AddFoodDialogProps {
  userId: string | undefined
  mealName: string
  quick: boolean
  energyUnit: Units['energy']
  /** The member's own recipes. */
  ownRecipes: readonly Choice[]
  /** Looks up what the list doesn't know about a choice yet. */
  complete: (choice: Choice) => Promise<Choice>
  /** The same meal of the day before; empty if it isn't offered. */
  before: readonly NewEntry[]
  /** Since the dialog was opened. */
  added: readonly NewEntry[]
  /** Takes back what was added last; null if there is nothing. */
  onUndo: (() => void) | null
  pending: boolean
  /** Why nothing can be added right now. */
  notice?: ReactNode
  /** True once it is added; otherwise what was typed stays. */
  onAdd: (choice: Choice) => Promise<boolean>
  onQuickAdd: (figures: QuickFigures) => Promise<boolean>
  onAddMeal: (entries: readonly NewEntry[]) => void
  onAddBefore: () => void
  onForgetMeal: (meal: FavoriteMeal) => void
  onClose: () => void
}

const MOST_LISTED = 8

export function AddFoodDialog(props: AddFoodDialogProps) {
  const { mealName, energyUnit, ownRecipes, pending, added } = props
  const search = useRef<HTMLInputElement>(null)
  const startAt = useCallback((field: HTMLInputElement | null) => {
    search.current = field
    takeFocus(field)
  }, [])
  const [text, setText] = useState('')
  const [quick, setQuick] = useState(props.quick)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const query = useDebouncedValue(text.trim(), 200)
  const recent = useRecentFoods((foods) => foods.recent)
  const found = useQuery({ ...searchFoods(query), placeholderData: (before) => before })
  const own = useQuery({ ...ownFoodsQuery(props.userId, query, useToday()), placeholderData: (before) => before })
  const choose = async (choice: Choice) => setChosen(await props.complete(choice))
  const list = (title: string, choices: readonly Choice[]): ReactNode => (
    <FoodList title={title} choices={choices} energyUnit={energyUnit} onAdd={add} onChoose={choose} />
  )

  /** Back to the list, ready for the next food. A phone's keyboard opens only for those who were typing. */
  async function add(choice: Choice) {
    if (!(await props.onAdd(choice))) return
    setChosen(null)
    // On a slow connection, somebody may be typing the next food already.
    if (search.current && search.current.value !== text) return
    if (text !== '') search.current?.focus()
    setText('')
  }

  if (chosen)
    return (
      <Dialog open onClose={props.onClose} title={`Add to ${mealName.toLowerCase()}`}>
        {props.notice}
        <AmountForm
          choice={chosen}
          energyUnit={energyUnit}
          pending={pending}
          onAdd={add}
          onBack={() => setChosen(null)}
        />
      </Dialog>
    )
  if (quick)
    return (
      <Dialog open onClose={props.onClose} title={`Quick Add to ${mealName.toLowerCase()}`}>
        {props.notice}
        <QuickAddForm
          energyUnit={props.energyUnit}
          pending={pending}
          onAdd={async (figures) => (await props.onQuickAdd(figures)) && setQuick(false)}
          onCancel={() => (props.quick ? props.onClose() : setQuick(false))}
        />
      </Dialog>
    )

  const matching = (choice: Choice) => fold(choice.item.title).includes(fold(query))
  const lately = [...foodsUsed(recent), ...(own.data ?? [])].sort((a, b) => b.usedAt.localeCompare(a.usedAt))
  const recently = query === '' ? lately.slice(0, MOST_LISTED) : lately.filter(matching).slice(0, 3)
  /** Listed once: what is under Recent is not repeated below. */
  const others = (choices: readonly Choice[]) =>
    choices.filter(({ item }) => !recently.some((own) => own.item.kind === item.kind && own.item.id === item.id))
  const meals = favoriteMeals(recent)
  const frequent = others(lately.toSorted((a, b) => b.uses - a.uses).filter(({ uses }) => uses > 2))
  const nothing =
    query !== '' && found.data?.foods.length === 0 && found.data.recipes.length === 0 && !ownRecipes.some(matching)

  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Add to ${mealName.toLowerCase()}`}
      size="md"
      actions={<AddedTally added={added} onUndo={props.onUndo} energyUnit={energyUnit} onDone={props.onClose} />}
    >
      {props.notice}
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Search foods and recipes" className="min-w-48 grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              enterKeyHint="search"
              maxLength={200}
              ref={startAt}
              autoComplete="off"
              placeholder="e.g. apple"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button variant="secondary" icon={<Zap className="size-4" />} onClick={() => setQuick(true)}>
          Quick Add
        </Button>
      </div>
      <div
        className="grid max-h-[55dvh] min-h-60 content-start gap-5 overflow-y-auto pr-1"
        aria-busy={found.isFetching}
      >
        {query === '' ? (
          <>
            {props.before.length > 0 && (
              <MealBefore
                name={`Yesterday’s ${mealName.toLowerCase()}`}
                entries={props.before}
                energyUnit={energyUnit}
                onAdd={props.onAddBefore}
              />
            )}
            {meals.length > 0 && <FavoriteMeals meals={meals} onAdd={props.onAddMeal} onForget={props.onForgetMeal} />}
            {list('Recent', recently)}
            {list('Frequent', frequent.slice(0, MOST_LISTED))}
            {list('Your recipes', others(ownRecipes).slice(0, MOST_LISTED))}
            {lately.length === 0 && <p className="text-muted">Foods you add here are one tap away next time.</p>}
          </>
        ) : (
          <>
            {list('Recent', recently)}
            {list('Your recipes', others(ownRecipes.filter(matching)))}
            {list('Foods', others(found.data?.foods ?? []))}
            {list('Recipes', others(found.data?.recipes ?? []))}
          </>
        )}
        <p role="status" className={nothing || found.isError ? 'text-muted' : 'sr-only'}>
          {found.isError
            ? 'The search didn’t respond. Please try again.'
            : nothing
              ? 'Nothing found. Try another word, or use Quick Add.'
              : ''}
        </p>
      </div>
    </Dialog>
  )
}

interface FavoriteMealsProps {
  meals: readonly FavoriteMeal[]
  onAdd: (entries: readonly NewEntry[]) => void
  onForget: (meal: FavoriteMeal) => void
}

function FavoriteMeals({ meals, onAdd, onForget }: FavoriteMealsProps) {
  return (
    <section aria-label="Favorite meals">
      <h3 className="font-bold text-muted text-sm">Favorite meals</h3>
      <ul className="divide-y divide-line">
        {meals.map((meal) => (
          <li key={meal.title} className="flex items-center gap-2">
            <button
              type="button"
              onClick={() => onAdd(meal.entries)}
              className="min-h-13 min-w-0 grow rounded-md py-1.5 text-left hover:bg-sunken"
            >
              <span className="block wrap-anywhere font-semibold">{meal.title}</span>
              <span className="text-muted text-sm">{countText(meal.entries.length, 'entry', 'entries')}</span>
            </button>
            <IconButton
              label={`Remove ${meal.title} from favorite meals`}
              icon={<Trash2 className="size-4.5" />}
              onClick={() => onForget(meal)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
