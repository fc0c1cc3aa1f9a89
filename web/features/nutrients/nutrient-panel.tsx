import { useState } from 'react'
import type { Person, ReferenceKey } from '#domain/diary/dietary-references.ts'
import {
  type DayTargets,
  NUTRIENT_GROUPS,
  type NutrientTarget,
  nutrientName,
  targetOf,
  targetState,
} from '#domain/diary/nutrient-groups.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { cx } from '#web/ui/cx.ts'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { NutrientDialog, type Tonight } from './nutrient-dialog.tsx'
import { useNutrientUnit } from './use-nutrient-unit.ts'

interface NutrientPanelProps {
  nutrients: Nutrients
  /** The share (0 to 1) of energy with data for each nutrient. */
  known: Partial<Record<keyof Nutrients, number>>
  person: Person | null
  goals: DayTargets
  /** The entries behind the amounts; null for an average. */
  entries: readonly { title: string; nutrients: Nutrients | null }[] | null
  /** Null for past days, which have no gap left to fill. */
  tonight: Tonight | null
}

/** All nutrients in groups. Tap one to see where it came from and what would fill the gap. */
export function NutrientPanel({ nutrients, known, person, goals, entries, tonight }: NutrientPanelProps) {
  const [opened, setOpened] = useState<ReferenceKey | null>(null)
  return (
    <>
      {knownNote(nutrients, known) && <p className="mb-4 text-muted text-sm">{knownNote(nutrients, known)}</p>}
      <div className="-mb-6 gap-x-10 md:columns-2">
        {NUTRIENT_GROUPS.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="break-inside-avoid pb-6">
            <h3 className="mb-1 font-bold">{title}</h3>
            <ul>
              {keys.map((key) => (
                <NutrientRow
                  key={key}
                  nutrient={key}
                  amount={nutrients[key]}
                  target={targetOf(key, person, goals)}
                  onOpen={() => setOpened(key)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {opened && (
        <NutrientDialog
          nutrient={opened}
          amount={nutrients[opened]}
          known={known[opened]}
          target={targetOf(opened, person, goals)}
          entries={entries}
          tonight={tonight}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Below this share, say how much of the food has data. */
const NEARLY_ALL = 0.95

/** Once for all nutrients; each says its own share when it is opened. */
function knownNote(nutrients: Nutrients, known: NutrientPanelProps['known']): string | null {
  const keys = NUTRIENT_GROUPS.flatMap((group) => group.keys).filter((key) => nutrients[key] !== undefined)
  const percents = keys.map((key) => Math.round((known[key] ?? 0) * 100))
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  if (keys.length === 0 || least >= NEARLY_ALL * 100) return null
  const share = least === most ? `${least}%` : `${least} to ${most}%`
  return `Known for ${share} of the calories, so the real amounts may be higher.`
}

interface NutrientRowProps {
  nutrient: ReferenceKey
  amount: number | undefined
  target: NutrientTarget
  onOpen: () => void
}

function NutrientRow({ nutrient, amount, target, onOpen }: NutrientRowProps) {
  const { unit, inUnit } = useNutrientUnit(nutrient)
  const most = target.goal ?? target.limit
  const share = amount !== undefined && most ? Math.min(1, amount / most) : 0
  const harmful = targetState(amount, target) === 'above the limit'
  const percent = amount !== undefined && most ? `${wholeNumber((amount / most) * 100)}%` : ''
  return (
    <li>
      <button type="button" onClick={onOpen} className="block w-full rounded-md px-1 py-1.5 text-left hover:bg-sunken">
        <span className="flex flex-wrap items-baseline justify-end gap-x-3 text-sm">
          <span className="grow">{nutrientName(nutrient)}</span>
          <span className="whitespace-nowrap tabular-nums">
            {amount === undefined ? (
              <span className="text-muted">unknown</span>
            ) : (
              <>
                {shortNumber(inUnit(amount))}
                <span className="text-muted">
                  {target.goal !== null && ` of ${shortNumber(inUnit(target.goal))}`}
                  {target.goal === null && target.limit !== null && `, limit ${shortNumber(inUnit(target.limit))}`}{' '}
                  {unit}
                </span>
              </>
            )}
          </span>
          <span className="min-w-14 text-right font-semibold tabular-nums">{percent}</span>
        </span>
        {most !== null && amount !== undefined && (
          <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className={cx('block h-full rounded-full', harmful ? 'bg-danger' : 'bg-leaf')}
              style={{ width: `${share * 100}%` }}
            />
          </span>
        )}
        {harmful && <span className="block font-medium text-danger text-sm">Above the daily limit</span>}
      </button>
    </li>
  )
}
