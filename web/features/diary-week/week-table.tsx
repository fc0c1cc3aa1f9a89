import { type Goals, goalMacros } from '#domain/diary/goals.ts'
import { energyNumber, type Units, volumeText, weightText } from '#domain/diary/units.ts'
import type { WeekDay, WeekSummary } from '#domain/diary/week-summary.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { NOT_KNOWN, wholeNumber } from '#web/ui/format.ts'

interface WeekTableProps {
  summary: WeekSummary
  goals: Goals
  units: Units
}

/** Energy, macros, water and weight, one row per day. */
export function WeekTable({ summary, goals, units }: WeekTableProps) {
  const { energy, volume, weight } = units
  const figure = (value: number | undefined) => (value === undefined ? NOT_KNOWN : wholeNumber(value))
  const cells = (eaten: WeekDay['eaten']) => [
    figure(eaten ? energyNumber(eaten.calories, energy) : undefined),
    figure(eaten?.protein),
    figure(eaten?.carbs),
    figure(eaten?.fat),
  ]
  const rows = [
    ...summary.days.map(({ date, eaten, waterMl, weightKg }) => ({
      title: formatDay(date, 'weekday'),
      note: formatDay(date, 'short'),
      cells: [
        ...cells(eaten),
        waterMl === null ? NOT_KNOWN : volumeText(waterMl, volume),
        weightKg === null ? NOT_KNOWN : weightText(weightKg, weight),
      ],
    })),
  ]
  const water = summary.averageWaterMl
  const feet = [
    {
      title: 'Average',
      cells: [...cells(summary.average), water === null ? NOT_KNOWN : volumeText(water, volume), ''],
    },
    { title: 'Goal', cells: [...cells(goalMacros(goals)), volumeText(goals.waterMl, volume), ''] },
  ]
  const head = [`Energy (${energy})`, 'Protein (g)', 'Carbs (g)', 'Fat (g)', 'Water', 'Weight']
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table
    <section aria-label="Days of the week" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-140 text-right text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 text-left">
              Day
            </th>
            {head.map((title) => (
              <th key={title} scope="col" className="py-2 pl-3">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                {row.title} <span className="text-muted">{row.note}</span>
              </th>
              {row.cells.map((cell, at) => (
                <td key={head[at]} className="whitespace-nowrap py-2 pl-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {feet.map((row) => (
            <tr key={row.title} className="font-semibold">
              <th scope="row" className="py-2 text-left">
                {row.title}
              </th>
              {row.cells.map((cell, at) => (
                <td key={head[at]} className="whitespace-nowrap py-2 pl-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
