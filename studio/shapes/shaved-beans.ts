// Mashed mung beans, pressed into a ball and shaved over sticky rice with a knife: fine flakes that crumble as they fall.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [PALE, GOLD] = [rgb('#fbe294'), rgb('#efc650')]

/** One flake: torn at its edges, bowed as it came off the ball, thin enough to lie at a slant. */
function flake(scene: Scene, x: number, y: number, size: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const deep = size * random.between(0.4, 0.85)
  const curl = random.between(-0.1, 0.3) * size
  const [tipX, tipY] = [random.bell() * 0.35, random.bell() * 0.35]
  const body = scene.vary(mix(PALE, GOLD, random.unit() ** 1.5), 0.03)
  const rest = field.settle(x, y, size * 0.7, deep * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, size * 1.35, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / deep]
    const torn = layeredNoise(lx * (1.6 / size) + seed, ly * (1.6 / size), 3) - 0.5
    const q = u * u + v * v + 1.1 * torn
    if (q > 1) return false
    const crumb = layeredNoise(lx * 0.26 + seed, ly * 0.26 + seed, 3) - 0.5
    const z = 4 + tipX * lx + tipY * ly + curl * u * u - 2.4 * smooth(0.6, 1, q) + crumb * 3
    return put(out, scaled(body, 0.97 + 0.2 * crumb), heightOn(rest, lx, ly) + z, 0.06, 5)
  })
}

/** A drift of flakes over one side of the rice, thick in its middle, and the crumbs that fell off them. */
export function shavedBeans(scene: Scene, reach: number, x: number, y: number): void {
  const { random } = scene
  heaped(scene, { x, y, radius: reach }, 30, () => {
    for (const [px, py] of scene.spots(620, reach, x, y)) {
      const size = 2 + 5 * random.unit() ** 2
      const paint = scene.vary(mix(PALE, GOLD, random.unit()), 0.04)
      ellipsoid(scene, px, py, { rx: size, ry: size * 0.8, rz: size * 0.6, paint, gloss: 0.05, bump: size * 0.4 })
    }
    for (let i = 0; i < 330; i++) {
      // Fewer toward the edge.
      const [px, py] = scene.spot(reach * 0.92 * random.between(0.45, 1), x, y)
      flake(scene, px, py, random.between(7, 19))
    }
  })
}
