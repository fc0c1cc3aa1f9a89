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

export function blueberry(scene: Scene, x: number, y: number, r: number): void {
  const skin = scene.vary(rgb('#2f3b6c'), 0.16)
  const bloom = rgb('#9aa7cf')
  const cx = scene.random.bell() * 0.3
  const cy = scene.random.bell() * 0.3
  const paint = (u: number, v: number): Rgb => {
    const d = hypot(u - cx, v - cy)
    if (d > 0.3) return mix(skin, bloom, 0.1 + 0.26 * noise(u * 3 + cx * 9, v * 3))
    const star = d > 0.16 && Math.abs(Math.sin(Math.atan2(v - cy, u - cx) * 2.5)) > 0.3
    return scaled(skin, star ? 1.5 : 0.35)
  }
  ellipsoid(scene, x, y, { rx: r, ry: r, rz: r * 0.92, paint, gloss: 0.35 })
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
