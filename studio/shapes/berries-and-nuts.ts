// Berries, nuts and kernels of corn.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

export function cherry(scene: Scene, x: number, y: number, r: number, colour: Rgb): void {
  const paint = scene.vary(colour, 0.12)
  ellipsoid(scene, x, y, { rx: r, ry: r * scene.random.between(0.9, 1), rz: r * 0.95, paint, gloss: 1, sink: 0.6 })
}

/** A ball dusted with bloom; a small star about a hollow where the flower was. It lies level and keeps clear of those below it. */
export function blueberry(scene: Scene, x: number, y: number, r: number): void {
  const { random, field } = scene
  const skin = scene.vary(rgb('#2f3b6c'), 0.16)
  const bloom = rgb('#9aa7cf')
  const [cx, cy] = [random.bell() * 0.34, random.bell() * 0.34]
  const turn = random.angle()
  const rest = field.settle(x, y, r * 0.7, r * 0.7, turn, 0.5, 0.35)
  field.stamp(x, y, r, turn, (lx, ly, out) => {
    const [u, v] = [lx / r, ly / r]
    const q = u * u + v * v
    if (q > 1) return false
    const h = Math.sqrt(1 - q)
    const d = hypot(u - cx, v - cy)
    const star = 0.25 + 0.06 * Math.cos(Math.atan2(v - cy, u - cx) * 5)
    const hollow = smooth(star * 0.8, star * 0.5, d)
    const rim = smooth(star * 1.15, star, d) * (1 - hollow)
    const dusted = mix(skin, bloom, 0.1 + 0.26 * noise(u * 3 + cx * 9, v * 3))
    // Dark about its foot, so that each is seen by itself.
    const ball = scaled(dusted, 0.58 + 0.42 * smooth(0.1, 0.55, h))
    const paint = mix(mix(ball, scaled(skin, 1.5), 0.7 * rim), scaled(skin, 0.35), hollow)
    const z = r * (0.25 + 0.92 * h - 0.1 * hollow + 0.04 * rim)
    return put(out, paint, rest.z + z, 0.35, r * (0.55 + 0.85 * h) + 2)
  })
}

const DRUPELETS = [
  [1, 0],
  [6, 0.36],
  [10, 0.66],
  [12, 0.9],
] as const

/** Raspberry, blackberry: a dome of drupelets, each with its own shade, dark between them. */
export function drupelets(scene: Scene, x: number, y: number, r: number, colour: Rgb): void {
  const turn = scene.random.angle()
  const beads = DRUPELETS.flatMap(([count, distance], ring) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU + ring
      return { u: Math.cos(a) * distance, v: Math.sin(a) * distance, paint: scene.vary(colour, 0.14) }
    }),
  )
  const rest = scene.field.settle(x, y, r * 0.7, r * 0.7, turn, 0.5, 0.4)
  scene.field.stamp(x, y, r * 1.16, turn, (lx, ly, out) => {
    const [u, v] = [lx / r, ly / r]
    let nearest = 1
    let paint = colour
    for (const bead of beads) {
      const d = hypot(u - bead.u, v - bead.v) / 0.25
      if (d < nearest) {
        nearest = d
        paint = bead.paint
      }
    }
    const q = u * u + v * v
    if (nearest >= 1 && q > 0.86) return false
    const round = Math.sqrt(1 - nearest * nearest)
    const dome = Math.sqrt(Math.max(0, 1.34 - q))
    const z = r * (0.2 + 0.62 * dome + 0.2 * round)
    const height = heightOn(rest, lx, ly) + z
    return put(out, scaled(paint, 0.55 + 0.5 * round), height, 0.35 + 0.55 * round, z)
  })
}

export function nut(scene: Scene, x: number, y: number, size: number, colour: Rgb, round = 0.62): void {
  const skin = scene.vary(colour, 0.1)
  const seam = scaled(skin, 0.7)
  const paint = (_u: number, v: number): Rgb => (Math.abs(v) < 0.08 ? seam : skin)
  ellipsoid(scene, x, y, { rx: size, ry: size * round, rz: size * 0.5, paint, gloss: 0.35, bump: 1.5, bumpScale: 0.3 })
}

/** A kernel of corn: square-shouldered, with a dent in its crown, narrow and pale where it sat on the cob. */
export function cornKernel(scene: Scene, x: number, y: number, size: number): void {
  const skin = scene.vary(KERNEL, 0.07)
  const turn = scene.random.angle()
  const rest = scene.field.settle(x, y, size * 0.8, size * 0.7, turn, 0.45, 0.4)
  scene.field.stamp(x, y, size * 1.25, turn, (lx, ly, out) => {
    const u = lx / (size * 1.12)
    const v = ly / (size * (0.8 + 0.24 * u))
    const q = Math.abs(u) ** 3 + Math.abs(v) ** 3
    if (q > 1) return false
    const dent = smooth(0.5, 0, hypot(u - 0.35, v))
    const z = 2 + size * (0.86 * (1 - q) ** 0.46 - 0.1 * dent)
    const colour = mix(
      mix(skin, KERNEL_TIP, smooth(-0.45, -0.9, u)),
      KERNEL_DEEP,
      0.5 * smooth(0.5, 1, q) + 0.16 * dent,
    )
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.38, z + 2)
  })
}

const KERNEL = rgb('#fbc928')
const KERNEL_DEEP = rgb('#dd9412')
const KERNEL_TIP = rgb('#fdf0b8')
