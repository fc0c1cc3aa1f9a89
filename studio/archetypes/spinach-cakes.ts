// Spinach pancakes the size of a hand: green, laced with brown, berries in their juice beside them.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import { garnish, toss } from '#studio/laying.ts'
import { type CrustLook, roundBread } from '#studio/shapes/breads.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const GREEN: CrustLook = { light: rgb('#98a05a'), mid: rgb('#7f8a44'), dark: rgb('#8a5a22') }
const JUICE = rgb('#a01426')

/** They overlap in a ring that leaves room in front. */
const PLACES = [
  [-160, 20],
  [-120, -110],
  [20, -150],
  [150, -80],
  [170, 50],
  [10, -20],
] as const

export function spinachCakes({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 352, ...setting.ceramic })
  for (const [dx, dy] of PLACES) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    roundBread(scene, x, y, {
      radius: scene.random.between(122, 134),
      thickness: 11,
      look: GREEN,
      blisters: 1,
      rough: 5,
    })
    herbFlecks(scene, 26, 108, scaled(rgb('#46662c'), 0.9), 6, x, y)
  }
  const at = { x: scene.x + 10, y: scene.y + 118 }
  const cheese = dish.first('cheese')
  if (cheese) dollop(scene, scene.x - 118, scene.y + 128, 70, mix(cheese.look.colour, WHITE, 0.4))
  runout(scene, at.x, at.y, 112, JUICE)
  const berries = dish.of('fruit').filter((part) => part.piece)
  toss(scene, berries, { ...at, radius: 84 }, { cover: 1.5, rise: 20 })
  garnish(scene, dish, { ...at, radius: 90 }, 0.4)
}
