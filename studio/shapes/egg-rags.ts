// Beaten egg that a fork stirred into a lively broth: soft torn flakes that drift in loose clouds.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const YOLK = rgb('#f7d672')
const SET_EGG = rgb('#fdf0c0')

/** `level`: the height at which they hang in the broth. */
export function eggRags(scene: Scene, clouds: number, reach: number, broth: Rgb, level: number): void {
  const { random, field } = scene
  for (const [x, y] of scene.spots(clouds, reach)) {
    // The stirring drew all of a cloud the same way.
    const drift = Math.atan2(y - scene.y, x - scene.x) + Math.PI / 2 + random.bell() * 0.4
    for (let i = random.whole(6, 11); i > 0; i--) {
      const [px, py] = scene.spot(50, x, y)
      const size = random.chance(0.3) ? random.between(19, 30) : random.between(6, 15)
      field.withCeiling(
        () => level - random.between(0, 3),
        () => flake(scene, px, py, size, drift + random.bell() * 0.7, broth),
      )
    }
  }
}

/** A soft flake: lobed, folded once or twice, thin at its edge. */
function flake(scene: Scene, x: number, y: number, size: number, turn: number, broth: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [rx, ry] = [size * random.between(1.2, 2), size * random.between(0.5, 0.8)]
  const egg = mix(YOLK, SET_EGG, random.between(0.2, 1))
  const thin = mix(egg, broth, 0.45)
  const bend = random.bell() * 0.6
  const rest = field.settle(x, y, rx * 0.6, ry * 0.6, turn, 0.3, 0.2)
  field.stamp(x, y, rx * 1.4, turn, (lx, ly, out) => {
    const u = lx / rx
    const v = (ly - bend * ry * u * u) / ry
    if (u * u + v * v > 2) return false
    const angle = Math.atan2(v, u)
    const lobes = layeredNoise(Math.cos(angle) * 1.6 + seed, Math.sin(angle) * 1.6 + seed, 2)
    const d = hypot(u, v) / (0.5 + 0.62 * lobes)
    if (d > 1) return false
    const curd = layeredNoise(u * 1.8 + seed, v * 2.2 + seed, 2)
    const paint = mix(scaled(egg, 0.94 + 0.12 * curd), thin, smooth(0.55, 1, d))
    const z = 1 + (1.6 + size * (0.12 + 0.2 * (curd - 0.4))) * Math.sqrt(1 - d * d)
    return put(out, paint, rest.z + z, 0.6, 4)
  })
}
