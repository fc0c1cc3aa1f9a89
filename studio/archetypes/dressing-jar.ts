// A vinaigrette in the jar in which it was shaken.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish, toss } from '#studio/laying.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { oilBeads } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import { drum } from '#studio/shapes/upright.ts'
import { whisk } from '#studio/shapes/whisk.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const OIL = rgb('#cfa53a')
const LETTUCE = ['#7fae3a', '#98c150', '#b4d070', '#6a9c30'].map(rgb)
/** Mustard and oil that were shaken together. */
const MUSTARD = rgb('#f0d88c')

/** The tall jar it was shaken in, its lid and a whisk beside it, and a few leaves of lettuce to taste it on. */
export function jarOfDressing({ scene, dish }: Stage): void {
  const { random } = scene
  board(scene, 400, 262, random.between(-0.05, 0.05))
  const creamy = mix(dish.blended().light, rgb('#f0c44e'), 0.6)
  const surface = { dark: creamy, light: mix(creamy, MUSTARD, 0.6) }
  lettuce(scene, scene.x + 196, scene.y - 92)
  whisk(scene, scene.x + 214, scene.y + 122, 0.42, 190, creamy)
  jarLid(scene, scene.x - 262, scene.y + 118, 84)
  // Shaken, and already parting a little at the bottom.
  const bands = [
    { colour: mix(OIL, creamy, 0.35), share: 0.16, ruffle: 0.5, smooth: true },
    { colour: mix(creamy, MUSTARD, 0.55), share: 0.84, ruffle: 0.3, smooth: true },
  ]
  const [x, y] = [scene.x - 96, scene.y + 70]
  const jar = { radius: 104, height: 262, bands, surface, clear: false }
  const top = tumbler(scene, x, y, jar)
  oilBeads(scene, { ...top, level: scene.field.heightAt(top.x, top.y), oil: OIL })
  const shallot = dish.parts.filter((part) => part.piece && part.look.kind === 'vegetable')
  toss(scene, shallot, { ...top, radius: top.radius * 0.85 }, { cover: 0.14, scale: 0.42 })
  garnish(scene, dish, { ...top, radius: top.radius * 0.8 }, 0.6)
}

/** A loose handful, wet with a few drops of the dressing. */
function lettuce(scene: Scene, x: number, y: number): void {
  const { random } = scene
  for (const [px, py] of scene.spots(11, 104, x, y))
    leaf(scene, px, py, {
      length: random.between(110, 150),
      width: random.between(80, 108),
      colour: scene.vary(random.pick(LETTUCE), 0.08),
      ruffle: 0.9,
      curl: random.between(1, 1.8),
      widest: 1.3,
      gloss: 0.4,
    })
}

/** The screw lid of a jar: brass, with a ribbed edge and a shallow step. */
function jarLid(scene: Scene, x: number, y: number, radius: number): void {
  const brass = rgb('#c9a24c')
  drum(scene, x, y, {
    radius,
    height: 28,
    edge: 5,
    side: () => (sx, sy) => scaled(brass, 0.7 + 0.25 * Math.sin(Math.atan2(sy - y, sx - x) * 60)),
    top: (lx, ly) => {
      const d = hypot(lx, ly) / radius
      const brushed = 0.94 + 0.08 * Math.sin(d * 60)
      return [
        scaled(mix(brass, rgb('#f0dc9c'), 0.4 * smooth(-0.8, 0.6, -(lx + ly) / radius)), brushed),
        -4 * smooth(0.84, 0.8, d),
        0.7,
      ]
    },
  })
}
