// Mashed mung beans, pressed into a ball and shaved over sticky rice with a knife: thick, crumbly shavings.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [PALE, GOLD] = [rgb('#fbe38a'), rgb('#efc238')]

/** One shaving: its upper face smooth from the knife, its edges crumbled. */
function shaving(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const deep = size * random.between(0.5, 0.64)
  const curl = random.between(-4, 9)
  const body = scene.vary(mix(PALE, GOLD, random.between(0.1, 0.6)), 0.03)
  const rest = field.settle(x, y, size * 0.7, deep * 0.7, turn, 0.4, 0.35)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / deep]
    const edge = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3) - 0.5
    const q = (Math.abs(u) ** 3.4 + Math.abs(v) ** 3.4) * (1 + 1.5 * edge)
    if (q > 1) return false
    const crumb = layeredNoise(lx * 0.2 + seed, ly * 0.2 + seed, 3) - 0.5
    // The knife leaves fine marks along it; it bows a little, as it came off a ball.
    const mark = Math.sin(ly * 0.5 + edge * 4) * 0.6
    const z = 9 - 5 * smooth(0.75, 1, q) + curl * u * u + mark + crumb * 2.6
    return put(out, scaled(body, 0.96 + 0.16 * crumb + 0.02 * mark), heightOn(rest, lx, ly) + z, 0.12, 9)
  })
}

/** Shavings that lie over each other on one side of the rice, and the crumbs that fell off them. */
export function shavedBeans(scene: Scene, reach: number): void {
  const { random } = scene
  const [x, y] = [scene.x - reach * 0.24, scene.y - reach * 0.1]
  heaped(scene, { x, y, radius: reach * 0.6 }, 26, () => {
    for (const [px, py] of scene.spots(420, reach * 0.54, x, y)) {
      const size = 3 + 8 * random.unit() ** 2
      const paint = scene.vary(mix(PALE, GOLD, random.unit()), 0.04)
      ellipsoid(scene, px, py, { rx: size, ry: size * 0.8, rz: size * 0.6, paint, gloss: 0.1, bump: size * 0.4 })
    }
    for (const [px, py] of scene.spots(30, reach * 0.42, x, y))
      shaving(scene, px, py, random.between(14, 30), -0.4 + random.bell() * 0.6)
  })
}
