import { NOT_KNOWN } from '#web/ui/format.ts'
import type { TrendSeries } from './trend-series.ts'

/** The chart's numbers, the latest first. */
export function TrendTable({ series }: { series: TrendSeries }) {
  const { title, unit, weekly, labels, values, lines, format } = series
  const name = `${title} by ${weekly ? 'week' : 'day'}`
  const cell = (value: number | null | undefined) => (value === null || value === undefined ? NOT_KNOWN : format(value))
  const rows = labels.map((label, at) => ({ label, at })).filter(({ at }) => values[at] !== null)
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer font-semibold text-leaf">Show as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table */}
      <section aria-label={name} tabIndex={0} className="mt-2 max-h-56 overflow-y-auto pr-2">
        <table className="w-full text-right tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {weekly ? 'Week from' : 'Day'}
              </th>
              {[unit, ...lines.map(({ label }) => label)].map((name) => (
                <th key={name} scope="col" className="pl-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ label, at }) => (
              <tr key={at} className="border-line border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                <td className="pl-3">{cell(values[at])}</td>
                {lines.map((line) => (
                  <td key={line.label} className="pl-3 text-muted">
                    {cell(line.values[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
