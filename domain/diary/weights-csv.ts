// Weights from other programs' files: Cronometer's biometrics and MyFitnessPal's measurements.
import { csvRows } from '#domain/text/csv.ts'
import { importDays } from './import-days.ts'
import { type Units, weightKg } from './units.ts'
import type { Weight } from './weight-trend.ts'

export interface ReadWeight {
  date: string
  amount: number
  /** Null if the file doesn't say: the member is asked. */
  unit: Units['weight'] | null
}

export interface WeightsImport {
  source: 'Cronometer' | 'MyFitnessPal'
  weights: ReadWeight[]
  /** Lines that couldn't be read, each with a reason. */
  skipped: string[]
  /** The line at which reading ended, because a file can bring only so many. */
  unreadFrom: number | null
}

const UNITS: Readonly<Record<string, Units['weight']>> = {
  kg: 'kg',
  kgs: 'kg',
  lb: 'lb',
  lbs: 'lb',
  pounds: 'lb',
  st: 'st',
  stone: 'st',
}
const MOST_WEIGHTS = 20_000
const MOST_KG = 700

/** Null if the file has no weights. */
export function readWeightsCsv(text: string): WeightsImport | null {
  const [head, ...rows] = csvRows(text)
  const names = (head?.cells ?? []).map((name) => name.trim())
  const isCronometer = ['Day', 'Metric', 'Unit', 'Amount'].every((name) => names.includes(name))
  if (!isCronometer && !(names.includes('Date') && names.includes('Weight'))) return null
  const source = isCronometer ? 'Cronometer' : 'MyFitnessPal'
  const result: WeightsImport = { source, weights: [], skipped: [], unreadFrom: null }
  const dayAt = names.indexOf(isCronometer ? 'Day' : 'Date')
  const days = importDays(rows.map(({ cells }) => (cells[dayAt] ?? '').trim()))
  for (const [at, { line, cells }] of rows.entries()) {
    const read = readLine((name) => (cells[names.indexOf(name)] ?? '').trim(), days[at] ?? null, isCronometer)
    if (read === null) continue
    if (result.weights.length + result.skipped.length === MOST_WEIGHTS) {
      result.unreadFrom = line
      break
    }
    if (typeof read === 'string') result.skipped.push(`Line ${line}: ${read}`)
    else result.weights.push(read)
  }
  return result
}

/** Null for a line without a weight, a message for one that couldn't be read. */
function readLine(
  cell: (name: string) => string,
  date: string | null,
  isCronometer: boolean,
): ReadWeight | string | null {
  // Its other metrics (blood pressure, sleep) aren't weights.
  if (isCronometer && !/^weight\b/i.test(cell('Metric'))) return null
  const amountText = cell(isCronometer ? 'Amount' : 'Weight').replaceAll(',', '')
  if (amountText === '') return null
  if (!date) return 'We can’t read the date.'
  const unit = isCronometer ? UNITS[cell('Unit').toLowerCase()] : null
  if (unit === undefined) return `The unit “${cell('Unit').slice(0, 20)}” is not one of kg, lb or st.`
  const amount = Number(amountText)
  return amount > 0 ? { date, amount, unit } : 'We can’t read the weight.'
}

/** One weight a day, the last one, in date order; impossible weights are left out. */
export function importedWeights(weights: readonly ReadWeight[], unknownUnit: Units['weight']): Weight[] {
  const byDay = new Map<string, number>()
  for (const { date, amount, unit } of weights) byDay.set(date, weightKg(amount, unit ?? unknownUnit))
  return [...byDay]
    .map(([date, kg]) => ({ date, weightKg: kg }))
    .filter(({ weightKg: kg }) => kg > 0 && kg <= MOST_KG)
    .sort((one, other) => one.date.localeCompare(other.date))
}
