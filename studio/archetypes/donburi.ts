// Oyakodon and its like: chicken and onion that simmered in dashi, bound with barely set egg and slid onto a bowl of rice.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { halfSetEgg } from '#studio/shapes/half-set-egg.ts'
import { saucedMeat } from '#studio/shapes/sauced-meat.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { type GrainLook, grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { withCookedMushrooms } from './stewed-mushrooms.ts'

/** Thigh that took the color of soy and mirin. */
const BITE = {
  inside: rgb('#f0cf9a'),
  outside: rgb('#dda052'),
  crust: rgb('#a8662a'),
  sauce: { dark: rgb('#9a5a20'), light: rgb('#d8943e') },
  browned: 0.6,
  coated: 0.3,
  tall: 0.8,
  ends: 0.6,
}
const ONION = { flesh: rgb('#f3d48c'), edge: rgb('#d09a44') }

/** Bites from the middle, in a bowl whose egg reaches `REACH`: none in a row with another. */
const BITES = [
  [-150, -58],
  [-62, -120],
  [44, -96],
  [132, -108],
  [-96, 18],
  [8, -22],
  [104, -4],
  [186, -24],
  [-28, 88],
  [78, 84],
  [-158, 74],
] as const
const REACH = 268

function onions(scene: Scene, x: number, y: number, count: number): void {
  for (const [px, py] of scene.spots(count, REACH * 0.76, x, y))
    softOnion(scene, px, py, scene.random.between(64, 104), 0.12, ONION.flesh, ONION.edge)
}

/** Chopped spinach that went in last: soft and dark, in small handfuls half sunk in the egg. */
function greens(scene: Scene, part: Part, x: number, y: number): void {
  const green = mix(part.look.colour, rgb('#2f5a18'), 0.5)
  for (const [px, py] of scene.spots(7, REACH * 0.7, x, y))
    for (const spot of scene.spots(3, 24, px, py)) wiltedLeaf(scene, ...spot, scene.random.between(26, 44), green)
}

export function donburi({ scene, dish, setting }: Stage, rice: GrainLook): void {
  bowl(scene, { radius: 326, ...setting.ceramic, depth: 92 })
  mound(scene, { radius: 286, rise: 22, base: 52, dark: scaled(rice.dark, 0.9), light: rice.light, rough: 6 })
  grains(scene, grainCount(rice, 286), 288, rice)
  const { random } = scene
  const parts = dish.simmered.filter((part) => part.look.kind !== 'egg')
  // To one side, so that the rice shows along the other.
  const [x, y] = [scene.x + 22, scene.y - 18]
  const leaves = parts.find((part) => part.look.kind === 'leaf')
  const bird = parts.find((part) => part.look.kind === 'poultry' || part.look.kind === 'meat')
  const rest = parts
    .filter((part) => part !== bird && part.look.kind !== 'leaf' && !/onion/.test(part.name))
    .map(withCookedMushrooms)
  const pourEgg = halfSetEgg(scene, { x, y, reach: REACH, deep: 9 })
  const bite = cookedPiece('chunk', 34, (s, px, py, k) => saucedMeat(s, px, py, random.between(40, 50) * k, BITE))
  if (bird) for (const [dx, dy] of BITES) bite.draw(scene, x + dx + random.bell() * 10, y + dy + random.bell() * 10, 1)
  toss(scene, rest, { x, y, radius: REACH * 0.7 }, { cover: 0.16, rise: 12 })
  onions(scene, x, y, 16)
  pourEgg()
  if (leaves) greens(scene, leaves, x, y)
  onions(scene, x, y, 7)
  garnish(scene, dish, { x, y, radius: 170 }, 0.8)
}
