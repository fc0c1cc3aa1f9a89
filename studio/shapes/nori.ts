// Nori cut with scissors: thin, stiff, nearly black strips with straight edges that curl a little.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DARK, GREEN] = [rgb('#12211a'), rgb('#3a5d3c')]

export function noriStrip(scene: Scene, x: number, y: number, length: number): void {
  const { field, random } = scene
  const half = length / 2
  const wide = length * random.between(0.075, 0.11)
  const seed = random.between(0, 99)
  const turn = random.angle()
  // Its ends stand up a little, and it is twisted.
  const curl = random.between(0.02, 0.2) * half
  const twist = random.between(-0.35, 0.35)
  const slant = random.between(-0.5, 0.5)
  const rest = field.settle(x, y, half * 0.9, wide, turn, 0.75, 0.3)
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = (lx - ly * slant) / half
    if (Math.abs(u) > 1 || Math.abs(ly) > wide) return false
    const n = layeredNoise(lx * 0.16 + seed, ly * 0.16, 3)
    // Light shines through the thin places and along the cut.
    const thin = 0.6 * smooth(0.5, 0.72, n) + 0.4 * smooth(wide - 1.6, wide, Math.abs(ly))
    const z = 2.5 + curl * u * u + twist * u * ly + n * 0.8
    return put(out, mix(DARK, GREEN, thin), heightOn(rest, lx, ly) + z, 0.55, 2)
  })
}
