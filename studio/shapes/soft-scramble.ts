// Softly scrambled eggs: folds that a spatula drew across the pan, long and short, grown into each other, moist all over.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put, SOLID } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BUTTER, AMBER, SET_WHITE] = [rgb('#ffe694'), rgb('#f6b42a'), rgb('#fffae4')]

type Height = (x: number, y: number) => number

export interface EggHeap {
  x: number
  y: number
  radius: number
  /** The height of the heap without its folds. */
  surface: Height
  /** The direction in which the spatula went. */
  flow: Height
  /** 0 in the middle, 1 where the heap ends. */
  edge: Height
}

export function eggHeap(scene: Scene, x: number, y: number, radius: number, rise: number): EggHeap {
  const { random } = scene
  const seed = random.between(0, 99)
  const start = random.angle()
  const ground = smoothGround(scene, x, y, radius * 1.35)
  const edge: Height = (px, py) => {
    const [u, v] = [(px - x) / radius, (py - y) / radius]
    return hypot(u, v) + 0.55 * (layeredNoise(u * 1.2 + seed, v * 1.2 + seed, 2) - 0.5)
  }
  const surface: Height = (px, py) => {
    const e = clamp(edge(px, py))
    return ground(px, py) + rise * (1 - e ** 2.4) ** 0.85 * (0.72 + 0.56 * noise(px * 0.012 + seed, py * 0.012))
  }
  const flow: Height = (px, py) =>
    start + 4.4 * (layeredNoise(px * 0.0052 + seed, py * 0.0052 + seed, 2) - 0.5) + 0.004 * (px - x)
  return { x, y, radius, surface, flow, edge }
}

interface Fold {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  wide: number
  high: number
  bend: number
  seed: number
  /** How pale it is. */
  tone: number
}

export interface EggTones {
  colour: Rgb
  /** How pale the backs of the folds are; less where tomato colored them. */
  cream: number
  /** Streaks of white that the fork left; 0 when the eggs were beaten smooth. */
  white: number
}

/** How many folds of each size. */
export interface FoldCounts {
  large: number
  middle: number
  small: number
}

type Span = readonly [from: number, to: number]

const SIZES: Record<keyof FoldCounts, { long: Span; wide: Span; high: Span }> = {
  large: { long: [34, 58], wide: [0.62, 0.88], high: [14, 21] },
  middle: { long: [22, 36], wide: [0.64, 0.9], high: [11, 17] },
  small: { long: [13, 26], wide: [0.6, 0.9], high: [8, 13] },
}

function foldsOf(scene: Scene, { x, y, flow }: EggHeap, counts: FoldCounts, reach: number): Fold[] {
  const { random } = scene
  const folds: Fold[] = []
  for (const size of ['large', 'middle', 'small'] as const) {
    const { long: lengths, wide, high } = SIZES[size]
    for (const [px, py] of scene.spots(counts[size], reach - lengths[0] * 0.3, x, y)) {
      const turn = flow(px, py) + random.bell() * (size === 'small' ? 1.2 : 0.34)
      const long = random.between(...lengths)
      folds.push({
        x: px,
        y: py,
        cos: Math.cos(turn),
        sin: Math.sin(turn),
        long,
        wide: long * random.between(...wide),
        high: random.between(...high),
        bend: random.bell() * 0.36,
        seed: random.between(0, 99),
        tone: random.unit(),
      })
    }
  }
  return folds
}

/** Scene units of a square; each lists the folds that reach into it. */
const CELL = 44
/** How far a fold reaches below the surface that it lies on: its edge is never seen. */
const DIP = 6

/** `onto`: what the folds lie on; left out, the heap itself, which is drawn with them. */
export function eggFolds(
  scene: Scene,
  heap: EggHeap,
  counts: FoldCounts,
  tones: EggTones,
  reach = heap.radius,
  onto?: Height,
): void {
  const { random, field } = scene
  const { x, y, radius } = heap
  const seed = random.between(0, 99)
  const folds = foldsOf(scene, heap, counts, reach)
  const extent = radius * 1.4
  const cells = Math.ceil((2 * extent) / CELL) + 1
  const near = Array.from({ length: cells * cells }, (): Fold[] => [])
  for (const fold of folds) {
    const far = fold.long * 1.15 + 12
    const from = (at: number): number => Math.max(0, Math.floor((at + extent - far) / CELL))
    const to = (at: number): number => Math.min(cells - 1, Math.floor((at + extent + far) / CELL))
    for (let row = from(fold.y - y); row <= to(fold.y - y); row++)
      for (let column = from(fold.x - x); column <= to(fold.x - x); column++) near[row * cells + column]?.push(fold)
  }
  const body = tones.colour
  const pale = mix(body, BUTTER, tones.cream)
  const deep = mix(body, AMBER, 0.6)
  const height = onto ?? heap.surface
  field.stamp(x, y, extent, 0, (lx, ly, out) => {
    // Outlines wander, so that no fold is an egg.
    const wx = lx + 26 * (layeredNoise(lx * 0.02 + seed, ly * 0.02, 3) - 0.5)
    const wy = ly + 26 * (layeredNoise(lx * 0.02, ly * 0.02 + seed, 3) - 0.5)
    const cell = Math.floor((ly + extent) / CELL) * cells + Math.floor((lx + extent) / CELL)
    let [first, second] = [-1, -1]
    let top: Fold | null = null
    let [u, v] = [0, 0]
    for (const fold of near[cell] ?? []) {
      const dx = wx + x - fold.x
      const dy = wy + y - fold.y
      const a = (fold.cos * dx + fold.sin * dy) / fold.long
      const b = (fold.cos * dy - fold.sin * dx) / fold.wide - fold.bend * (a * a - 0.4) * (fold.long / fold.wide)
      const d = a * a + b * b
      if (d >= 1) continue
      // A fold is a sheet that was pushed together: pleats run along its back.
      const pleat = noise(a * 1.1 + fold.seed, b * 2.3 + fold.seed) - 0.5
      const h = fold.high * (Math.sqrt(1 - d ** 1.6) + 0.5 * pleat * (1 - d))
      if (h > first) {
        second = first
        first = h
        top = fold
        u = a
        v = b
      } else if (h > second) second = h
    }
    const px = lx + x
    const py = ly + y
    const within = heap.edge(px, py)
    if (!top && (onto || within > 0.94)) return false
    // Here two folds have grown together, there a crease is left between them.
    const joined = 4 + 9 * smooth(0.35, 0.7, noise(lx * 0.02 - seed, ly * 0.02))
    const apart = Math.max(0, first) - Math.max(0, second)
    const filled = apart < joined ? (joined - apart) ** 2 / (4 * joined) : 0
    const crease = smooth(4.5, 0, apart) * smooth(9, 2, joined) * (second > 0 ? 1 : 0.4)
    const own = top ? noise(u * 2 + top.seed, v * 3.2 - top.seed) : 0.4
    const silk = top ? layeredNoise(u * 2 + top.seed, v * 3.1 + top.seed, 3) : layeredNoise(lx * 0.05, ly * 0.05, 3)
    const fine = layeredNoise(lx * 0.09 + seed, ly * 0.09, 2)
    // Curds: each fold is a cluster of soft lumps.
    const curd = 1 - Math.abs(noise(wx * 0.062 + seed, wy * 0.062 - seed) - 0.5) * 2
    const lumps = 1 - Math.abs(noise(wx * 0.11 - seed, wy * 0.11 + seed) - 0.5) * 2
    const back = top ? clamp(first / top.high) : 0
    const light = clamp((top ? 0.2 + 0.75 * top.tone : 0.1) * smooth(0.1, 0.9, back) + 0.7 * (own - 0.5))
    const low = clamp(0.75 * crease + 0.55 * smooth(0.55, 0.05, back) * (top ? 1 : 1.3))
    const set = tones.white * smooth(0.54, 0.68, 0.6 * own + 0.4 * silk)
    const tone = mix(mix(mix(body, pale, light), SET_WHITE, set), deep, low * 0.5 * (1 - 0.6 * set))
    const z =
      Math.max(0, first) +
      filled -
      crease * 2.5 +
      (silk - 0.5) * 3 +
      (fine - 0.5) * 1.6 -
      2.6 * smooth(0.72, 1, curd) -
      0.8 * smooth(0.72, 1, lumps) -
      DIP
    return put(out, tone, height(px, py) + z, 0.36 + 0.34 * smooth(0.46, 0.66, fine * 0.5 + silk * 0.5), SOLID)
  })
}
