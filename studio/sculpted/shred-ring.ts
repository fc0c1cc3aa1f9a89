// Shreds that hang out between two layers, all around.
import type { Rgb } from '#studio/colour.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Rod } from './strands.ts'

const STEPS = 5

/** `thick`: how high they lie on each other. */
export function shredRing(
  size: number,
  z: number,
  thick: number,
  colours: readonly Rgb[],
  count: number,
  random: Random,
): Rod[] {
  return Array.from({ length: count }, () => {
    const at = random.angle()
    const r = size * random.between(0.72, 1.06)
    const low = z + random.between(1, thick)
    return shred(Math.cos(at) * r, Math.sin(at) * r, at + Math.PI / 2 + random.bell() * 0.7, random, (x, y) => {
      const out = hypot(x, y) / size
      return low - 26 * smooth(0.98, 1.2, out)
    })
  }).flatMap((rods) => {
    const colour = random.pick(colours)
    const light = random.between(0.8, 1.15)
    return rods.map((rod) => ({ ...rod, colour: [colour[0] * light, colour[1] * light, colour[2] * light] as const }))
  })
}

/** One bent shred, thinner towards its ends. */
export function shred(
  x: number,
  y: number,
  turn: number,
  random: Random,
  height: (x: number, y: number) => number,
): Rod[] {
  const length = random.between(26, 70)
  const bend = random.bell() * 1.3
  const wide = random.between(1.6, 3.4)
  const wave = random.between(2, 6)
  const phase = random.angle()
  const points: [number, number, number][] = []
  let [px, py] = [x - (Math.cos(turn) * length) / 2, y - (Math.sin(turn) * length) / 2]
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS
    points.push([px, py, height(px, py) + wave * Math.sin(t * 4 + phase)])
    const way = turn + bend * (t - 0.5)
    px += (Math.cos(way) * length) / STEPS
    py += (Math.sin(way) * length) / STEPS
  }
  return points.slice(1).map((to, i) => ({
    from: points[i] as [number, number, number], // one before it
    to,
    radius: wide * (0.65 + 0.35 * Math.sin((Math.PI * (i + 0.5)) / STEPS)),
    colour: [0.5, 0.5, 0.5] as const,
  }))
}
