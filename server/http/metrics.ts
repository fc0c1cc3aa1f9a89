// Counters, histograms and gauges in Prometheus' text format (docs/decisions/055-metrics.md).

type Labels = Readonly<Record<string, string | number>>
/** A value, or one per label set; read when the metrics are requested. */
type Reading = number | null | readonly { labels: Labels; value: number }[]

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Of one metric: whatever somebody requests, it can't fill the memory. */
const MOST_SERIES = 2_000

export interface Metrics {
  count(name: string, help: string, labels?: Labels): void
  observe(name: string, help: string, labels: Labels, seconds: number): void
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void
  /** A gauge whose reading fails is left out. */
  text(): Promise<string>
}

interface Series {
  labels: Labels
  /** Only a histogram's. */
  buckets: number[]
  sum: number
  count: number
}

interface Family {
  help: string
  type: 'counter' | 'histogram'
  series: Map<string, Series>
}

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

export function createMetrics(): Metrics {
  const families = new Map<string, Family>()
  const gauges = new Map<string, { help: string; read: () => Reading | Promise<Reading> }>()

  function seriesOf(name: string, help: string, type: Family['type'], labels: Labels): Series | undefined {
    const family = families.get(name) ?? { help, type, series: new Map() }
    families.set(name, family)
    const key = labelText(labels)
    const found = family.series.get(key)
    if (found || family.series.size >= MOST_SERIES) return found
    const series: Series = { labels, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
    family.series.set(key, series)
    return series
  }

  function linesOf(name: string, { help, type, series }: Family): string[] {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
    for (const { labels, buckets, sum, count } of series.values()) {
      if (type === 'counter') {
        lines.push(`${name}${labelText(labels)} ${count}`)
        continue
      }
      buckets.forEach((inBucket, at) => {
        lines.push(`${name}_bucket${labelText({ ...labels, le: BUCKETS[at] ?? '' })} ${inBucket}`)
      })
      lines.push(`${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`)
      lines.push(`${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${count}`)
    }
    return lines
  }

  async function gaugeLines([name, { help, read }]: [
    string,
    { help: string; read: () => Reading | Promise<Reading> },
  ]): Promise<string[]> {
    const reading = await Promise.resolve()
      .then(read)
      .catch(() => null)
    if (reading === null) return []
    const values = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...values.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
    ]
  }

  return {
    count(name, help, labels = {}) {
      const series = seriesOf(name, help, 'counter', labels)
      if (series) series.count += 1
    },
    observe(name, help, labels, seconds) {
      const series = seriesOf(name, help, 'histogram', labels)
      if (!series) return
      series.count += 1
      series.sum += seconds
      BUCKETS.forEach((most, at) => {
        if (seconds <= most) series.buckets[at] = (series.buckets[at] ?? 0) + 1
      })
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    async text() {
      const counted = [...families].flatMap(([name, family]) => linesOf(name, family))
      const measured = await Promise.all([...gauges].map(gaugeLines))
      return `${[...counted, ...measured.flat()].join('\n')}\n`
    },
  }
}
