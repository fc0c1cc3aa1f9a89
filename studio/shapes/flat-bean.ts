// A length of flat green bean, cut at a slant: broad and thin, a faint swelling over each seed, a string along one edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [POD, LIT, DEEP, CUT, BROWN] = [rgb('#6f9a3a'), rgb('#98bb58'), rgb('#46701f'), rgb('#cfdc98'), rgb('#6a4a14')]

export function flatBean(scene: Scene, x: number, y: number, length: number, turn: number): void {
  const { random, field } = scene
  const [half, wide] = [length / 2, random.between(10, 13)]
  const seed = random.between(0, 99)
  const pod = scene.vary(POD, 0.1)
  const [bend, slant] = [random.bell() * 0.1, random.between(0.5, 1)]
  const rest = field.settle(x, y, half * 0.8, wide, turn, 0.5, 0.2)
  field.stamp(x, y, half + wide, turn, (lx, ly, out) => {
    const across = ly + bend * half * (lx / half) ** 2
    const v = across / wide
    const u = (lx + slant * across) / half
    if (Math.abs(v) > 1 || Math.abs(u) > 1) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.1, 2)
    const seeds = Math.max(0, Math.sin(lx * 0.21 + seed)) * smooth(0.8, 0.1, Math.abs(v))
    const string = smooth(0.16, 0.04, Math.abs(v - 0.8))
    const edge = smooth(0.7, 1, Math.abs(v))
    const body = mix(mix(pod, LIT, 0.5 * seeds + 0.3 * n), DEEP, 0.5 * edge + 0.35 * string)
    const ends = smooth(1 - 7 / half, 1 - 3 / half, Math.abs(u))
    const fried = 0.55 * smooth(0.6, 0.74, layeredNoise(lx * 0.06 - seed, ly * 0.06, 2))
    const z = 5 + 3.6 * Math.sqrt(1 - v * v) + 2.6 * seeds
    return put(out, scaled(mix(mix(body, CUT, 0.7 * ends), BROWN, fried), 0.98), heightOn(rest, lx, ly) + z, 0.4, z)
  })
}
