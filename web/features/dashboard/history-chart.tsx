import type { ChartConfiguration } from 'chart.js'
import { useCallback } from 'react'
import { ChartPicture, type ColorOf } from '#web/ui/chart.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import { countText } from '#web/ui/format.ts'
import type { HistorySeries } from './history-series.ts'

export function HistoryChart({ series }: { series: HistorySeries }) {
  const { title, unit, values, labels, target, format } = series
  const logged = values.filter((value) => value !== null)
  // The last value is today's: food and water are still incomplete, but a weight is final.
  const finished = series.kind === 'line' ? logged : values.slice(0, -1).filter((value) => value !== null)
  const mean = finished.length === 0 ? null : finished.reduce((sum, value) => sum + value, 0) / finished.length
  const average =
    mean !== null
      ? `${format(mean)} ${unit} on average`
      : logged.length > 0
        ? 'Only today so far'
        : 'Nothing logged in this period'
  const summary = series.summary ?? average
  const inWords = `${series.summary ?? `${average} over ${countText(finished.length, 'day')}`}${target === null ? '' : `, target ${format(target)} ${unit}`}`
  const configure = useCallback((colorOf: ColorOf) => configuration(series, colorOf), [series])
  return (
    <>
      <h3 className="font-bold text-base">{title}</h3>
      <p className="mb-4 text-muted text-sm">
        {summary}
        {target !== null && logged.length > 0 && `, dashed line: target ${format(target)} ${unit}`}
        {series.trend && logged.length > 1 && ', line: trend'}
      </p>
      {logged.length === 0 && <EmptyPreview of={series.kind === 'line' ? 'weight' : 'bars'} />}
      {logged.length > 0 && (
        <>
          <ChartPicture label={`${title} by day: ${inWords}.`} configure={configure} className="h-48" />
          <details className="mt-3 text-sm">
            <summary className="cursor-pointer font-semibold text-leaf">Show as a table</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table */}
            <section aria-label={`${title} by day`} tabIndex={0} className="mt-2 max-h-56 overflow-y-auto pr-2">
              <table className="w-full text-left tabular-nums">
                <thead>
                  <tr>
                    <th scope="col">Day</th>
                    <th scope="col" className="text-right">
                      {unit}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {labels.map((label, index) => {
                    const value = values[index]
                    if (value === null || value === undefined) return null
                    return (
                      <tr key={label} className="border-line border-t">
                        <th scope="row" className="py-1 font-normal">
                          {label}
                        </th>
                        <td className="text-right">{format(value)}</td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </section>
          </details>
        </>
      )}
    </>
  )
}

const TARGET = 'Target'

const trendLine = (trend: (number | null)[], color: string) => ({
  type: 'line' as const,
  label: 'Trend',
  data: trend,
  borderColor: color,
  borderWidth: 2.5,
  spanGaps: true,
  tension: 0.3,
  pointRadius: 0,
})

function configuration(series: HistorySeries, colorOf: ColorOf): ChartConfiguration {
  const { kind, labels, values, target, trend, tone, title, unit, format } = series
  const color = colorOf(tone)
  const ink = colorOf('muted')
  const goal = {
    type: 'line' as const,
    label: TARGET,
    data: labels.map(() => target),
    borderColor: ink,
    borderDash: [5, 4],
    borderWidth: 1.5,
    pointRadius: 0,
  }
  return {
    type: kind,
    data: {
      labels,
      datasets: [
        {
          type: kind,
          label: title,
          data: values,
          backgroundColor: color,
          borderColor: color,
          spanGaps: true,
          borderRadius: 4,
          borderWidth: kind === 'line' && !trend ? 2.5 : 0,
          tension: 0.3,
          pointRadius: labels.length > 31 && !trend ? 0 : labels.length > 31 ? 2 : 3.5,
          maxBarThickness: 28,
        },
        ...(trend ? [trendLine(trend, color)] : []),
        ...(target === null ? [] : [goal]),
      ],
    },
    options: {
      interaction: { mode: 'index', intersect: false },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            label: ({ dataset, parsed }) =>
              `${dataset.label === title ? '' : `${dataset.label} `}${format(Number(parsed.y))} ${unit}`,
          },
        },
      },
      scales: {
        x: {
          grid: { display: false },
          ticks: { color: ink, maxTicksLimit: 4, maxRotation: 0 },
          border: { display: false },
        },
        y: {
          beginAtZero: kind === 'bar',
          // Weight changes little from day to day: a range of less than 2 kg would exaggerate.
          ...(kind === 'line' ? rangeAround(values) : {}),
          grid: { color: colorOf('line') },
          ticks: { color: ink, maxTicksLimit: 5, callback: (value) => format(Number(value)) },
          border: { display: false },
        },
      },
    },
  }
}

function rangeAround(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null)
  return { suggestedMin: Math.floor(Math.min(...known) - 0.5), suggestedMax: Math.ceil(Math.max(...known) + 0.5) }
}
