// The week's merged ingredients, for review before they go on the shopping list.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { tablePortions } from '#domain/plan/table-portions.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { ShoppingDraft, ShoppingItem, ShoppingRecipe } from '#domain/shopping/shopping.ts'
import {
  chosenDrafts,
  dishesOf,
  foodsToBuy,
  servingsToCook,
  type WeekLine,
  weekShopping,
} from '#domain/shopping/week-shopping.ts'
import { swapsToShop } from '#domain/shopping/week-swaps.ts'
import { platesOf, servingsAtTable, sumOfPlates } from '#domain/table/plates.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { weekToShopQuery } from './shop-week-queries.ts'
import { useRecipesToShop } from './use-recipes-to-shop.ts'
import { WeekLines } from './week-lines.tsx'

interface ShopWeekDialogProps {
  userId: string
  /** Seven in a row. */
  days: readonly string[]
  /** The week on the page. */
  shownDays: readonly string[]
  today: string
  /** The current shopping list. */
  list: readonly ShoppingItem[]
  ownRecipe: (id: RecipeId) => CustomRecipe | null
  /** Null for plain foods. */
  onAdd: (recipe: ShoppingRecipe | null, drafts: readonly ShoppingDraft[]) => void
  onAdded: (count: number) => void
  onClose: () => void
}

export function ShopWeekDialog(props: ShopWeekDialogProps) {
  const { userId, days, shownDays, today, list, ownRecipe, onAdd, onAdded, onClose } = props
  const [chosenDays, setChosenDays] = useState(() => daysAhead(days, shownDays, today))
  const [ownPeople, setPeople] = useState<number>()
  // Keyed by line, so new data never resets a choice.
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const week = useQuery(weekToShopQuery(userId, days, today))
  const store = useQuery(storeQuery)
  const table = week.data?.table ?? { people: 1, portions: [] }
  const people = ownPeople ?? table.people
  const portions = tablePortions({ ...table, people })
  // Everybody's plates, unless somebody says another number here.
  const atTable =
    week.data && ownPeople === undefined
      ? servingsAtTable(week.data.table)
      : ({ servings }: { servings: number }) => servings * portions
  const [system] = useMeasureSystem()
  const servings = servingsToCook(week.data?.meals ?? [], chosenDays, atTable)
  const swaps = swapsToShop(week.data?.meals ?? [], chosenDays, (meal) => {
    const plates = week.data ? platesOf(meal, week.data.table) : []
    const factor = atTable(meal) / sumOfPlates(plates)
    return plates.map((plate) => ({ ...plate, servings: plate.servings * factor }))
  })
  const recipes = useRecipesToShop(servings, swaps, ownRecipe)
  const shopping = weekShopping(
    recipes.found,
    { list, home: week.data?.home ?? [], store: store.data, ...(system && { system }) },
    foodsToBuy(week.data?.meals ?? [], chosenDays, atTable),
  )
  const isChecked = (line: WeekLine) => ticks.get(line.key) ?? line.state === null
  const count = shopping.lines.filter(isChecked).length
  const isLoading = week.isPending || recipes.isPending || (store.isPending && store.failureCount === 0)
  const missing = week.data?.meals.filter(({ recipeId }) => recipeId !== null && recipes.missing.has(recipeId)) ?? []
  const done = dishesOf(week.data?.meals ?? [], chosenDays).filter(({ isDone }) => isDone)

  function toggleDay(day: string, chosen: boolean) {
    setChosenDays(days.filter((other) => (other === day ? chosen : chosenDays.includes(other))))
  }

  function add() {
    for (const { recipe, drafts } of chosenDrafts(shopping, isChecked)) onAdd(recipe, drafts)
    onAdded(count)
  }

  return (
    <Dialog
      open
      size="md"
      title="Shop This Week"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isLoading || count === 0} onClick={add}>
            {count === 0 ? 'Add Items' : `Add ${countText(count, 'Item')}`}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-2 font-semibold">Days to shop for</legend>
        <div className="flex flex-wrap gap-2">
          {days.map((day) => (
            <Chip key={day} pressed={chosenDays.includes(day)} onToggle={(chosen) => toggleDay(day, chosen)}>
              {formatDay(day, 'weekday')}
              <span className="sr-only"> {formatDay(day, 'short')}</span>
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <Stepper label="Cook for (people)" min={1} max={20} value={people} onChange={setPeople} />
        {portions !== people && (
          <p className="text-muted text-sm sm:pb-3">
            {formatAmount(portions)} portions, because not everyone eats a full one
          </p>
        )}
      </div>
      {week.isError && <FailureNotice text="We couldn’t load your plan." error={week.error} onRetry={week.refetch} />}
      {missing.length > 0 && (
        <Notice tone="apricot" role="status">
          We couldn’t read {titlesOf(missing)}, so those ingredients are missing.
        </Notice>
      )}
      {done.length > 0 && <p className="text-sm">Left out because it’s already cooked or eaten: {titlesOf(done)}.</p>}
      {isLoading && !week.isError ? (
        <Loading label="Adding up your week" className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : (
        <WeekLines
          lines={shopping.lines}
          isChecked={isChecked}
          onTick={(line, ticked) => setTicks(new Map(ticks).set(line.key, ticked))}
        />
      )}
    </Dialog>
  )
}

/** What is left of the week on the page; on its last day nobody shops for only that day. */
function daysAhead(days: readonly string[], week: readonly string[], today: string): readonly string[] {
  const ahead = days.filter((day) => day >= today)
  const inWeek = ahead.filter((day) => week.includes(day))
  if (inWeek.length > 1) return inWeek
  return ahead.length > 0 ? ahead : days
}

const titlesOf = (meals: readonly { title: string }[]) => [...new Set(meals.map(({ title }) => title))].join(', ')
