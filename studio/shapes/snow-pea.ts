// A snow pea: a flat pod, pointed at both ends, its seams pale, the small peas showing as low bumps.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const PODS = ['#7cb63e', '#6aa834', '#8cc24c'].map(rgb)
const [SEAM, DEEP, TIP] = [rgb('#c2dc86'), rgb('#3f7a1e'), rgb('#dfe0a0')]

export function snowPea(scene: Scene, x: number, y: number, length: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = length / 2
  const wide = length * random.between(0.13, 0.16)
  const bend = random.between(0.08, 0.2) * (random.chance(0.5) ? 1 : -1)
  const pod = scene.vary(random.pick(PODS), 0.07)
  const twist = random.bell() * 0.5
  const rest = field.settle(x, y, half * 0.7, wide * 0.8, turn, 0.5, 0.4)
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const off = ly - bend * half * (0.5 - u * u)
    // Blunt where the stem was, drawn out at the other end.
    const profile = u < 0 ? (1 - u ** 4) ** 0.6 : (1 - u ** 2.4) ** 0.75
    const v = off / (wide * profile + 0.01)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const inPea = Math.cos(u * 15 + seed)
    const bump = smooth(0.1, 1, inPea) * smooth(0.75, 0.15, Math.abs(v - 0.1)) * smooth(0.85, 0.6, Math.abs(u))
    const seam = smooth(0.8, 0.95, Math.abs(v)) * (v > 0 ? 1 : 0.7)
    const skin = mix(scaled(pod, 0.9 + 0.22 * n), DEEP, 0.3 * smooth(0.5, -0.9, inPea) * smooth(0.8, 0.4, Math.abs(v)))
    const paint = mix(mix(skin, SEAM, 0.6 * seam + 0.25 * bump), TIP, smooth(0.9, 0.98, Math.abs(u)))
    const z = 3 + wide * (0.2 * (1 - v * v) + 0.2 * bump + 0.1 * seam + 0.35 * twist * u * v)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.45, 6)
  })
}
