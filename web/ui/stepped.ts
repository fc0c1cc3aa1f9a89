interface Limits {
  min: number
  max?: number
  step: number
}

/** The next value on the grid that starts at `min`, kept within the limits and free of floating-point noise (0.1 + 0.2). */
export function stepped(value: number, direction: 1 | -1, { min, max = Number.POSITIVE_INFINITY, step }: Limits) {
  const position = Math.round(((value - min) / step) * 1e6) / 1e6
  const next = direction === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1
  const clean = Math.round((min + next * step) * 1e6) / 1e6
  return Math.min(Math.max(clean, min), max)
}
