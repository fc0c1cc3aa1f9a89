// A sauce on its own: a small bowl on a plate, a spoon in it, and beside it a little of what it was made from.
import { type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { lookNamed } from '#studio/looks/looks.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { cheeseShred } from '#studio/shapes/dairy.ts'
import { rawClove } from '#studio/shapes/garlic-clove.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { restingSpoon } from '#studio/shapes/resting-spoon.ts'
import { specks } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import type { DipPlace } from './dip-layouts.ts'

type Lay = (scene: Scene, x: number, y: number) => void

const BOWL = 180
const DEPTH = 100
const LEVEL = 82
/** Places on the free side of the plate, from its middle: the first is the best seen. */
const PLACES = [
  [190, 70],
  [92, 186],
  [206, -62],
  [-52, 224],
] as const

const PARMESAN = rgb('#f3dfa6')
const LEMON = { rind: rgb('#efc52c'), pulp: rgb('#f8e27c') }
const LIME = { rind: rgb('#5f9a2a'), pulp: rgb('#bcd867') }

/** The plate, what lies on it, and the bowl; the scene's middle is moved to that of the bowl. */
export function servedSauce({ scene, dish, setting }: Stage, glaze: Rgb): DipPlace {
  plate(scene, { radius: 312, ...setting.ceramic })
  companionsOf(dish).forEach((lay, i) => {
    const [dx, dy] = PLACES[i] ?? [0, 0]
    if (PLACES[i]) lay(scene, scene.x + dx + scene.random.bell() * 8, scene.y + dy + scene.random.bell() * 8)
  })
  scene.x -= 70
  scene.y -= 42
  bowl(scene, { radius: BOWL, body: glaze, rim: glaze, depth: DEPTH })
  return { radius: BOWL, level: LEVEL }
}

/** The handle points away from the viewer, over the far rim. */
export function spoonInSauce(scene: Scene, sauce: Rgb): void {
  const turn = -1.12
  const off = 78
  restingSpoon(scene, {
    x: scene.x + Math.cos(turn) * off,
    y: scene.y + Math.sin(turn) * off,
    turn,
    length: 158,
    level: LEVEL,
    rim: DEPTH,
    toRim: BOWL - off,
    sauce,
  })
}

function companionsOf(dish: Dish): Lay[] {
  const found: Lay[] = []
  const herb = dish.parts.find(({ look }) => look.kind === 'herb' && look.pieces.plain)
  const leaf = herb?.look.pieces.plain
  if (leaf)
    found.push((scene, x, y) => {
      for (const [px, py] of scene.spots(5, 46, x, y)) leaf.draw(scene, px, py, scene.random.between(1.3, 1.8))
    })
  const ground = dish.has(/peanut butter/) ? lookNamed('peanuts') : undefined
  const nut = ground ?? dish.parts.find(({ look }) => look.kind === 'nut')?.look
  const kernel = nut?.pieces.plain
  if (kernel)
    found.push((scene, x, y) => {
      for (const [px, py] of gatheredAt(scene, 30, 66, x, y))
        kernel.draw(scene, px, py, scene.random.between(1.25, 1.6))
    })
  if (dish.has(/lemon|lime/)) {
    const citrus = dish.has(/lime/) ? LIME : LEMON
    found.push((scene, x, y) => {
      citrusWedge(scene, x - 26, y - 12, 62, citrus)
      citrusWedge(scene, x + 34, y + 24, 58, citrus)
    })
  }
  const mushroom = dish.parts.find(({ name }) => /mushroom/.test(name))?.look.pieces.plain
  if (mushroom)
    found.push((scene, x, y) => {
      for (const [px, py] of scene.spots(6, 56, x, y)) mushroom.draw(scene, px, py, scene.random.between(1, 1.25))
    })
  if (dish.has(/parmesan|pecorino/)) found.push(wedgeOfCheese)
  if (dish.has(/garlic/))
    found.push((scene, x, y) => {
      for (const [dx, dy] of [
        [-34, -6],
        [16, 20],
        [30, -30],
      ] as const)
        rawClove(scene, x + dx, y + dy, scene.random.between(32, 40))
    })
  if (dish.has(/pepper flakes/))
    found.push((scene, x, y) => specks(scene, 130, 34, [rgb('#cf2f12'), rgb('#9a200b'), rgb('#e0a24a')], 3.6, x, y))
  return found
}

/** Dropped in one place: close together in the middle. */
function gatheredAt(scene: Scene, count: number, reach: number, x: number, y: number): Point[] {
  return Array.from({ length: count }, () => scene.spot(reach * scene.random.between(0.3, 1), x, y))
}

/** Broken from the wheel: crumbly faces, and the gratings that fell beside it. */
function wedgeOfCheese(scene: Scene, x: number, y: number): void {
  const seed = scene.random.between(0, 99)
  for (const [px, py] of scene.spots(40, 62, x, y)) cheeseShred(scene, px, py, scene.random.between(10, 22), PARMESAN)
  hewn(scene, x, y, {
    size: 50,
    long: 1.35,
    tall: 0.8,
    sides: 4,
    uneven: 9,
    round: 0.08,
    gloss: 0.15,
    grain: (u, v) => layeredNoise(u * 7 + seed, v * 7 + seed, 3),
    paint: ({ face, grain }) => scaled(PARMESAN, (face ? 0.9 : 1.02) + 0.12 * grain),
    relief: ({ grain }) => (grain - 0.5) * 6,
  })
}
