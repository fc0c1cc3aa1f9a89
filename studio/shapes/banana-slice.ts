// A slice of raw banana: soft at its edge, three pale rays about a moist heart, a few seeds.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, RIM, HEART, SEED] = [rgb('#f9ecbc'), rgb('#eed489'), rgb('#ecd08a'), rgb('#8a6436')]

export function bananaSlice(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const flesh = scene.vary(FLESH, 0.04)
  // Cut more or less aslant, no two equally thick.
  const long = size * random.between(0.98, 1.16)
  const wide = size * random.between(0.9, 0.98)
  const tall = size * random.between(0.26, 0.38)
  const edge = 0.2
  const rest = field.settle(x, y, long * 0.8, wide * 0.8, turn, 0.5, 0.4)
  const plane = { ...rest, slopeX: rest.slopeX + random.bell() * 0.1, slopeY: rest.slopeY + random.bell() * 0.1 }
  field.stamp(x, y, long * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const angle = Math.atan2(v, u)
    const d = hypot(u, v) / (0.96 + 0.08 * (noise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3 + seed) - 0.5))
    if (d > 1) return false
    const ray = 0.5 + 0.5 * Math.cos(angle * 3 + seed)
    const fibre = noise(angle * 7 + seed, d * 2.4)
    const heart = smooth(0.5 + 0.1 * ray, 0.16, d)
    const pip = smooth(0.7, 0.82, noise(u * 10 + seed, v * 10)) * smooth(0.36, 0.24, d) * smooth(0.05, 0.13, d)
    const damp = layeredNoise(u * 1.4 - seed, v * 1.4, 2)
    const body = mix(scaled(flesh, 0.97 + 0.06 * fibre), HEART, heart * (0.22 + 0.5 * ray) + 0.1 * damp)
    const paint = mix(mix(body, RIM, 0.75 * smooth(0.84, 0.97, d)), SEED, 0.8 * pip)
    const round = smooth(1 - edge, 1, d)
    const z = tall * (1 - 0.62 * round * round) - 1.2 * heart * ray + (fibre - 0.5) * 0.7 * smooth(0.2, 0.5, d)
    return put(out, paint, heightOn(plane, lx, ly) + z, 0.35 + 0.4 * damp, z + 2)
  })
}
