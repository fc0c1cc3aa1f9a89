// Pomelo out of its skin: a segment, whole or torn across, of plump drops of juice that all point to its inner edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [HONEY, ROSE, DEEP, CLEAR, SKIN] = [
  rgb('#f8cf58'),
  rgb('#ef5f50'),
  rgb('#cf7a24'),
  rgb('#fff0c0'),
  rgb('#fffaf0'),
]
/** Light passes through it, so that even its shaded sides are bright. */
const LIT = 1.04
/** Drops side by side along a segment. */
const DROPS = 17

export function pomeloPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 90)
  const turn = random.angle()
  const deep = size * random.between(0.84, 1)
  const tall = size * random.between(0.2, 0.28)
  const pulp = scene.vary(scaled(mix(HONEY, ROSE, random.between(0.02, 0.22)), LIT), 0.04)
  const heart = scaled(mix(HONEY, ROSE, random.between(0.6, 1)), LIT)
  // Most are torn across somewhere.
  const [left, right] = [
    random.chance(0.4) ? random.between(-0.5, -0.1) : -2,
    random.chance(0.3) ? random.between(0.2, 0.6) : 2,
  ]
  const hollow = random.between(0.02, 0.14)
  // Here and there some of its white skin is left.
  const skinned = random.chance(0.5) ? random.between(0.5, 0.9) : 0
  const rest = field.settle(x, y, size * 0.7, deep * 0.6, turn, 0.4, 0.35)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    const torn = 0.12 * (noise(ly * (9 / size) + seed, 3) - 0.5)
    if (u < left + torn || u > right + torn) return false
    // A half moon: round at the peel, drawn in a little at the core.
    const outer = deep * 0.62 * Math.sqrt(Math.max(0, 1 - u * u))
    const inner = -deep * (0.42 * (1 - u * u) - hollow * (1 - u * u) ** 2)
    const v = (ly - inner) / (outer - inner || 1)
    if (Math.abs(u) > 1 || v < 0 || v > 1) return false
    // Drops fan out from the core.
    const angle = Math.atan2(lx, ly + deep * 1.15)
    const r = hypot(lx, ly + deep * 1.15) / size
    const place =
      (angle / 0.95) * DROPS * 0.5 + 1.6 * (layeredNoise(lx * (2.4 / size) + seed, ly * (2.4 / size), 2) - 0.5)
    const column = Math.floor(place)
    const across = (place - column - 0.5) * 2
    const start = noise(column * 7.3 + seed, 1.5)
    const phase = r * (3 + 1.2 * noise(column * 3.1 + seed, 4.5)) + start * 1.7
    const row = Math.floor(phase)
    const along = phase - row
    const own = noise(column * 5.7 + seed, row * 3.3 + 8.5)
    // Pointed toward the core, round toward the peel.
    const wide = 0.35 + 0.65 * Math.sin(Math.PI * clamp(0.12 + 0.8 * along)) ** 0.7
    const q = (across / wide) ** 2 + (0.9 * Math.max(0, along - 0.55) * 2) ** 2 * 0.9
    const drop = Math.sqrt(clamp(1 - q))
    const edge = Math.min(v / 0.16, (1 - v) / 0.2, (1 - Math.abs(u)) / 0.12, 1)
    const round = Math.sqrt(clamp(1 - (1 - edge) ** 2))
    const juice = mix(mix(pulp, heart, 0.9 * smooth(0.85, 0.15, v + 0.2 * (own - 0.5))), CLEAR, 0.22 * own)
    const seen = mix(mix(juice, DEEP, 0.22), mix(juice, CLEAR, 0.16 * smooth(0.6, 1, drop)), smooth(0.05, 0.6, drop))
    const skin =
      Math.max(0.7 * smooth(0.94, 0.99, v), skinned * smooth(0.14, 0.04, v)) *
      smooth(0.3, 0.5, layeredNoise(u * 3 + seed, v, 2) + 0.1)
    const z = 3 + tall * round * (0.78 + 0.22 * Math.sin(Math.PI * clamp(v))) + size * (0.05 * drop * (0.4 + 1.2 * own))
    return put(out, mix(seen, SKIN, skin), heightOn(rest, lx, ly) + z, 0.85 - 0.5 * skin, z + 3)
  })
}
