// A crumble: lumps of rubbed dough over fruit, with a helping taken out so that the fruit shows.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heightOn, put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { toss } from '#studio/laying.ts'
import { type Piece, piece } from '#studio/looks/look.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { oatFlake } from '#studio/shapes/oat-bakes.ts'
import { pecanHalf } from '#studio/shapes/pecan.ts'
import { tornStrip } from '#studio/shapes/peppers.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { appleDice, appleWedge } from '#studio/shapes/stewed-apple.ts'
import { inDish, insideDish, JUICE, spotsInDish } from './oven-dish.ts'

export const CRUMBS = rgb('#dcae66')
const CRUMB_COUNT = 210
const LUMPS = 120
const SCOOP = { u: 150, v: 96, across: 190, down: 118 }

/** 1 where a spoon has taken a helping out of the front corner. */
export function scoop(u: number, v: number, seed: number): number {
  const n = layeredNoise(u * 0.03 + seed, v * 0.03, 3)
  return smooth(1.06, 0.94, hypot((u - SCOOP.u) / SCOOP.across, (v - SCOOP.v) / SCOOP.down) + (n - 0.5) * 0.5)
}

/** What boils up around the crumbs. */
export function juiceOf(dish: Dish): Rgb {
  if (dish.has(/rhubarb/)) return rgb('#c23a4c')
  return dish.has(/blackberr|blueberr|cherr|plum/) ? rgb('#8a2440') : JUICE
}

const RHUBARB = [
  { flesh: rgb('#b83a4a'), bright: rgb('#e08a84'), char: rgb('#8f1f34'), burnt: 0.5, gloss: 0.95 },
  { flesh: rgb('#c9685e'), bright: rgb('#e8b496'), char: rgb('#a02c3c'), burnt: 0.6, gloss: 0.95 },
  { flesh: rgb('#b88a58'), bright: rgb('#d9c08a'), char: rgb('#b0404a'), burnt: 0.6, gloss: 0.95 },
]

/** Short lengths of rhubarb, stewed until they are limp: fibers along them, pink skin on some, green on others. */
function stewedRhubarb(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  tornStrip(scene, x, y, size * random.between(1.7, 2.8), size * random.between(0.85, 1.15), random.pick(RHUBARB))
}

/** Diced ones keep a side of skin; slices for a crumble are peeled. */
function softApple({ cut }: Part): Piece {
  return cut === 'cube' || cut === 'chop'
    ? piece('slice', 22, (scene, x, y, k) => appleDice(scene, x, y, 22 * k))
    : piece('slice', 36, (scene, x, y, k) => appleWedge(scene, x, y, k, true))
}

/** The fruit under a crumble, soft and in its juice, where a helping is out; a little of it at the edge as well. */
export function scoopedFruit(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const keep = insideDish(scene, turn)
  const pink = dish.has(/rhubarb|berr|cherr|plum/)
  const isPale = ({ name }: Part): boolean => !/berr|cherr|plum/.test(name)
  const stewed = pink ? rgb(dish.has(/apple/) ? '#d4828a' : '#b8463c') : rgb('#c9822c')
  const fruit = dish.of('fruit').flatMap((part) => {
    const soft = /apple/.test(part.name) ? softApple(part) : undefined
    const own = soft ?? part.piece ?? part.look.pieces[part.cut] ?? part.look.pieces.slice ?? null
    return own && part.grams > 60 ? [{ ...part, piece: { ...own, layer: 'slice' as const } }] : []
  })
  scene.field.withFinish(sauced(stewed, dish.has(/rhubarb|apple/) ? 0.3 : 0.62, seed, pink ? 0.6 : 0.1), () => {
    for (const off of [-70, 70]) {
      const u = SCOOP.u + off
      const at = [u * Math.cos(turn) - SCOOP.v * Math.sin(turn), u * Math.sin(turn) + SCOOP.v * Math.cos(turn)] as const
      const area = { x: scene.x + at[0], y: scene.y + at[1], radius: 128, keep }
      if (dish.has(/rhubarb/)) {
        for (const [x, y] of scene.spots(40, area.radius, area.x, area.y))
          if (keep(x, y, 30))
            scene.field.withCeiling(
              () => 38,
              () => stewedRhubarb(scene, x, y, 23),
            )
      } else toss(scene, fruit.filter(isPale), area, { cover: fruit.every(isPale) ? 1.15 : 0.8, rise: 8 })
    }
  })
  // Berries keep their own dark color.
  const berries = fruit.filter((part) => !isPale(part))
  if (!berries.length || dish.has(/rhubarb/)) return
  scene.field.withFinish(sauced(rgb('#3a0a24'), 0.25, seed, 0.5), () => {
    for (const off of [-90, 0, 90]) {
      const u = SCOOP.u + off
      const at = [u * Math.cos(turn) - SCOOP.v * Math.sin(turn), u * Math.sin(turn) + SCOOP.v * Math.cos(turn)] as const
      const area = { x: scene.x + at[0], y: scene.y + at[1], radius: 100, keep }
      toss(scene, berries, area, { cover: 0.34, rise: 8 })
    }
  })
}

/** A lump that held together: ragged and uneven, golden, browner on its back. */
function lump(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const golden = mix(CRUMBS, rgb('#c07c34'), random.unit() * 0.8)
  const turn = random.angle()
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.25, 0.3)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const ragged = 0.55 + 0.95 * layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 3)
    const d = hypot(lx, ly * 1.2) / (size * ragged)
    if (d > 1) return false
    const n = layeredNoise(lx * (3 / size) + seed, ly * (3 / size), 3)
    const fine = layeredNoise(lx * 0.22 + seed, ly * 0.22, 2)
    const round = Math.sqrt(1 - d * d)
    const z = 1 + size * 0.5 * round * (0.5 + n) + (fine - 0.5) * 4
    const toasted = 0.7 * smooth(0.45, 0.68, n) * round + 0.25 * smooth(0.5, 0.7, fine)
    return put(out, mix(scaled(golden, 0.86 + 0.28 * fine), TOASTED, toasted), heightOn(rest, lx, ly) + z, 0.12, z + 3)
  })
}

const TOASTED = rgb('#8a4a16')

/** What was rubbed together between the fingers: a few large lumps, crumbs between them, oats and nuts among them. */
export function clumps(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const isOut = (x: number, y: number): boolean =>
    scoop(...inDish(scene, x, y, turn), seed) > 0.4 && !scene.random.chance(0.1)
  const strewn = (count: number, inward: number, draw: (x: number, y: number) => void): void => {
    for (const [x, y] of spotsInDish(scene, count, turn, inward)) if (!isOut(x, y)) draw(x, y)
  }
  strewn(CRUMB_COUNT, 14, (x, y) =>
    crumb(scene, x, y, scene.random.between(5, 9), mix(CRUMBS, TOASTED, 0.7 * scene.random.unit()), 0.12),
  )
  strewn(LUMPS, 26, (x, y) => lump(scene, x, y, 11 + 22 * scene.random.unit() ** 2))
  if (dish.has(/\boats\b/)) strewn(150, 16, (x, y) => oatFlake(scene, x, y, scene.random.between(9, 13)))
  const nut = dish.of('nut').find(({ grams, look }) => grams > 15 && (look.pieces.chop ?? look.pieces.plain))
  const chopped = nut?.look.pieces.chop ?? nut?.look.pieces.plain
  if (nut && /pecan/.test(nut.name)) strewn(26, 34, (x, y) => pecanHalf(scene, x, y, scene.random.between(14, 19)))
  if (chopped) strewn(34, 24, (x, y) => chopped.draw(scene, x, y, 1.15))
}
