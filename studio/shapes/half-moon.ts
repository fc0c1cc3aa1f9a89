// Half a round of zucchini that simmered: skin along the bow, glassy flesh, seeds along the straight cut, one end under the broth.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { dark: rgb('#3c6b22'), light: rgb('#6f9a3a') }
const [FLESH, GLASSY, SEED] = [rgb('#efe9b4'), rgb('#c9cd7c'), rgb('#f6f1cd')]

export function zucchiniHalf(scene: Scene, x: number, y: number, r: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const flesh = scene.vary(FLESH, 0.04)
  const thick = r * random.between(0.3, 0.42)
  const tip = random.angle()
  const steep = random.between(0.12, 0.4)
  const [slopeX, slopeY] = [Math.cos(tip) * steep, Math.sin(tip) * steep]
  const off = r * 0.42
  const rest = field.settle(x, y, r * 0.6, r * 0.5, turn, 0.35, 0.2)
  field.stamp(x, y, r * 1.25, turn, (lx, ly, out) => {
    const [u, v] = [lx / r, (ly + off) / r]
    const n = layeredNoise(u * 2.4 + seed, v * 2.4, 2)
    const d = hypot(u, v) + 0.08 * (n - 0.5)
    const cut = v + 0.1 * (n - 0.5)
    if (d > 1 || cut < 0.02) return false
    const edge = Math.min(1 - d, cut * 1.1)
    const seeds = smooth(0.52, 0.3, d) * smooth(0.02, 0.16, cut)
    const pip = seeds * smooth(0.62, 0.74, noise(u * 9 + seed, v * 9))
    const inside = mix(mix(flesh, GLASSY, 0.5 * seeds + 0.35 * smooth(0.45, 0.7, n)), SEED, 0.7 * pip)
    const under = mix(inside, SKIN.light, 0.45 * smooth(0.66, 0.86, d))
    const skin = mix(SKIN.dark, SKIN.light, smooth(0.35, 0.7, noise(Math.atan2(v, u) * 5 + seed, 2)))
    const paint = mix(scaled(under, 0.95 + 0.1 * n), skin, smooth(0.87, 0.91, d))
    const z = 2 + thick * (0.55 + 0.45 * smooth(0, 0.14, edge)) + (n - 0.5) * r * 0.06 - 0.04 * r * seeds + pip * 0.8
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, 0.55, z + 4)
  })
}
