// Fruit that lies in a clear drink, seen through the wall of the glass.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

interface SliceLook {
  pale: Rgb
  /** Toward its ends and where the core or the stone was. */
  deep: Rgb
  peel: Rgb
}

interface SunkenFruit {
  /** To the right of the middle of the glass. */
  x: number
  z: number
  size: number
  turn: number
  /** A slice of apple, or else a cherry. */
  slice: boolean
  /** What a slice is cut from. */
  look?: SliceLook
  /** How much of the drink lies before it: 0 at the wall. */
  far: number
}

const CHERRY = { dark: rgb('#5c0616'), light: rgb('#c01c34') }
const APPLE = { pale: rgb('#ffe9c2'), pink: rgb('#f8b49a') }
const PEEL = rgb('#c8302e')
const APPLE_SLICE: SliceLook = { pale: APPLE.pale, deep: APPLE.pink, peel: PEEL }
const PEACH_SLICE: SliceLook = { pale: rgb('#ffe9a0'), deep: rgb('#fba24a'), peel: rgb('#c8402c') }

/** Slices of peach hang at the wall among the ice. */
export function sunkenPeaches({ random }: Scene, bottom: number, radius: number): SunkenFruit[] {
  return Array.from({ length: 5 }, (_, i) => ({
    x: radius * ((i % 2 ? 0.36 : -0.34) + random.between(-0.12, 0.12)),
    z: bottom + radius * (0.34 + 0.36 * i + random.between(-0.05, 0.05)),
    size: radius * random.between(0.46, 0.54),
    turn: (i % 2 ? -0.5 : 0.5) + random.between(-0.4, 0.4) + (random.chance(0.5) ? Math.PI : 0),
    slice: true,
    look: PEACH_SLICE,
    far: random.between(0, 0.06),
  }))
}

/** Cherries lie on the bottom, two deep; slices of apple lean among them and hang above. What is near hides what is far. */
export function sunkenFruit({ random }: Scene, bottom: number, radius: number): SunkenFruit[] {
  const cherries = Array.from({ length: 11 }, (_, i) => ({
    x:
      radius * (i < 9 ? ((i % 4) - 1.5) * 0.46 + (i > 3 ? 0.2 : 0) : i === 9 ? -0.4 : 0.5) +
      radius * random.between(-0.06, 0.06),
    z: bottom + radius * (i < 9 ? 0.26 + 0.38 * Math.floor(i / 4) : 1.7) + radius * random.between(-0.05, 0.05),
    size: radius * random.between(0.2, 0.24),
    turn: 0,
    slice: false,
    far: i < 9 ? random.between(0, 0.35) : random.between(0.2, 0.4),
  }))
  const apples = [
    [-0.36, 0.98, 0.5],
    [0.3, 1.12, -0.6],
    [-0.1, 1.46, 2.8],
    [0.42, 1.78, 0.35],
    [-0.44, 1.92, -0.5],
    [0.02, 0.62, 3.6],
  ].map(([x = 0, z = 0, turn = 0], i) => ({
    x: radius * (x + random.between(-0.07, 0.07)),
    z: bottom + radius * (z + random.between(-0.06, 0.06)),
    size: radius * random.between(0.36, 0.44),
    turn: turn + random.between(-0.3, 0.3),
    slice: true,
    far: i % 3 === 1 ? random.between(0.3, 0.45) : random.between(0.02, 0.16),
  }))
  return [...cherries, ...apples].sort((one, other) => one.far - other.far)
}

/** What the fruit makes of the drink's color at a place behind the glass. */
export function throughFruit(colour: Rgb, fruit: readonly SunkenFruit[], x: number, z: number): Rgb {
  for (const { x: fx, z: fz, size, turn, slice, look = APPLE_SLICE, far } of fruit) {
    const [ox, oz] = [(x - fx) / size, (z - fz) / size]
    if (!slice) {
      const d = hypot(ox, oz)
      if (d > 1) continue
      const glint = smooth(0.3, 0.08, hypot(ox + 0.38, oz - 0.42))
      const lit = clamp(0.45 + 0.4 * (oz - ox) + 0.25 * (1 - d * d))
      const round = mix(CHERRY.dark, CHERRY.light, lit)
      // The drink glows at its edge.
      return mix(mix(round, colour, far * 0.75 + 0.25 * smooth(0.75, 1, d)), WHITE, 0.5 * glint * (1 - far))
    }
    const [a, b] = [ox * Math.cos(turn) + oz * Math.sin(turn), oz * Math.cos(turn) - ox * Math.sin(turn)]
    // A thin wedge from the side: peel along its round back, the other side hollow where the core was cut out.
    const back = 0.86 * Math.sqrt(Math.max(0, 1 - a * a)) - 0.2
    const hollow = -0.26 + 0.16 * Math.exp(-((a / 0.3) ** 2)) + 0.06 * a * a
    if (Math.abs(a) > 1 || b > back || b < hollow) continue
    const across = (b - hollow) / (back - hollow || 1)
    const flesh = mix(look.pale, look.deep, 0.3 + 0.4 * smooth(0.5, 1, Math.abs(a)) + 0.3 * smooth(0.5, 0, across))
    const shaded = scaled(flesh, 0.86 + 0.2 * across)
    const body = mix(shaded, look.peel, smooth(back - 0.2, back - 0.1, b))
    const edge = Math.min(b - hollow, back - b, 1 - Math.abs(a))
    return mix(body, colour, 0.12 + far * 0.7 + 0.3 * smooth(0.09, 0, edge))
  }
  return colour
}
