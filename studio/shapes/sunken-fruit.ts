// Fruit that lies in a clear drink, seen through the wall of the glass.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { clamp, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

interface SunkenFruit {
  /** To the right of the middle of the glass. */
  x: number
  z: number
  size: number
  turn: number
  /** A slice of apple, or else a cherry. */
  slice: boolean
}

const CHERRY = rgb('#6a0818')
const APPLE = rgb('#ffdcb4')
const PEEL = rgb('#d83a3c')

/** From the bottom up: most of it has sunk, in front what lies highest. */
export function sunkenFruit({ random }: Scene, bottom: number, radius: number): SunkenFruit[] {
  return Array.from({ length: 15 }, (_, i) => ({
    x: radius * random.between(-0.72, 0.72),
    z: bottom + radius * (0.2 + 0.105 * i + random.between(-0.06, 0.06)),
    size: radius * (i % 3 === 1 ? random.between(0.3, 0.38) : random.between(0.15, 0.2)),
    turn: random.between(-1.2, 1.2),
    slice: i % 3 === 1,
  })).reverse()
}

/** What the fruit makes of the drink's color at a place behind the glass. */
export function throughFruit(colour: Rgb, fruit: readonly SunkenFruit[], x: number, z: number): Rgb {
  for (const { x: fx, z: fz, size, turn, slice } of fruit) {
    const [ox, oz] = [(x - fx) / size, (z - fz) / size]
    const [a, b] = [ox * Math.cos(turn) + oz * Math.sin(turn), oz * Math.cos(turn) - ox * Math.sin(turn)]
    if (!slice) {
      const d = Math.hypot(ox, oz)
      if (d > 1) continue
      const glint = smooth(0.34, 0.1, Math.hypot(ox + 0.35, oz - 0.4))
      const round = scaled(CHERRY, 0.6 + 0.9 * clamp(0.6 + 0.4 * (oz - ox)) * (1 - d * d))
      return mix(mix(round, colour, 0.15 + 0.25 * d), WHITE, 0.45 * glint)
    }
    // A half-moon: peel along its back, the place of the core in its straight side.
    const d = Math.hypot(a, b * 1.15)
    if (d > 1 || b < -0.12 + 0.1 * a * a || Math.hypot(a, b + 0.1) < 0.2) continue
    const body = mix(scaled(APPLE, 1 - 0.12 * smooth(0.5, 0.2, d)), PEEL, smooth(0.84, 0.93, d))
    return mix(body, colour, 0.3 + 0.16 * smooth(0.3, 0, Math.abs(b)))
  }
  return colour
}
