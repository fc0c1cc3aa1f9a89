// A thin coconut curry: a full bowl, each food cut and colored in its own way and half sunk, green oil on top, rice in a small bowl.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bambooSlice } from '#studio/shapes/canned-slices.ts'
import { cutGreenBean } from '#studio/shapes/cut-green-bean.ts'
import { eggplantWedge } from '#studio/shapes/eggplant-wedge.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { softTofu } from '#studio/shapes/soft-tofu.ts'
import { coat, liquid, oilBeads } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { grainHeap } from './heaps.ts'
import { sauceOf } from './stew-sauce.ts'

const RADIUS = 292
const LEVEL = 58
const COCONUT = rgb('#eeeac2')

type Draw = (scene: Scene, x: number, y: number) => void

/** How one food comes out of the pot, how deep its pieces hang, and how many of them there are. */
interface Simmered {
  draw: Draw
  deep: number
  count: number
}

function simmered(part: Part): Simmered | undefined {
  const { name, look, piece } = part
  if (look.kind === 'tofu')
    return {
      draw: (s, x, y) => softTofu(s, x, y, { size: s.random.between(32, 40), tip: s.random.between(0, 0.3) }),
      deep: 18,
      count: 24,
    }
  if (/eggplant/.test(name))
    return { draw: (s, x, y) => eggplantWedge(s, x, y, s.random.between(36, 48)), deep: 12, count: 26 }
  if (/bell pepper/.test(name) && piece)
    return { draw: (s, x, y) => piece.draw(s, x, y, s.random.between(1.05, 1.3)), deep: -7, count: 17 }
  if (/green bean/.test(name)) return { draw: (s, x, y) => cutGreenBean(s, x, y, 84, 8, 0.5), deep: -3, count: 20 }
  if (/bamboo/.test(name)) return { draw: (s, x, y) => bambooSlice(s, x, y, 36), deep: -4, count: 13 }
  return piece && piece.layer !== 'garnish' && look.kind === 'vegetable'
    ? { draw: (s, x, y) => piece.draw(s, x, y, 1.1), deep: 4, count: 10 }
    : undefined
}

export function thinCurry({ scene, dish, setting }: Stage): void {
  const { random, field } = scene
  const own = sauceOf(dish)
  const sauce = { dark: mix(own.dark, rgb('#a8a03c'), 0.25), light: mix(own.light, COCONUT, 0.22) }
  const grain = dish.first('grain')
  if (grain) {
    const at = { x: scene.x - 330, y: scene.y - 226 }
    bowl(scene, { ...at, radius: 150, ...setting.ceramic, depth: 84 })
    grainHeap(scene, grain, { ...at, radius: 122 }, 52)
    scene.x += 62
    scene.y += 24
  }
  bowl(scene, { radius: RADIUS + 30, ...setting.ceramic, depth: 86 })
  field.withWall({ x: scene.x, y: scene.y, radius: RADIUS + 4 }, () => {
    coat(scene, RADIUS + 5, scaled(sauce.dark, 0.8))
    liquid(scene, { ...sauce, level: LEVEL - 10, radius: RADIUS, rough: 4, gloss: 0.85 })
    const foods = dish.simmered.flatMap((part) => simmered(part) ?? [])
    const layer = (share: number, reach: number, lift: number): void => {
      const bag = random.shuffled(
        foods.flatMap(({ count, ...food }) => Array<typeof food>(Math.round(count * share)).fill(food)),
      )
      scene.spots(bag.length, reach).forEach(([x, y], i) => {
        const food = bag[i]
        if (!food) return
        const rest = LEVEL + lift - food.deep - random.between(0, 6)
        field.withCeiling(
          () => rest,
          () => food.draw(scene, x, y),
        )
      })
    }
    layer(0.66, RADIUS - 50, 8)
    liquid(scene, { ...sauce, level: LEVEL, radius: RADIUS, rough: 2, gloss: 0.85, clear: 1.2, pulp: 0.08 })
    layer(0.34, RADIUS * 0.66, 14)
    waterline(scene, { ...sauce, level: LEVEL, radius: RADIUS - 6, climb: 9, share: 0.55 })
    oilBeads(scene, {
      x: scene.x,
      y: scene.y,
      radius: RADIUS - 10,
      level: LEVEL,
      oil: mix(own.dark, rgb('#8fae1c'), 0.6),
    })
    sheen(scene, { level: LEVEL, radius: RADIUS - 4, share: 0.12 })
  })
  garnish(scene, dish, { x: scene.x, y: scene.y, radius: 200 }, 1.5)
}
