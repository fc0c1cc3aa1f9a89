// Beaten egg that a fork stirred into a lively broth: soft torn veils that drift in loose clouds, with small flakes between them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const YOLK = rgb('#f5c84c')
const SET_EGG = rgb('#fae08c')

/** `level`: the height at which they hang in the broth. */
export function eggRags(scene: Scene, clouds: number, reach: number, broth: Rgb, level: number): void {
  const { random, field } = scene
  for (const [x, y] of scene.spots(clouds, reach)) {
    // The stirring drew all of a cloud the same way.
    const drift = Math.atan2(y - scene.y, x - scene.x) + Math.PI / 2 + random.bell() * 0.5
    for (let i = random.whole(4, 7); i > 0; i--) {
      const [px, py] = scene.spot(46, x, y)
      const size = random.chance(0.5) ? random.between(24, 44) : random.between(9, 17)
      field.withCeiling(
        () => level - random.between(0, 3),
        () => veil(scene, px, py, size, drift + random.bell() * 0.6, broth),
      )
    }
  }
}

function veil(scene: Scene, x: number, y: number, size: number, turn: number, broth: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [rx, ry] = [size * random.between(1.1, 1.7), size * random.between(0.5, 0.8)]
  const egg = mix(YOLK, SET_EGG, random.between(0, 0.75))
  const thin = mix(egg, broth, 0.62)
  const bend = random.bell() * 0.5
  const rest = field.settle(x, y, rx * 0.6, ry * 0.6, turn, 0.3, 0.2)
  field.stamp(x, y, rx * 1.5, turn, (lx, ly, out) => {
    const u = lx / rx
    const v = (ly - bend * ry * u * u) / ry
    if (u * u + v * v > 2) return false
    const angle = Math.atan2(v, u)
    const lobes = layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 2)
    const shreds = layeredNoise(Math.cos(angle) * 5 - seed, Math.sin(angle) * 5, 2)
    const d = hypot(u, v) / (0.5 + 0.6 * lobes + 0.18 * (shreds - 0.5))
    if (d > 1) return false
    // Folds run along it; between them it is so thin that the broth shows.
    const sway = 0.6 * noise(u * 1.4 + seed, 3.5)
    const fold = layeredNoise(u * 1.1 + seed, (v + sway) * 2.4 + seed, 2)
    const lace = layeredNoise(u * 3 - seed, v * 3.4 + seed, 2)
    if (lace > 0.7 && d > 0.35) return false
    const veiled = Math.max(smooth(0.5, 1, d), smooth(0.5, 0.34, fold) * 0.7)
    const paint = mix(scaled(egg, 0.9 + 0.2 * fold), thin, veiled)
    const z = 1.5 + size * (0.08 * (1 - d * d) + 0.1 * (fold - 0.4)) * smooth(1, 0.7, d)
    return put(out, paint, rest.z + z, 0.75, 4)
  })
}
