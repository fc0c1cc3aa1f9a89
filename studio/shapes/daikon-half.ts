// A thick half-moon of daikon that simmered until it went glassy: soft edges, fine rays from its heart, the broth in it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, GLASSY, HEART] = [rgb('#ece8d2'), rgb('#c9c59c'), rgb('#f8f5e6')]

const RING = rgb('#b3b084')

export function daikonHalf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const tall = size * random.between(0.24, 0.32)
  const rest = field.settle(x, y, size * 0.7, size * 0.4, turn, 0.4, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.16, rest.slopeY + random.bell() * 0.16]
  const tilted = { ...rest, slopeX, slopeY }
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size + 0.45]
    const angle = Math.atan2(v, u)
    const r = hypot(u, v) / (1 + 0.05 * (noise(Math.cos(angle) + seed, Math.sin(angle)) - 0.5))
    const d = Math.max(r, 1 - v * 1.02)
    if (d > 1 || v < 0) return false
    const edge = smooth(0.8, 1, r) + smooth(0.12, 0, v)
    const ray = layeredNoise(Math.cos(angle) * 9 + seed, Math.sin(angle) * 9 + r, 2)
    const n = layeredNoise(u * 2 + seed, v * 2, 2)
    const paint = mix(
      mix(FLESH, HEART, 0.6 * smooth(0.55, 0.1, r)),
      GLASSY,
      clamp(0.75 * edge + 0.5 * (ray - 0.5) + 0.3 * n),
    )
    // The fibers end in a ring under the peel.
    const ring = smooth(0.035, 0.01, Math.abs(r - 0.84)) * smooth(0.06, 0.16, v)
    const z = tall * (1 - 0.5 * clamp(edge) ** 3) + (ray - 0.5) * 0.8
    return put(out, scaled(mix(paint, RING, 0.5 * ring), 0.97 + 0.06 * n), heightOn(tilted, lx, ly) + z, 0.6, z + 2)
  })
}
