// A kipper: a herring split along its back and opened flat, flesh up, its tail left on. Smoke and the broiler made it bronze, and it glistens.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GOLD, COPPER, MAHOGANY, LINE] = [rgb('#e0a452'), rgb('#bd7430'), rgb('#7a3c16'), rgb('#96581f')]
const [SKIN, FIN, PALE] = [rgb('#c9a860'), rgb('#86562a'), rgb('#f2c988')]

export interface Kipper {
  halfLength: number
  halfWidth: number
  turn: number
}

/** Its tail lies where `turn` points. */
export function kipper(scene: Scene, x: number, y: number, { halfLength, halfWidth, turn }: Kipper): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const bend = random.between(0.02, 0.06) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.12, 0.06)
  const pitch = halfWidth * 0.3
  const thick = halfWidth * 0.24
  field.stamp(x, y, halfLength * 1.3, turn, (lx, ly, out) => {
    const t = lx / halfLength
    const off = ly - bend * halfLength * (t * t - 0.3)
    const upper = off < 0
    const n = layeredNoise(lx * 0.017 + seed, ly * 0.017, 3) - 0.5
    // Square at the head, broad, drawn in towards the tail, which spreads again in two points.
    const belly = 1 - 0.9 * smooth(0, 0.98, t) ** 1.35 - 0.16 * smooth(-0.55, -1, t)
    const tail = smooth(0.9, 1.16, t)
    const width = halfWidth * Math.max(0.17, belly) * (upper ? 0.94 : 1.04) * (1 + 0.16 * n)
    if (t > 0.9) {
      const spread = halfWidth * (0.16 + 0.42 * tail)
      const v = Math.abs(off) / spread
      const notch = 1.22 - 0.13 * (1 - v)
      if (v > 1 || t > notch + 0.03 * n) return false
      const ray = noise(v * 9 * (upper ? 1 : -1) + seed, t * 3)
      const paint = scaled(mix(FIN, COPPER, 0.35 * ray + 0.4 * smooth(1.04, 0.9, t)), 0.85 + 0.3 * ray)
      return put(out, paint, heightOn(rest, lx, ly) + 5 + 2 * ray, 0.5, 6)
    }
    const v = Math.abs(off) / width
    const head = -1 + 0.05 * (layeredNoise(off * 0.03 + seed, 5.5, 2) - 0.5) + 0.05 * v
    if (v > 1 || t < head) return false
    const fine = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
    // Flakes lean back from the middle, in short uneven lines; a few have opened in the heat.
    const phase = (lx - 0.85 * Math.abs(off)) / pitch + 1.3 * n
    const index = Math.floor(phase)
    const along = phase - index
    const own = noise(index * 5.3 + seed, upper ? 1.5 : 6.5)
    const shown = smooth(0.3, 0.75, noise(index * 3.1 + seed, v * 3 + (upper ? 0 : 9)))
    const line = smooth(0.12, 0.03, Math.min(along, 1 - along)) * shown * smooth(0.02, 0.14, v) * smooth(1, 0.82, v)
    const open = own > 0.78 ? smooth(0.24, 0.08, along) * shown * smooth(0.16, 0.3, v) * smooth(0.92, 0.7, v) : 0
    const spine = smooth(0.06, 0.015, v) * smooth(0.98, 0.8, t)
    const broad = layeredNoise(lx * 0.011 - seed, ly * 0.016 + seed, 2)
    const heat = clamp(
      0.3 + 1.5 * (broad - 0.5) + 0.9 * (n + 0.1) + 0.35 * smooth(0.5, 0.95, v) + 0.25 * smooth(0.3, 0.9, t),
    )
    const smoked = mix(mix(GOLD, COPPER, smooth(0.05, 0.55, heat)), MAHOGANY, 0.75 * smooth(0.6, 1.05, heat))
    const lined = mix(mix(smoked, LINE, 0.5 * line), MAHOGANY, 0.6 * spine)
    const flaked = mix(lined, PALE, 0.7 * open)
    // The skin below curls up a little at the edge.
    const hem = smooth(0.92, 0.98, v + 0.1 * n)
    const paint = mix(scaled(flaked, 0.92 + 0.16 * fine), SKIN, 0.75 * hem)
    const lobe = (1 - v ** 2.6) ** 0.6 * (0.72 + 0.28 * smooth(0, 0.3, v)) * (1 - 0.45 * smooth(0, 0.95, t))
    const z =
      5 +
      thick * lobe * smooth(head - 0.005, head + 0.035, t) -
      line * 1.1 -
      open * 3 -
      spine * 2 +
      hem * 3 +
      (fine - 0.5) * 2
    const gloss = 0.5 + 0.35 * smooth(0.45, 0.65, layeredNoise(lx * 0.03 + seed, ly * 0.05, 2)) - 0.2 * hem
    return put(out, paint, heightOn(rest, lx, ly) + z, gloss, z + 2)
  })
}
