import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { NOT_KNOWN } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export interface MealChoice {
  entry: UnplacedEntry
  /** Follows the calories: "25 min", "from Monday". */
  detail: string
}

interface ChoiceListProps {
  label: string
  choices: readonly MealChoice[]
  /** Shown when there are none. */
  empty: string
  pending: boolean
  onChoose: (entry: UnplacedEntry) => void
}

/** Somebody may have 2,000 recipes of their own. */
const AT_ONCE = 48

const GRID = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-3'

export function ChoiceList({ label, choices, empty, pending, onChoose }: ChoiceListProps) {
  const { unit, energy } = useEnergy()
  const [shown, setShown] = useState(AT_ONCE)
  if (choices.length === 0) return <p className="py-6 text-muted">{empty}</p>
  return (
    <>
      <ul aria-label={label} className={GRID}>
        {choices.slice(0, shown).map(({ entry, detail }) => (
          <li key={`${entry.recipeId ?? entry.title} ${detail}`}>
            <button
              type="button"
              aria-disabled={pending || undefined}
              onClick={() => pending || onChoose(entry)}
              className="flex h-full w-full items-center gap-3 rounded-lg border border-line bg-surface p-2 text-left transition-colors hover:border-leaf hover:bg-leaf-soft aria-disabled:opacity-55"
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
                <span className="line-clamp-2 font-semibold text-sm first-letter:uppercase">{entry.title}</span>
                <span className="text-muted text-xs tabular-nums">
                  {entry.calories > 0 ? energy(entry.calories) : NOT_KNOWN} {unit} · {detail}
                </span>
                {entry.recipeId !== null && <RecipeAvoided id={entry.recipeId} size="card" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown < choices.length && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShown(shown + AT_ONCE)}>
          {`Show More (${choices.length - shown} left)`}
        </Button>
      )}
    </>
  )
}

/** Loading and error states for a list. */
export function ChoiceListState({ query, label, failed }: { query: UseQueryResult; label: string; failed: string }) {
  if (query.isError) {
    return (
      <Notice tone="danger" role="alert">
        <p>{failed}</p>
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => query.refetch()}>
          Try Again
        </Button>
      </Notice>
    )
  }
  return (
    <Loading label={label} className={GRID}>
      {Array.from('abcdefghijkl', (row) => (
        <Skeleton key={row} className="h-20 rounded-lg" />
      ))}
    </Loading>
  )
}
