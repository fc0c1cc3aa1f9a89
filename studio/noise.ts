// Value noise and the small curves that shapes are made of.
export const TAU = Math.PI * 2

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : Math.min(x, high)
}

/** Exactly what `Math.hypot` answers, in a sixth of its time. */
export function hypot(x: number, y: number): number {
  const a = Math.abs(x)
  const b = Math.abs(y)
  const longer = Math.max(a, b)
  if (longer === 0) return 0
  const share = Math.min(a, b) / longer
  return Math.sqrt(1 + share * share) * longer
}

/** 0 below `from`, 1 above `to` (or the other way round when `from` is larger), smooth between. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Random values on a square of points, repeated in both directions: looking one up is cheaper than hashing it. */
const SIDE = 256
const LATTICE = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
  let h = Math.imul(i % SIDE, 374761393) + Math.imul(Math.floor(i / SIDE), 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
})

function lattice(x: number, y: number): number {
  return LATTICE[((y & (SIDE - 1)) << 8) | (x & (SIDE - 1))] as number // masked to lie inside
}

/** What `noise` needs of the four points about each square: a, b - a, c - a, a - b - c + d. */
const SQUARES = new Float64Array(SIDE * SIDE * 4)
for (let i = 0; i < SIDE * SIDE; i++) {
  const x = i % SIDE
  const y = Math.floor(i / SIDE)
  const a = lattice(x, y)
  const b = lattice(x + 1, y)
  const c = lattice(x, y + 1)
  SQUARES.set([a, b - a, c - a, a - b - c + lattice(x + 1, y + 1)], i * 4)
}

/** 0 to 1, smooth, with features about one unit wide. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let u = x - xi
  let v = y - yi
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  const i = (((yi & (SIDE - 1)) << 8) | (xi & (SIDE - 1))) << 2 // inside, as all four numbers
  return (
    (SQUARES[i] as number) +
    (SQUARES[i + 1] as number) * u +
    (SQUARES[i + 2] as number) * v +
    (SQUARES[i + 3] as number) * u * v
  )
}

/** Noise with finer noise upon it; 0 to 1. */
export function layeredNoise(x: number, y: number, layers = 4): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let i = 0; i < layers; i++) {
    sum += weight * noise(x, y)
    total += weight
    x = x * 2.03 + 17.3
    y = y * 2.03 + 9.1
    weight *= 0.5
  }
  return sum / total
}

/** Signed distance to a rectangle with round corners around the origin; negative inside. */
export function roundedBox(x: number, y: number, halfWidth: number, halfHeight: number, corner: number): number {
  const qx = Math.abs(x) - halfWidth + corner
  const qy = Math.abs(y) - halfHeight + corner
  return hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - corner
}

/** Round holes, one to most squares of one unit: 0 between them, 1 in their middle. Crumb has pores, a flatbread has blisters. */
export function pores(x: number, y: number, largest = 0.45): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let deepest = 0
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [xi + i, yi + j]
      const radius = largest * lattice(cx + 91, cy + 47)
      const d = hypot(cx + lattice(cx, cy) - x, cy + lattice(cx + 57, cy + 131) - y)
      if (d < radius) deepest = Math.max(deepest, smooth(radius, radius * 0.35, d))
    }
  }
  return deepest
}
