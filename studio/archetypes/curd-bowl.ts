// Cottage cheese in a bowl: loose curds of all sizes in their cream, up to the wall, heaped a little in the middle.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { honeyAlong } from '#studio/shapes/honey.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const SHADE = rgb('#e9dfca')
const LEVEL = 60

/** `radius`: where the wall of the bowl comes out of the cream. */
export function curdBowl(scene: Scene, colour: Rgb, radius: number): void {
  const { random, field } = scene
  const cream = mix(colour, WHITE, 0.25)
  const tones = { dark: scaled(mix(cream, SHADE, 0.5), 0.96), light: cream }
  liquid(scene, { level: LEVEL - 6, radius, ...tones, gloss: 0.7, rough: 5 })
  for (const [x, y] of scene.spots(560, radius - 24)) {
    const far = hypot(x - scene.x, y - scene.y) / radius
    // Higher in the middle, thin and loose toward the wall.
    const heap = 26 * smooth(0.95, 0.3, far) + 8 * (layeredNoise(x * 0.014, y * 0.014, 2) - 0.5)
    if (far > 0.8 && random.chance(0.35)) continue
    field.withCeiling(
      () => LEVEL - 10 + heap,
      () => curd(scene, x, y, random.between(7, 14) * (random.chance(0.2) ? 1.5 : 1), cream),
    )
  }
  waterline(scene, { level: LEVEL - 4, radius: radius - 26, ...tones, climb: 12, share: 0.7, ring: 0.12 })
}

/** Soft, of no even outline, wet with cream. */
function curd(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(1, 1.35), size * random.between(0.75, 1)]
  const own = scene.vary(colour, 0.02)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.4)
  field.stamp(x, y, rx * 1.2, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (1.5 / size) + seed, ly * (1.5 / size), 2) - 0.5
    const q = (lx / rx) ** 2 + (ly / ry) ** 2 + 0.9 * n
    if (q > 1) return false
    const round = Math.sqrt(clamp(1 - q))
    const z = 1.5 + size * 0.4 * round + 3 * n
    return put(out, mix(own, SHADE, 0.34 * smooth(0.5, 0.1, round)), heightOn(rest, lx, ly) + z, 0.5, z + 2)
  })
}

/** A thread off the spoon, back and forth; it lies on the curds, thin and golden. */
export function honeyOnCurds(scene: Scene, x: number, y: number, reach: number): void {
  const path = Array.from({ length: 64 }, (_, i): Point => {
    const t = i / 63
    const sway = Math.sin(t * 15 + 0.6 * Math.sin(t * 7))
    return [
      x + (t - 0.5) * 1.9 * reach + 0.16 * reach * Math.cos(t * 22),
      y + sway * reach * (0.6 + 0.3 * Math.sin(t * 5)),
    ]
  })
  honeyAlong(scene, path, 13)
}
