import type { ChartConfiguration } from 'chart.js'
import { useCallback } from 'react'
import { trackerBars } from '#domain/diary/tracker.ts'
import { MACRO_ROWS, MACROS, type MacroGrams, type Macros, macroShares, otherKcal } from '#domain/nutrition/macros.ts'
import { paths } from '#web/router/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ChartPicture, type ColorOf } from '#web/ui/chart.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { MacroBar } from '#web/ui/macro-bar.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MACRO_TONES } from '#web/ui/tone.ts'

const MACRO_NAMES = { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' } as const

export function NutritionSummary({ totals, empty }: { totals: Macros; empty: boolean }) {
  const shares = macroShares(totals)
  const other = otherKcal(totals)
  const inWords = MACROS.map((macro) => `${MACRO_NAMES[macro]} ${shares[macro]}%`).join(', ')
  const { protein, carbs, fat } = shares
  const configure = useCallback((colorOf: ColorOf) => doughnut({ protein, carbs, fat }, colorOf), [protein, carbs, fat])
  return (
    <Card as="section" aria-labelledby="nutrition-summary">
      <h2 id="nutrition-summary" className="text-xl">
        Nutrition Summary
      </h2>
      <dl className="mt-4 grid two-columns gap-3">
        {MACRO_ROWS.map(({ key, label, unit }) => (
          <div key={key} className="rounded-lg bg-sunken px-4 py-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">
              {key === 'calories' ? wholeNumber(totals[key]) : shortNumber(totals[key])}
              <span className="font-medium text-base text-muted"> {unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {empty ? (
        <div className="mt-5 rounded-lg border border-edge border-dashed p-5 text-center text-muted">
          <EmptyPreview of="shares" className="mx-auto mb-3 max-w-72" />
          <p>Add foods to see where your energy comes from.</p>
        </div>
      ) : (
        <div className="mt-6 grid items-center gap-6 sm:grid-cols-[11rem_1fr]">
          <ChartPicture label={`Share of energy: ${inWords}`} configure={configure} className="mx-auto size-44" />
          <div className="grid gap-4">
            {MACROS.map((macro) => (
              <ProgressBar
                key={macro}
                label={MACRO_NAMES[macro]}
                value={shares[macro]}
                max={100}
                tone={MACRO_TONES[macro]}
                valueText={`${shares[macro]}% of energy`}
              />
            ))}
            {other > 0 && (
              <p className="text-muted text-sm">
                These are shares of the energy from protein, carbs and fat. About {wholeNumber(other)} kcal more comes
                from other sources, such as alcohol.
              </p>
            )}
          </div>
        </div>
      )}
    </Card>
  )
}

function doughnut(shares: MacroGrams, colorOf: ColorOf): ChartConfiguration {
  return {
    type: 'doughnut',
    data: {
      labels: MACROS.map((macro) => MACRO_NAMES[macro]),
      datasets: [
        {
          data: MACROS.map((macro) => shares[macro]),
          backgroundColor: MACROS.map((macro) => colorOf(MACRO_TONES[macro])),
          borderColor: colorOf('surface'),
          borderWidth: 3,
        },
      ],
    },
    options: { plugins: { tooltip: { callbacks: { label: (item) => `${item.label}: ${item.parsed}% of energy` } } } },
  }
}

/** The fixed daily goals of the planner. */
export function NutritionalGoals({ totals }: { totals: Macros }) {
  return (
    <Card as="section" aria-labelledby="nutritional-goals" className="grid gap-4">
      <h2 id="nutritional-goals" className="text-xl">
        Nutritional Goals
      </h2>
      {trackerBars(totals).map((bar) => (
        <MacroBar key={bar.key} row={bar} value={bar.value} goal={bar.goal} tone={bar.red ? 'danger' : undefined} />
      ))}
      <p className="text-muted text-sm">
        These are reference goals for an average adult. Yours are on the{' '}
        <TextLink to={paths.goals}>goals page</TextLink>.
      </p>
    </Card>
  )
}
