// "Swaps": what could be replaced in a recipe, and what each replacement would do. Taking one saves an own recipe.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMeasure } from '#domain/kitchen/measures.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { needsOf, orderSwaps } from '#domain/swap/order-swaps.ts'
import type { SwapGoals } from '#domain/swap/swap-goals.ts'
import { swapName } from '#domain/swap/swapped-draft.ts'
import { eatersQuery } from '#web/data/eaters-query.ts'
import { useSessionUser } from '#web/data/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SwapEffectText } from './swap-effect.tsx'
import { type ShownSwap, swapsQuery } from './swaps-query.ts'

const FIRST_SHOWN = 6

interface SwapsDialogProps {
  recipe: RecipeDetail
  /** An ingredient that isn't there, by position. */
  missing?: number
  /** What the member wants more and less of. */
  wanted?: SwapGoals | undefined
  onTake: (swap: ShownSwap) => void
  onClose: () => void
}

export function SwapsDialog({ recipe, missing, wanted, onTake, onClose }: SwapsDialogProps) {
  const user = useSessionUser()
  const swaps = useQuery(swapsQuery(recipe))
  const eaters = useQuery(eatersQuery(user?.id))
  const [of, setOf] = useState(missing === undefined ? '' : String(missing))
  const [all, setAll] = useState(false)

  const ordered = orderSwaps(swaps.data ?? [], { ...needsOf(eaters.data ?? []), ...wanted })
  const chosen = of === '' ? ordered : ordered.filter(({ ingredient }) => String(ingredient) === of)
  const shown = all || of !== '' ? chosen : chosen.slice(0, FIRST_SHOWN)
  const places = [...new Set(ordered.map(({ ingredient }) => ingredient))].sort((a, b) => a - b)
  const options = places.map((at) => ({ value: String(at), label: recipe.ingredients[at]?.name ?? '' }))

  return (
    <Dialog open onClose={onClose} title="Swaps" size="md">
      {swaps.isPending && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> Loading …
        </p>
      )}
      {swaps.isError && (
        <FailureNotice text="We couldn’t load the swaps." error={swaps.error} onRetry={swaps.refetch} />
      )}
      {swaps.data && ordered.length === 0 && <p>We know no replacement that would keep this dish what it is.</p>}
      {options.length > 1 && (
        <Field label="Ingredient">
          {(control) => (
            <Select
              {...control}
              options={[{ value: '', label: 'Any' }, ...options]}
              value={of}
              onChange={({ target }) => setOf(target.value)}
            />
          )}
        </Field>
      )}
      {shown.length > 0 && (
        <>
          <ul className="grid">
            {shown.map((swap) => (
              <SwapRow key={`${swap.ingredient} ${swapName(swap)}`} swap={swap} recipe={recipe} onTake={onTake} />
            ))}
          </ul>
          {shown.length < chosen.length && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setAll(true)}>
              Show All {chosen.length}
            </Button>
          )}
          <p className="text-muted text-sm">
            Differences are for one serving. Taking a swap saves it as a recipe of yours.
          </p>
        </>
      )}
    </Dialog>
  )
}

interface SwapRowProps {
  swap: ShownSwap
  recipe: RecipeDetail
  onTake: (swap: ShownSwap) => void
}

function SwapRow({ swap, recipe, onTake }: SwapRowProps) {
  const { ingredients } = recipe
  const amounts = swap.parts.map(({ name, ...measure }) => `${formatMeasure(measure)} ${name}`.trim())
  return (
    <li className="flex items-start gap-4 border-line border-b py-4 last:border-b-0">
      <div className="grid min-w-0 flex-1 gap-1">
        <p>
          <strong>{amounts.join(' and ')}</strong>{' '}
          <span className="text-muted">for {ingredients[swap.ingredient]?.name ?? swap.food}</span>
        </p>
        <SwapEffectText effect={swap} />
        <p className="text-muted text-sm">
          {swap.taste}.{swap.method !== '' && ` ${swap.method}.`}
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={`Use ${swapName(swap)}`} onClick={() => onTake(swap)}>
        Use
      </Button>
    </li>
  )
}
