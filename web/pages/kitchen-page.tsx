// Cook with what you have: the pantry, and the dishes that need the least shopping.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { METRIC } from '#domain/diary/units.ts'
import { typedFoods } from '#domain/kitchen/pantry.ts'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { KitchenDishCard } from '#web/features/kitchen/kitchen-dish-card.tsx'
import { type KitchenDish, kitchenQuery, MAX_DISHES, PAGE_DISHES } from '#web/features/kitchen/kitchen-queries.ts'
import { PantryPicker } from '#web/features/kitchen/pantry-picker.tsx'
import { usePantry } from '#web/features/kitchen/pantry-store.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate, useSearchParams } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'
import { Field } from '#web/ui/field.tsx'
import { countText, wholeNumber } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'

const ANY = { diet: '', maxTime: '', maxMissing: '' }
const DIETS = SITE_DIETS.map((value) => ({ value, label: value }))
const TIMES = [15, 30, 45, 60].map((value) => ({ value: String(value), label: `Up to ${value} min` }))
const TO_BUY = [0, 1, 2, 3, 5].map((value) => ({
  value: String(value),
  label: value === 0 ? 'Nothing' : `Up to ${countText(value, 'item')}`,
}))
/** The planner's limit for foods to use up. */
const MOST_TO_USE = 10

export function kitchenQueries({ search }: { search: URLSearchParams }) {
  const have = typedFoods(search.get('have') ?? '')
  return have.length === 0 ? [] : [kitchenQuery({ have, ...ANY, number: PAGE_DISHES })]
}

export function KitchenPage() {
  usePageHead({
    title: 'Cook With What You Have',
    description: 'Check off what’s in your kitchen and see the healthy dishes that need the least shopping.',
    canonical: paths.kitchen,
  })
  const [search] = useSearchParams()
  const atHome = usePantry((pantry) => pantry.items)
  const user = useSessionUser()
  const { energy } = useQuery(profileQueries.own(user?.id)).data?.units ?? METRIC
  // Without scripts, the form puts the foods in the URL.
  const have = [...new Set([...typedFoods(search.get('have') ?? ''), ...atHome.map(({ name }) => name)])]
  return (
    <div className="page-width pb-16">
      <PageHeader
        title="Cook With What You Have"
        intro="Check off what’s in your kitchen. We’ll show the dishes that need the least shopping."
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <PantryPicker isMember={user !== undefined} />
        <EnergyUnit value={energy}>
          <Dishes have={have} />
        </EnergyUnit>
      </div>
    </div>
  )
}

function Dishes({ have }: { have: readonly string[] }) {
  const navigate = useNavigate()
  const [filters, setFilters] = useState(ANY)
  const [system] = useMeasureSystem()
  const [number, setNumber] = useState(PAGE_DISHES)
  const { data, isError, isPlaceholderData, refetch } = useQuery(kitchenQuery({ have, ...filters, number }))

  async function addMissing({ id, title, missing }: KitchenDish) {
    const [{ useShoppingList }, { asWritten, shoppingDrafts }] = await Promise.all([
      import('#web/features/shopping-list/shopping-list-store.ts'),
      import('#domain/recipe/ingredient-lines.ts'),
    ])
    const drafts = shoppingDrafts({ servings: 1, ingredients: asWritten(missing) }, { servings: 1, system })
    useShoppingList.getState().addRecipeIngredients({ id, title }, drafts)
    notify(`Added ${countText(missing.length, 'item')} to your shopping list.`, {
      action: { label: 'View List', onSelect: () => navigate(paths.shoppingList) },
    })
  }

  function narrow(name: keyof typeof ANY, value: string) {
    setNumber(PAGE_DISHES)
    setFilters((before) => ({ ...before, [name]: value }))
  }

  if (have.length === 0) {
    return (
      <EmptyState
        preview="kitchen"
        title="What’s in your kitchen?"
        action={
          <Button onClick={() => document.querySelector<HTMLElement>('[name=have]')?.focus()}>Add What You Have</Button>
        }
      >
        Check a few foods, or type them in. Three or four are enough to start.
      </EmptyState>
    )
  }
  const selects = [
    { name: 'maxMissing', label: 'To buy', none: 'Any number', options: TO_BUY },
    { name: 'maxTime', label: 'Time', none: 'Any time', options: TIMES },
    { name: 'diet', label: 'Diet', none: 'Any diet', options: DIETS },
  ] as const
  return (
    <section aria-labelledby="dishes">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="dishes" className="scroll-mt-24 text-2xl">
            What you can cook
          </h2>
          <p role="status" className="mt-1 text-muted">
            {data && `${wholeNumber(data.total)} ${data.total === 1 ? 'dish uses' : 'dishes use'} what you have`}
          </p>
        </div>
        <Link
          to={paths.dietPlannerUsing(have.slice(0, MOST_TO_USE))}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Plan meals that use these up
        </Link>
      </div>
      <div className="mb-6 grid two-columns gap-3 sm:grid-cols-3">
        {selects.map(({ name, label, none, options }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Select
                {...control}
                placeholder={none}
                options={options}
                value={filters[name]}
                onChange={(event) => narrow(name, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {data && data.unknown.length > 0 && (
        <p className="wrap-anywhere mb-5 text-muted">
          We don’t know {data.unknown.map((name) => `“${name}”`).join(', ')} as a food.
        </p>
      )}
      {!data && !isError && <DishesLoading />}
      {isError && (
        <div role="alert">
          <EmptyState
            as="h3"
            title="We couldn’t load the recipes"
            action={<Button onClick={() => refetch()}>Try Again</Button>}
          >
            Check your connection and try again.
          </EmptyState>
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState as="h3" title="No matching dishes">
          {adviceFor(filters)}
        </EmptyState>
      )}
      {data && (
        <ul className="grid gap-4 xl:grid-cols-2">
          {data.dishes.map((dish) => (
            <li key={dish.id}>
              <KitchenDishCard dish={dish} onAddMissing={(dish) => addMissing(dish).catch(sayNotAdded)} />
            </li>
          ))}
        </ul>
      )}
      {data && data.dishes.length < Math.min(data.total, MAX_DISHES) && (
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            size="lg"
            loading={isPlaceholderData}
            onClick={() => setNumber(number + PAGE_DISHES)}
          >
            Show More
          </Button>
        </div>
      )}
    </section>
  )
}

/** Its scripts could not be loaded. */
const sayNotAdded = () => notify('We couldn’t add the ingredients. Please try again.', { tone: 'danger' })

function adviceFor({ maxMissing, maxTime, diet }: typeof ANY): string {
  if (maxMissing !== '') return 'Allow a few more items to buy, or check another food.'
  if (maxTime !== '' || diet !== '') return 'Choose any time and any diet, or check another food.'
  return 'None of our dishes use what you have. Check another food.'
}

function DishesLoading() {
  return (
    <Loading label="Loading dishes" className="grid gap-4 xl:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-56 rounded-xl" />
      ))}
    </Loading>
  )
}
