// Other dishes for a planned meal, each with the reasons that speak for it. One press takes it.
import { useMutation, useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { notDoneText } from '#web/data/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { minutesText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type SwapChoice, type SwapQuestion, swapsQuery } from './swap-queries.ts'

interface SwapDialogProps {
  meal: ScheduledMeal
  /** Undefined until it is known what nobody at the table may eat. */
  question: Omit<SwapQuestion, 'round'> | undefined
  /** It couldn't be loaded. */
  problem: { error: Error | null; retry: () => unknown } | null
  /** Resolves to close the dialog. */
  onSwap: (entry: UnplacedEntry) => Promise<void>
  onClose: () => void
}

export function SwapDialog({ meal, question, problem, onSwap, onClose }: SwapDialogProps) {
  const [round, setRound] = useState(0)
  const swaps = useQuery(swapsQuery(question && { ...question, round }))
  const swapping = useMutation({ mutationFn: onSwap, onSuccess: onClose })
  return (
    <Dialog
      open
      size="md"
      title={`Swap ${meal.title}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="secondary"
            icon={<Shuffle className="size-4" />}
            loading={swaps.isFetching}
            disabled={!swaps.data || swapping.isPending}
            // After the last ones, the first come again.
            onClick={() => setRound(swaps.data?.length === 0 ? 0 : round + 1)}
          >
            Other Dishes
          </Button>
        </>
      }
    >
      {swapping.error && (
        <Notice tone="danger" role="alert">
          {notDoneText('The meal wasn’t swapped.', swapping.error)}
        </Notice>
      )}
      {problem ? (
        <FailureNotice
          text="We couldn’t check what you don’t eat, so there are no suggestions yet."
          error={problem.error}
          onRetry={problem.retry}
        />
      ) : swaps.isError ? (
        <FailureNotice text="We couldn’t load other dishes." error={swaps.error} onRetry={swaps.refetch} />
      ) : swaps.data ? (
        <Choices choices={swaps.data} pending={swapping.isPending} onChoose={(entry) => swapping.mutate(entry)} />
      ) : (
        <Loading label="Loading other dishes" className="grid gap-2">
          {Array.from('abcdef', (row) => (
            <Skeleton key={row} className="h-20 rounded-lg" />
          ))}
        </Loading>
      )}
    </Dialog>
  )
}

interface ChoicesProps {
  choices: readonly SwapChoice[]
  pending: boolean
  onChoose: (entry: UnplacedEntry) => void
}

function Choices({ choices, pending, onChoose }: ChoicesProps) {
  const { unit, energy } = useEnergy()
  if (choices.length === 0) return <p className="py-6 text-muted">There are no other dishes that fit.</p>
  return (
    <ul aria-label="Other dishes" className="grid gap-2">
      {choices.map(({ entry, minutes, reasons }) => (
        <li key={entry.recipeId}>
          <button
            type="button"
            aria-disabled={pending || undefined}
            onClick={() => pending || onChoose(entry)}
            className="flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-2 text-left transition-colors hover:border-leaf hover:bg-leaf-soft aria-disabled:opacity-55"
          >
            {entry.recipeId !== null && (
              <RecipePicture
                recipe={{ id: entry.recipeId, image: entry.image }}
                sizes="6rem"
                alt=""
                width={480}
                height={320}
                className="aspect-3/2 w-24 shrink-0 rounded-md"
              />
            )}
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold text-sm">{entry.title}</span>
              {reasons.length > 0 && <span className="block text-leaf-ink text-sm">{reasons.join(', ')}</span>}
              <span className="text-muted text-xs tabular-nums">
                {servingsText(entry.servings)} · {energy(entry.calories * entry.servings)} {unit} ·{' '}
                {minutesText(minutes)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
