// Thick slices of a root that simmered in dark sugar until the syrup coats them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const SYRUP = rgb('#7a3206')
const THICK = 44

/** Leaning on the slice before it: cut face up, its side glossy and darker. */
function candiedSlice(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  turn: number,
  flesh: Rgb,
  base: number,
): void {
  const seed = scene.random.between(0, 99)
  const aspect = scene.random.between(0.78, 0.9)
  const side = (sx: number, sy: number, z: number): Rgb => {
    const n = layeredNoise((sx + sy * 0.5) * 0.035 + seed, z * 0.05, 3)
    return mix(scaled(flesh, 0.66 + 0.3 * n), SYRUP, 0.2 + 0.55 * smooth(THICK * 0.7, 0, z - base))
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, radius * 1.1, turn, (lx, ly, out) => {
      const angle = Math.atan2(ly / aspect, lx)
      const edge = 1 + 0.035 * Math.sin(angle * 2 + seed) + 0.025 * Math.sin(angle * 5 + seed)
      const d = Math.hypot(lx, ly / aspect) / (radius * edge)
      if (d > 1) return false
      const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
      // Fibres stand in the cut as short streaks.
      const fibre = smooth(0.62, 0.8, noise(lx * 0.16 + seed, ly * 0.07))
      const rim = smooth(0.8, 1, d)
      const pooled = smooth(0.5, 0.68, n)
      const open = mix(scaled(flesh, 1 + 0.14 * (n - 0.5)), rgb('#ffc066'), 0.13 * fibre + 0.12 * smooth(0.6, 0.2, d))
      const glazed = mix(mix(open, SYRUP, 0.32 * pooled), SYRUP, 0.5 * rim)
      const z = base + THICK + 0.3 * lx + 3 * (n - 0.5) - 12 * smooth(0.86, 1, d) ** 2
      return put(out, glazed, z, 0.95)
    }),
  )
}

/** Rows of slices that fell against each other in their syrup, with nuts and threads of zest. */
export function candiedSlices(scene: Scene, dish: Dish, flesh: Rgb): void {
  const { random } = scene
  const base = scene.field.heightAt(scene.x, scene.y)
  runout(scene, scene.x, scene.y, 292, rgb('#a4500a'))
  const turn = random.between(-0.3, 0.1)
  const place = (u: number, v: number): readonly [number, number] => [
    scene.x + Math.cos(turn) * u - Math.sin(turn) * v,
    scene.y + Math.sin(turn) * u + Math.cos(turn) * v,
  ]
  for (const [v, from, count] of [
    [-142, -118, 3],
    [-2, -186, 5],
    [140, -124, 4],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, y] = place(from + i * 92 + random.bell() * 8, v + random.bell() * 12)
      candiedSlice(
        scene,
        x,
        y,
        random.between(76, 92),
        turn + random.bell() * 0.25,
        scene.vary(mix(flesh, rgb('#e05a06'), 0.5), 0.07),
        base,
      )
    }
  }
  const nut = dish.first('nut')?.look.pieces.plain
  for (const [x, y] of scene.spots(17, 190))
    if (scene.facesUp(x, y, 14)) nut?.draw(scene, x, y, random.between(0.85, 1.1))
  if (!dish.has(/orange zest/)) return
  for (const [x, y] of scene.spots(16, 185)) {
    const paint = scene.vary(rgb('#ffae2e'), 0.06)
    tube(scene, arc(x, y, random.between(34, 60), random.angle(), random.between(-2, 2), 8), {
      radius: 2.6,
      paint,
      gloss: 0.6,
      sink: 0.7,
    })
  }
}
