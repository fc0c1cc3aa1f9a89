// Times of many runs, reported as median and p99.

export interface Times {
  p50: number
  p99: number
  max: number
}

export function summarise(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 }
}

export function timeEach<Item>(items: readonly Item[], run: (item: Item) => void): Times {
  return summarise(
    items.map((item) => {
      const start = performance.now()
      run(item)
      return performance.now() - start
    }),
  )
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

/** One line of a report; a missed budget makes the run fail. */
export function report(what: string, measured: string, budget: string, isMet: boolean): void {
  console.log(`${isMet ? 'ok  ' : 'OVER'}  ${what.padEnd(52)} ${measured.padEnd(34)} (${budget})`)
  if (!isMet) process.exitCode = 1
}
