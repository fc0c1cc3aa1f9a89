// Thick little cakes from the pan, piled loosely: sour cream on top, raspberries in their juice beside them.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { curdCake, raspberry } from '#studio/sculpted/curd-cake.ts'
import { yogurtOn } from '#studio/sculpted/pancake.ts'
import { leaning, moved } from '#studio/sculpted/solids.ts'
import { drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const SHADOW: Rgb = rgb('#c79a58')
const JUICE = { thin: rgb('#d0244a'), deep: rgb('#8a0c2c') }
const THICK = 50

/** x, y, height of the foot, slope to the right and to the front. */
const CAKES = [
  [-36, -150, 0, 0, 0],
  [-200, -52, 0, 0, 0],
  [128, -70, 0, 0, 0],
  [-84, 92, 0, 0, 0],
  [-46, -34, 46, 0.04, 0.05],
  [98, 98, 12, -0.2, -0.12],
] as const

/** Where berries lie: on the plate, and on the cream. */
const BESIDE = [
  [168, 150],
  [210, 106],
  [222, 168],
  [134, 196],
  [184, 206],
  [256, 128],
  [96, 226],
  [238, 60],
  [26, 214],
] as const
const ON_TOP = [
  [-76, -8, 106],
  [-18, -66, 110],
  [-6, 4, 102],
] as const

export function curdCakes({ scene, dish, setting }: Stage): void {
  const { random, field } = scene
  plate(scene, { radius: 350, ...setting.ceramic })
  const [x, y] = [scene.x - 24, scene.y - 6]
  const base = field.heightAt(x, y)
  const seed = (): number => random.between(0, 99)
  const solids: Solid[] = CAKES.map(([cx, cy, z, right, front]) => {
    const radius = 98 * random.between(0.94, 1.05)
    return moved(
      leaning(curdCake({ radius, thick: THICK * random.between(0.94, 1.04), seed: seed() }), right, front),
      cx,
      cy,
      z,
    )
  })
  if (dish.first('cream')) solids.push(yogurtOn(-48, -36, 93, 76, seed()))
  const berries = dish.has(/raspberr/)
  if (berries) {
    juice(scene, x + 172, y + 146, 126)
    for (const [bx, by] of BESIDE)
      solids.push(
        raspberry(bx + random.bell() * 5, by + random.bell() * 5, 0, random.between(20, 25), random.angle(), seed()),
      )
    for (const [bx, by, z] of ON_TOP) solids.push(raspberry(bx, by, z, random.between(20, 23), random.angle(), seed()))
  }
  // Below the sculpture, for its shadow.
  for (const [cx, cy, z] of CAKES)
    drum(scene, x + cx, y + cy, {
      radius: 88,
      height: THICK - 12 + z,
      base,
      top: () => [SHADOW, 0, 0],
      side: () => () => SHADOW,
    })
  field.overlays.push(sculpture(x, y, base, solids))
}

/** Half of the berries were crushed: their juice, with bits of them in it. */
function juice(scene: Scene, x: number, y: number, reach: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    reach * 1.2,
    0,
    (lx, ly, out) => {
      const a = Math.atan2(ly, lx)
      const edge = reach * (0.7 + 0.5 * layeredNoise(Math.cos(a) * 1.5 + seed, Math.sin(a) * 1.5 + seed, 3))
      const inside = edge - hypot(lx, ly)
      if (inside < 0) return false
      const pulp = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
      const lump = smooth(0.5, 0.68, pulp) * smooth(4, 20, inside)
      out.alpha = (0.78 + 0.18 * smooth(0, 26, inside)) * smooth(0, 5, inside)
      const tone = mix(JUICE.thin, JUICE.deep, 0.75 * smooth(30, 0, inside) * 0.5 + 0.5 * lump)
      return put(out, tone, 2.5 * smooth(0, 8, inside) + 6 * lump, 0.9)
    },
    'decal',
  )
}
