// Tofu that was never fried: smooth, white, quivering cubes with soft edges, and the sauce or broth that runs over them.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CURD, SHADE] = [rgb('#fff6e0'), rgb('#ecd8ae')]

export interface SoftTofuOptions {
  size: number
  aspect?: number
  tall?: number
  turn?: number
  /** What runs over it, and how much of it: 0 only wets its foot. */
  sauce?: Rgb
  coated?: number
}

export function softTofu(scene: Scene, x: number, y: number, options: SoftTofuOptions): void {
  const { random, field } = scene
  const { size, sauce, coated = 0 } = options
  const seed = random.between(0, 99)
  const turn = options.turn ?? random.angle()
  const curd = scene.vary(CURD, 0.02)
  const across = size * (options.aspect ?? random.between(0.84, 1.05))
  const height = size * (options.tall ?? random.between(0.8, 1))
  const rest = field.settle(x, y, size * 0.7, across * 0.7, turn, 0.35, 0.2)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.1, rest.slopeY + random.bell() * 0.1]
  const [skewX, skewY] = [random.bell() * 0.08, random.bell() * 0.08]
  const melt = size * 0.16
  const nick = random.chance(0.3) ? random.angle() : null
  field.stamp(x, y, size * 1.6, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (1.3 / size) + seed, ly * (1.3 / size), 2) - 0.5
    const [px, py] = [lx + skewX * ly, ly + skewY * lx]
    const bow = n * size * 0.1
    // Its sides lean a little, so that light falls on them.
    const [sideX, sideY] = [(size + bow - Math.abs(px)) * 3.4, (across + bow - Math.abs(py)) * 3.4]
    // A corner that broke off.
    const corner = nick === null ? 1e3 : (size * 1.16 - px * Math.cos(nick) - py * Math.sin(nick)) * 2.2
    let sum = Math.exp(-(height + bow) / melt)
    for (const side of [sideX, sideY, corner]) sum += Math.exp(-side / melt)
    const z = -melt * Math.log(sum)
    if (z < 0) return false
    const up = z / height
    const side = smooth(0.9, 0.45, up)
    const fine = noise(lx * 0.16 + seed, ly * 0.16)
    let paint = mix(curd, SHADE, 0.4 * side + 0.08 * fine)
    let wet = 0
    if (sauce) {
      const ran = layeredNoise(lx * (1.5 / size) - seed, ly * (1.5 / size) + seed, 3)
      const foot = smooth(0.62, 0.1, up + 0.4 * (ran - 0.5))
      const film = coated * smooth(0.44, 0.8, ran)
      wet = Math.max(0.9 * foot, 0.9 * film)
      // As a stain: mixed, red on white would be pink.
      paint = stained(paint, sauce, Math.min(0.94, 0.1 * coated + wet))
    }
    return put(
      out,
      scaled(paint, 0.98 + 0.04 * fine),
      rest.z + slopeX * lx + slopeY * ly + z + (sauce ? wet * 1.4 : 0),
      0.6 + 0.3 * wet,
      z + 3,
    )
  })
}
