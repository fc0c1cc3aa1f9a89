import type { ChartConfiguration } from 'chart.js'
import { useCallback } from 'react'
import { capitalized } from '#domain/text/capitalized.ts'
import { ChartPicture, type ColorOf } from '#web/ui/chart.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import type { TrendSeries } from './trend-series.ts'
import { TrendTable } from './trend-table.tsx'

/** The chart, what it says in words, and its numbers as a table behind it. */
export function TrendChart({ series }: { series: TrendSeries }) {
  const { title, values, lines, summary, weekly } = series
  const logged = values.filter((value) => value !== null).length
  const configure = useCallback((colorOf: ColorOf) => configuration(series, colorOf), [series])
  const legend = lines
    .map(({ label, dashed }) => `${dashed ? 'dashed' : 'solid'} line: ${label.toLowerCase()}`)
    .join(', ')
  return (
    <>
      <h3 className="font-bold text-base">{title}</h3>
      <p className="mb-4 text-muted text-sm">
        {summary}.{logged > 0 && weekly && ' Averages by week.'}
        {logged > 0 && legend && ` ${capitalized(legend)}.`}
      </p>
      {logged === 0 ? (
        <EmptyPreview of={series.kind === 'line' ? 'weight' : 'bars'} />
      ) : (
        <>
          <ChartPicture
            label={`${title} by ${weekly ? 'week' : 'day'}: ${summary}.`}
            configure={configure}
            className="h-48"
          />
          <TrendTable series={series} />
        </>
      )}
    </>
  )
}

function configuration(series: TrendSeries, colorOf: ColorOf): ChartConfiguration {
  const { kind, labels, values, lines, tone, title, unit, format } = series
  const color = colorOf(tone)
  const ink = colorOf('muted')
  const many = labels.length > 31
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
          borderRadius: 4,
          borderWidth: 0,
          pointRadius: many ? 2 : 3.5,
          maxBarThickness: 28,
        },
        ...lines.map(({ label, values, dashed }) => ({
          type: 'line' as const,
          label,
          data: values,
          borderColor: dashed ? ink : color,
          borderDash: dashed ? [5, 4] : [],
          borderWidth: dashed ? 1.5 : 2.5,
          spanGaps: true,
          tension: dashed ? 0 : 0.3,
          pointRadius: 0,
        })),
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
          ...(kind === 'line' ? rangeAround([...values, ...lines.flatMap((line) => line.values)]) : {}),
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
