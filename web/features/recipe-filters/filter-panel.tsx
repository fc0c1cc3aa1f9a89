// The Filters button and its panel: a sheet over the lower half of a phone, a drawer at the side of a wide screen. It
// is a plain GET form in a popover, so it opens and filters before any script runs; with scripts, every choice applies
// right away.
import { Check, SlidersHorizontal, X } from 'lucide-react'
import { type SubmitEvent, useRef } from 'react'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { usePopover } from '#web/hooks/use-popover.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { countText } from '#web/ui/format.ts'
import { CUISINE_FIELD, FILTER_FIELDS, SORT_FIELD } from './filter-choices.ts'
import { FilterSelect, FoodsField } from './filter-fields.tsx'
import { filtersIn, type ListAddress, listPath } from './list-address.ts'
import { useSecondPress } from './second-press.ts'

interface FilterPanelProps {
  address: ListAddress
  /** The URL's diet in the site's spelling. */
  diet: string
  /** How many recipes match; null while unknown. */
  total: number | null
  /** How many filters narrow the list. */
  count: number
}

/** Fields of the panel; other URL parameters are kept as hidden fields. */
const WITH_FIELD = new Set([
  'diet',
  'type',
  'cuisine',
  'maxTime',
  'maxCalories',
  'minProtein',
  'include',
  'exclude',
  'sort',
])

export function FilterPanel({ address, diet, total, count }: FilterPanelProps) {
  const navigate = useNavigate()
  const { filters } = address
  const panel = usePopover('recipe-filters', { keptByQuery: true })
  const secondPress = useSecondPress(panel.close)
  const form = useRef<HTMLFormElement>(null)
  const fields = address.cuisinePage === undefined ? [...FILTER_FIELDS, CUISINE_FIELD] : FILTER_FIELDS

  /** From the address bar: React may still show the previous URL while a list loads. */
  const newestDiet = () => filtersIn(new URLSearchParams(window.location.search)).diet ?? ''

  function apply(diet = newestDiet()) {
    if (!form.current) return
    const others = new FormData(form.current)
    if (diet) others.set('diet', diet)
    navigate(listPath({ ...address, filters: filtersIn(others) }), { replace: true })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = event.nativeEvent.submitter
    const pressed = submitter?.dataset.diet
    apply(pressed?.toLowerCase() === newestDiet().toLowerCase() ? '' : pressed)
    if (submitter?.hasAttribute('data-done')) panel.close()
  }

  function clear() {
    navigate(listPath({ ...address, filters: {} }), { replace: true })
  }

  // Without scripts, each button submits the form with its own diet.
  const sameDiet = { type: 'submit', name: 'diet', value: filters.diet ?? '' } as const
  const change = () => apply()
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal className="size-4.5" />}
        {...panel.button}
        {...secondPress.button}
      >
        Filters
        {count > 0 && (
          <span className="grid size-5.5 place-items-center rounded-full bg-leaf text-on-leaf text-xs">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <div
        {...panel.panel}
        {...secondPress.panel}
        role="dialog"
        aria-label="Filters"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Keyboard users who tab on to the results must be able to see them.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.close()
        }}
        className="appear inset-x-0 bottom-0 max-h-[80dvh] w-full scroll-pt-16 scroll-pb-20 overflow-y-auto overscroll-contain rounded-t-2xl border-line border-t bg-surface shadow-lg backdrop:bg-black/20 sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:max-h-none sm:w-104 sm:rounded-none sm:border-t-0 sm:border-l"
      >
        <form
          ref={form}
          action={listPath({ ...address, search: '', filters: {} })}
          method="get"
          onSubmit={submit}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5"
        >
          {/* First, so that Enter in a field presses this button and not a diet. */}
          <button {...sameDiet} hidden />
          <input type="hidden" name="search" value={address.search} />
          {Object.entries(filters).map(([name, value]) =>
            WITH_FIELD.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between bg-surface px-5 pt-3 pb-1">
            <h2 className="text-xl">Filters</h2>
            <IconButton
              label="Close"
              icon={<X className="size-5" />}
              popoverTarget="recipe-filters"
              popoverTargetAction="hide"
              data-native=""
              className="-mr-2"
            />
          </div>
          <section>
            <h3 className="font-semibold text-base">Dietary Preferences</h3>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the flow of chips */}
            <div role="group" aria-label="Dietary Preferences" className="mt-2 flex flex-wrap gap-2">
              {SITE_DIETS.map((option) => (
                <button
                  key={option}
                  {...sameDiet}
                  value={option === diet ? '' : option}
                  data-diet={option}
                  aria-pressed={option === diet}
                  className={chipClass(option === diet)}
                >
                  {option === diet && <Check className="-ml-1 size-4" />}
                  {option}
                </button>
              ))}
            </div>
            <p className="mt-2 text-muted text-xs">
              Based on the ingredients. This isn’t medical advice: if you have an allergy, read every label.
            </p>
          </section>
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            {fields.map((field) => (
              <FilterSelect key={field.name} field={field} value={filters[field.name] ?? ''} onChange={change} />
            ))}
            <FilterSelect field={SORT_FIELD} value={filters.sort ?? ''} onChange={change} />
          </div>
          <FoodsField name="include" label="With these ingredients" value={filters.include ?? ''} onDone={change} />
          <FoodsField name="exclude" label="Without these ingredients" value={filters.exclude ?? ''} onDone={change} />
          <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-between gap-2 border-line border-t bg-surface px-5 py-3">
            <Button
              variant="quiet"
              className="-ml-4"
              aria-disabled={count === 0 && !filters.sort} // the focus stays on it
              onClick={clear}
            >
              Clear Filters
            </Button>
            <Button {...sameDiet} data-done="">
              {total === null ? 'Show recipes' : `Show ${countText(total, 'recipe')}`}
            </Button>
          </div>
        </form>
      </div>
    </>
  )
}
