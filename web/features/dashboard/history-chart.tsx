import type { ChartConfiguration } from 'chart.js'
import { useCallback } from 'react'
import { ChartPicture, type ColourOf } from '#web/ui/chart.tsx'
import { countText } from '#web/ui/format.ts'

export interface HistorySeries {
  title: string
  unit: string
  tone: 'tomato' | 'lake' | 'apricot'
  kind: 'bar' | 'line'
  labels: string[]
  values: (number | null)[]
  target: number | null
  format: (value: number) => string
}

export function HistoryChart({ series }: { series: HistorySeries }) {
  const { title, unit, values, labels, target, format } = series
  const logged = values.filter((value) => value !== null)
  const mean = logged.length === 0 ? null : logged.reduce((sum, value) => sum + value, 0) / logged.length
  const average = mean === null ? 'Nothing logged in this time' : `${format(mean)} ${unit} on average`
  const inWords = `${average} over ${countText(logged.length, 'day')}${target === null ? '' : `, target ${format(target)} ${unit}`}`
  const configure = useCallback((colourOf: ColourOf) => configuration(series, colourOf), [series])
  return (
    <>
      <h3 className="font-bold text-base">{title}</h3>
      <p className="mb-4 text-muted text-sm">{average}</p>
      {mean !== null && (
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

function configuration(series: HistorySeries, colourOf: ColourOf): ChartConfiguration {
  const { kind, labels, values, target, tone, title, unit, format } = series
  const colour = colourOf(tone)
  const ink = colourOf('muted')
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
          backgroundColor: colour,
          borderColor: colour,
          spanGaps: true,
          borderRadius: 4,
          borderWidth: kind === 'line' ? 2.5 : 0,
          tension: 0.3,
          pointRadius: labels.length > 31 ? 0 : 3.5,
          maxBarThickness: 28,
        },
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
              `${dataset.label === TARGET ? 'Target ' : ''}${format(Number(parsed.y))} ${unit}`,
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
          // A weight moves by grams from day to day: less than two kilograms of scale would make mountains of them.
          ...(kind === 'line' ? rangeAround(values) : {}),
          grid: { color: colourOf('line') },
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
