import type { ChartConfiguration } from 'chart.js'
import { useCallback } from 'react'
import { ChartPicture, type ColourOf } from '#web/ui/chart.tsx'

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
  const summary =
    mean === null
      ? 'Nothing logged in this time.'
      : `${format(mean)} ${unit} on average over ${logged.length} ${logged.length === 1 ? 'day' : 'days'}${
          target === null ? '' : `, target ${format(target)} ${unit}`
        }.`
  const configure = useCallback((colourOf: ColourOf) => configuration(series, colourOf), [series])
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-3 text-muted text-sm">{summary}</p>
      {mean !== null && (
        <>
          <ChartPicture label={`${title} by day. ${summary}`} configure={configure} className="h-48" />
          <details className="mt-3 text-sm">
            <summary className="cursor-pointer font-semibold text-leaf">Show as a table</summary>
            <div className="mt-2 max-h-56 overflow-y-auto">
              <table className="w-full text-left tabular-nums">
                <caption className="sr-only">{title} by day</caption>
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
            </div>
          </details>
        </>
      )}
    </>
  )
}

function configuration(series: HistorySeries, colourOf: ColourOf): ChartConfiguration {
  const { kind, labels, values, target, tone, title, unit, format } = series
  const colour = colourOf(tone)
  const ink = colourOf('muted')
  const goal = {
    type: 'line' as const,
    label: 'Target',
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
          pointRadius: labels.length > 31 ? 0 : 3,
        },
        ...(target === null ? [] : [goal]),
      ],
    },
    options: {
      plugins: { tooltip: { callbacks: { label: (item) => `${format(Number(item.parsed.y))} ${unit}` } } },
      scales: {
        x: {
          grid: { display: false },
          ticks: { color: ink, maxTicksLimit: 5, maxRotation: 0 },
          border: { display: false },
        },
        y: {
          beginAtZero: kind === 'bar',
          grid: { color: colourOf('line') },
          ticks: { color: ink, maxTicksLimit: 5 },
          border: { display: false },
        },
      },
    },
  }
}
