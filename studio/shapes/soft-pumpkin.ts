// A cube of pumpkin that simmered until soft: even deep orange, its edges gone round, a strip of green skin left along one side.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BRIGHT, ORANGE, DEEP] = [rgb('#f7a02a'), rgb('#ee8313'), rgb('#c55a08')]
const [SKIN, UNDER_SKIN] = [rgb('#4d6b2a'), rgb('#e2c04a')]

export function softPumpkin(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.95, 1.2), size * random.between(0.86, 1)]
  const tall = size * random.between(0.82, 0.98)
  const flesh = scene.vary(mix(ORANGE, BRIGHT, random.between(0, 0.6)), 0.03)
  const skinned = random.chance(0.55)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.2)
  const tilted = {
    z: rest.z,
    slopeX: rest.slopeX + random.bell() * 0.2,
    slopeY: rest.slopeY + random.bell() * 0.2 + (skinned ? -0.16 : 0),
  }
  field.stamp(x, y, size * 1.55, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const outline = 0.94 + 0.1 * layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2, 2)
    // The side under the skin bows out.
    const bowed = v > 0 && skinned ? v * (1 - 0.12 * (1 - u * u)) : v
    const d = (Math.abs(u) ** 5 + Math.abs(bowed) ** 5) ** 0.2 / outline
    if (d > 1) return false
    const n = layeredNoise(u * 1.6 + seed, v * 1.6, 2)
    const fiber = layeredNoise(u * 2.4 + seed, v * 9 + 2 * n, 2)
    const side = smooth(0.78, 1, d)
    const h = (1 - d ** 6) ** 0.5
    const body = mix(flesh, DEEP, clamp(0.45 * side + 0.35 * smooth(0.52, 0.75, n)))
    const worn = smooth(0.6, 0.78, d) * smooth(0.96, 0.84, d)
    const soft = mix(scaled(body, 0.97 + 0.06 * fiber), BRIGHT, 0.4 * worn)
    const rind = skinned ? smooth(0.66, 0.76, bowed / outline + 0.08 * (noise(u * 3 + seed, 2.5) - 0.5)) : 0
    const near = skinned ? smooth(0.5, 0.68, bowed / outline) : 0
    const paint = mix(mix(soft, UNDER_SKIN, 0.5 * near), scaled(SKIN, 0.85 + 0.3 * fiber), rind)
    const z = 2 + tall * h + (n - 0.5) * size * 0.1 + (fiber - 0.5) * size * 0.012
    return put(out, paint, heightOn(tilted, lx, ly) + z, 0.42, z + 3)
  })
}
