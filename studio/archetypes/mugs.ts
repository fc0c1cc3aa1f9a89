// Hot drinks in mugs.
import { tintOf } from '#studio/clear-broth.ts'
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish } from '#studio/laying.ts'
import type { Tones } from '#studio/mixing.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { chocolateShard } from '#studio/shapes/chocolate-chip.ts'
import { milkFoam } from '#studio/shapes/milk-foam.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { specks } from '#studio/shapes/surface.ts'
import { tube } from '#studio/shapes/tube.ts'
import { whiskedFoam } from '#studio/shapes/whisked-foam.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { dateSlices, dates, pineNuts } from './date-tea.ts'
import { clearTones } from './drinks.ts'

/** Fruit and herbs of the drink, lying beside the mugs. */
function scattered(scene: Scene, dish: Dish, x: number, y: number): void {
  const shown = dish.parts
    .filter((part) => part.piece && ['fruit', 'herb', 'nut', 'vegetable', 'leaf'].includes(part.look.kind))
    .slice(0, 3)
  shown.forEach((part, i) => {
    for (const [px, py] of scene.spots(
      part.piece && part.piece.reach > 34 ? 1 : 4,
      60,
      x + i * 84 - 84,
      y + (i % 2) * 28,
    ))
      part.piece?.draw(scene, px, py, 0.9)
  })
}

/** Matcha and chocolate color milk more strongly than their weight says. */
function deeper(dish: Dish): Tones {
  const { dark, light } = dish.sauce
  if (dish.has(/cocoa|chocolate/)) return { dark: rgb('#4c2010'), light: rgb('#834722') }
  const powder = dish.find(/matcha/)?.look.colour
  return powder ? { dark: mix(dark, powder, 0.8), light: mix(light, powder, 0.62) } : { dark, light }
}

const FROTH = rgb('#fbf6e6')
const CREMA = rgb('#e2b98c')
const CINNAMON = rgb('#9a4f1c')

type Places = readonly (readonly [x: number, y: number, handle: number])[]

const PAIR: Places = [
  [-186, -40, 2.2],
  [186, 45, 1],
]
/** Nearly filling the picture. */
const LARGE: Places = [
  [-184, -86, 2.5],
  [186, 66, 0.75],
]

/** A few pieces of the bar that was chopped, and its crumbs. */
function brokenChocolate(scene: Scene, x: number, y: number): void {
  const { random } = scene
  for (const [px, py] of scene.spots(16, 88, x, y)) chocolateShard(scene, px, py, random.between(7, 13))
  for (const [dx, dy, size] of [
    [-44, -14, 34],
    [38, 4, 40],
    [-8, 34, 27],
    [86, -34, 24],
  ] as const)
    chocolateShard(scene, x + dx, y + dy, size)
}

function mug(scene: Scene, x: number, y: number, radius: number, outside: Rgb, inside: Rgb, turn: number): void {
  const loop: Point[] = []
  for (let i = 0; i <= 20; i++) {
    const a = (i / 20 - 0.5) * Math.PI * 1.1
    const along = radius * (1.02 + 0.36 * Math.cos(a))
    const across = radius * 0.36 * Math.sin(a)
    loop.push([
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    ])
  }
  tube(scene, loop, { radius: radius * 0.1, paint: outside, gloss: 0.6, rigid: true, lift: 34 })
  bowl(scene, { radius, body: inside, rim: outside, depth: 108, x, y })
}

/** Hot drinks from above, in mugs. */
export const mugs: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    const milky = dish.grams('cream') > 60
    const { dark, light } = milky ? deeper(dish) : clearTones(dish)
    const inside = mix(setting.ceramic.body, WHITE, 0.4)
    const jujube = dish.has(/red date|jujube/)
    const cocoa = milky && dish.has(/cocoa|chocolate/)
    const wide = cocoa ? 148 : 138
    if (cocoa) brokenChocolate(scene, scene.x - 250, scene.y + 226)
    for (const [dx, dy, turn] of cocoa ? LARGE : PAIR) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      bowl(scene, {
        radius: cocoa ? wide + 46 : wide + 52,
        body: setting.ceramic.body,
        rim: setting.ceramic.rim,
        depth: 30,
        x,
        y,
      })
      mug(scene, x, y, wide, setting.ceramic.rim, inside, turn)
      if (cocoa) {
        const foam = mix(light, CREMA, 0.72)
        const dust = dish.find(/cinnamon/) ? CINNAMON : undefined
        whiskedFoam(scene, { x, y, radius: wide * 0.956, level: 90, drink: { dark, light }, foam, dust })
        continue
      }
      if (milky) {
        milkFoam(scene, { x, y, radius: 132, level: 90, drink: { dark, light }, foam: mix(light, FROTH, 0.72) })
        specks(scene, 70, 46, [dark, mix(dark, light, 0.4)], 1.3, x + 18, y - 12)
      } else {
        // Tea is clear: lighter where the wall of the cup is near.
        const tint = tintOf(light)
        pour(scene, {
          x,
          y,
          level: 90,
          radius: 133,
          tint,
          deep: jujube ? 25 : 46,
          body: mix(dark, light, 0.5),
          clear: 120,
          rough: 0.4,
        })
        sheen(scene, { x, y, level: 90, radius: 128, share: 0.4 })
      }
      if (jujube) dateSlices(scene, x, y, 90)
      if (dish.has(/pine nut/)) pineNuts(scene, x, y, 90)
      garnish(scene, dish, { x, y, radius: 62 }, 0.6, 0.8)
    }
    if (cocoa) return
    if (jujube) dates(scene, scene.x - 40, scene.y + 222)
    else scattered(scene, dish, scene.x - 20, scene.y + 250)
  },
}
