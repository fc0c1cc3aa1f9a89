// Softly scrambled eggs: folds that a spatula drew across the pan, long and short, grown into each other, moist all over.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, SOLID } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

const [BUTTER, AMBER, GLOW, SET_WHITE] = [rgb('#ffe996'), rgb('#fbb020'), rgb('#ffbe2e'), rgb('#fffae4')]
/** Away from the lamp, where light that went through the curd comes out warmer. */
const [SHADE_X, SHADE_Y] = [-Math.cos(DAY.azimuth), -Math.sin(DAY.azimuth)]

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
  large: { long: [40, 70], wide: [0.46, 0.72], high: [18, 26] },
  middle: { long: [26, 42], wide: [0.54, 0.8], high: [14, 20] },
  small: { long: [13, 26], wide: [0.62, 0.92], high: [8, 15] },
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
      // A fold is a sheet that was pushed together: a soft pleat or two run along its back.
      const pleat = noise(a * 0.8 + fold.seed, b * 1.9 + fold.seed) - 0.5
      const h = fold.high * ((1 - d ** 1.5) ** 0.62 + 0.42 * pleat * (1 - d))
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
    const joined = 7 + 12 * smooth(0.3, 0.65, noise(lx * 0.02 - seed, ly * 0.02))
    const apart = Math.max(0, first) - Math.max(0, second)
    const filled = apart < joined ? (joined - apart) ** 2 / (4 * joined) : 0
    const crease = smooth(5, 0, apart) * smooth(14, 7, joined) * (second > 0 ? 1 : 0.4)
    const own = top ? noise(u * 1.7 + top.seed, v * 2.4 - top.seed) : 0.4
    const silk = top ? layeredNoise(u * 1.8 + top.seed, v * 2.6 + top.seed, 2) : layeredNoise(lx * 0.05, ly * 0.05, 2)
    const fine = layeredNoise(lx * 0.07 + seed, ly * 0.07, 2)
    // Each fold is a cluster of soft lumps with shallow creases between them.
    const lumps = Math.abs(noise(wx * 0.047 + seed, wy * 0.047 - seed) - 0.5) * 2
    const small = Math.abs(noise(wx * 0.1 - seed, wy * 0.1 + seed) - 0.5) * 2
    const billow = 3.8 * smooth(0, 0.7, lumps) + 1.5 * smooth(0, 0.7, small)
    const back = top ? clamp(first / top.high) : 0
    const away = top ? clamp(((lx + x - top.x) * SHADE_X + (ly + y - top.y) * SHADE_Y) / top.wide) : 0
    const light = clamp(
      (top ? 0.25 + 0.75 * top.tone : 0.1) * smooth(0.15, 0.9, back) +
        0.5 * (own - 0.5) +
        0.3 * (smooth(0, 0.4, lumps) - 0.6),
    )
    const low = clamp(
      0.75 * crease + 0.4 * smooth(0.14, 0, lumps) * back + 0.55 * smooth(0.5, 0.05, back) * (top ? 1 : 1.3),
    )
    const set = tones.white * smooth(0.54, 0.68, 0.6 * own + 0.4 * silk)
    const warm = mix(mix(mix(body, pale, light), SET_WHITE, set), mix(GLOW, body, 0.3), 0.62 * away * (1 - set))
    // Egg lets light through: neither a fold nor the heap has a brown side.
    const behind = clamp((lx * SHADE_X + ly * SHADE_Y) / radius)
    const tone = scaled(mix(warm, deep, low * 0.6 * (1 - 0.6 * set)), 1 + 0.26 * away + 0.3 * behind)
    const z =
      Math.max(0, first) +
      filled -
      crease * 2 +
      (silk - 0.5) * 2.6 +
      (fine - 0.5) * 1.4 +
      billow * smooth(0.1, 0.6, back) -
      DIP
    // Moist: a film of butter and whey lies on most of it.
    return put(out, tone, height(px, py) + z, 0.5 + 0.45 * smooth(0.4, 0.6, fine * 0.5 + silk * 0.5), SOLID)
  })
}
