// Exponents and logarithms read from tables: every pixel needs four of them, and they need only be as fine as a byte of color.
const STEPS = 256
const LOWEST = -8
const EXPONENTS = Float64Array.from({ length: -LOWEST * STEPS + 2 }, (_, i) => Math.exp(-i / STEPS))
const LOG_STEPS = 1024
/** Below this share the curve is too steep for its table. */
const STEEP = 1 / 32
const LOGARITHMS = Float64Array.from({ length: LOG_STEPS + 2 }, (_, i) => Math.log(i / LOG_STEPS))

/** e to a power, quick from -8 to 0. */
export function expOf(power: number): number {
  if (power > 0 || power < LOWEST) return Math.exp(power)
  const at = -power * STEPS
  const i = at | 0
  const here = EXPONENTS[i] as number // inside the table, as the next
  return here + ((EXPONENTS[i + 1] as number) - here) * (at - i)
}

/** The logarithm of a share, 0 to 1. */
export function logOf(share: number): number {
  if (share > 1 || share < STEEP) return Math.log(share)
  const at = share * LOG_STEPS
  const i = at | 0
  const here = LOGARITHMS[i] as number // inside the table, as the next
  return here + ((LOGARITHMS[i + 1] as number) - here) * (at - i)
}
