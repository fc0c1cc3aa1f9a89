// A poached egg.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const WHITE = rgb('#fdf8ef')
const THIN = rgb('#f3ead8')
const YOLK = { dark: rgb('#ee8f10'), light: rgb('#fbb931'), below: rgb('#f9c565') }

/** A soft white cushion that slopes down to the plate; the yolk shows through it, has broken and runs out in front. */
export function poachedEgg(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const forward = random.between(0.7, 1.5)
  const [cos, sin] = [Math.cos(forward), Math.sin(forward)]
  // Below the mean height of what it lies on: it gives way to what is beside it.
  const rest = field.settle(x, y, size * 0.8, size * 0.7, 0, -0.15, 0.12)
  const [px, py] = [x + cos * size * 0.86, y + sin * size * 0.8]
  if (field.heightAt(px, py) < rest.z + 12) puddle(scene, px, py, size * 0.34)
  field.stamp(x, y, size * 1.15, 0, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / (size * 0.9)]
    const d = Math.hypot(u, v)
    const a = Math.atan2(v, u)
    const frill = layeredNoise(Math.cos(a) * 1.5 + seed, Math.sin(a) * 1.5 + seed, 3)
    const q = d / (0.95 + 0.24 * (frill - 0.5))
    if (q > 1) return false
    const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
    const along = u * cos + v * sin
    const across = v * cos - u * sin + (n - 0.5) * 0.36
    const broken = Math.hypot((along - 0.1) / 0.36, across / 0.3) + (n - 0.5) * 0.5
    const run = along > 0.1 ? Math.abs(across) / (0.13 + 0.09 * along) : 9
    const yolk = smooth(1.05, 0.85, Math.min(broken, run))
    const through = 0.5 * smooth(0.62, 0.2, Math.hypot(u, v))
    const white = mix(mix(WHITE, THIN, smooth(0.75, 1, q)), YOLK.below, through)
    const gold = mix(YOLK.dark, YOLK.light, clamp(0.2 + n))
    // Broad and low, and it meets the plate at a slant.
    const cushion = (1 - q ** 2.6) ** 0.9 * size * 0.4
    const z = 3 + cushion + (n - 0.5) * 7 * (1 - q) - 2.5 * yolk
    return put(out, mix(white, gold, yolk), heightOn(rest, lx, ly) + z, 0.7 + 0.3 * yolk, z + 3)
  })
}

/** Yolk that has run out onto what the egg lies on. */
function puddle(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.72,
    turn: scene.random.bell() * 0.4,
    thickness: 2.5,
    edge: 2,
    lean: 0.4,
    sink: 0,
    face: (d, a) => {
      const q = d / (0.86 + 0.3 * (layeredNoise(Math.cos(a) * 1.3 + seed, Math.sin(a) * 1.3, 2) - 0.5))
      return q > 1 ? null : [mix(YOLK.dark, YOLK.light, 0.35 + 0.4 * q), 3 * Math.sqrt(1 - q * q), 1]
    },
  })
}
