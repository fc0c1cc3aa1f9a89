// A hotpot in its oven dish: vegetables in gravy under a roof of thin potato slices, a helping gone from the front corner.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { toss } from '#studio/laying.ts'
import { piece } from '#studio/looks/look.ts'
import { clamp, hypot, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { friedMushroomPiece } from '#studio/shapes/cooked-mushroom.ts'
import { crispPotatoSlice } from '#studio/shapes/crisp-potato-slice.ts'
import { grains } from '#studio/shapes/starches.ts'
import { HALF_DEPTH, HALF_WIDTH, inDish, insideDish } from './oven-dish.ts'

const HELPING = { u: 196, v: 112, across: 158, down: 118 }
const [GRAVY, GLAZE, CAUGHT] = [rgb('#8a4a16'), rgb('#b8701f'), rgb('#5a2a0c')]
const ROOFING = /^(?!sweet).*potato/
/** Where the roof lies, and the gravy where a helping is out. */
const [ROOF, LOW] = [46, 16]

/** 1 where the spoon went, 0 under the roof. */
export function taken(u: number, v: number, seed: number): number {
  const n = layeredNoise(u * 0.02 + seed, v * 0.02, 2)
  const off = hypot((u - HELPING.u) / HELPING.across, (v - HELPING.v) / HELPING.down)
  return smooth(1.07, 0.93, off + (n - 0.5) * 0.55)
}

export function gravy(scene: Scene, turn: number, seed: number): void {
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    if (d > 0) return false
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
    const m = layeredNoise(x * 0.07 + seed, y * 0.07, 2)
    const dug = taken(x, y, seed)
    const body = mix(mix(GRAVY, GLAZE, n), CAUGHT, 0.5 * smooth(-16, 0, d) * m)
    return put(out, scaled(body, 0.9 + 0.25 * m), ROOF - (ROOF - LOW) * dug + (n - 0.5) * 8 + (m - 0.5) * 4, 0.8)
  })
}

const MUSHROOM = piece('chunk', 36, (s, x, y, k) => friedMushroomPiece(s, x, y, s.random.between(34, 44) * k))

/** What one sees where the helping is gone; `lid` names what lies on top of it all. */
export function filling(scene: Scene, dish: Dish, turn: number, seed: number, lid: RegExp): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const inside = insideDish(scene, turn)
  const keep = (x: number, y: number, reach: number): boolean =>
    inside(x, y, reach * 0.7) && taken(...inDish(scene, x, y, turn), seed) > 0.35
  const isRoof = ({ name }: Part): boolean => lid.test(name)
  const isMushroom = ({ name }: Part): boolean => /mushroom/.test(name)
  const shown = dish.pieces.filter((part) => !isRoof(part) && part.grams > 40)
  const rest = shown.filter((part) => !isMushroom(part))
  const mushrooms = shown.filter(isMushroom).map((part) => ({ ...part, piece: MUSHROOM }))
  const barley = dish.of('grain').find(({ look }) => look.grain)?.look.grain
  const wet = sauced(GLAZE, 0.22, seed, 0.4)
  for (const off of [-66, 66]) {
    const u = HELPING.u + off
    const area = {
      x: scene.x + u * cos - HELPING.v * sin,
      y: scene.y + u * sin + HELPING.v * cos,
      radius: 120,
      keep,
      even: true,
    }
    scene.field.withFinish(wet, () => {
      scene.field.withCeiling(
        () => LOW + 8,
        () => {
          toss(scene, rest, area, { cover: 0.8, scale: 0.9, rise: 8 })
          if (barley) grains(scene, 90, 112, barley, area.x, area.y)
        },
      )
      scene.field.withCeiling(
        () => LOW + 14,
        () => toss(scene, mushrooms, area, { cover: 0.55, scale: 1, rise: 10 }),
      )
    })
  }
}

/** How steeply a slice falls along its row and toward the front: what is laid later is everywhere higher, and none cuts another. */
const SHINGLE = { along: 0.09, down: 0.16 }

/** Rows from the back to the front, each slice over the end of the last, each row over the one behind it. */
function roof(scene: Scene, turn: number, seed: number): void {
  const { random } = scene
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const gone = (x: number, y: number): boolean => {
    const [u, v] = inDish(scene, x, y, turn)
    return taken(u, v, seed) > 0.5 || roundedBox(u, v, HALF_WIDTH - 2, HALF_DEPTH - 2, 30) > 0
  }
  for (let row = 0; row < 7; row++) {
    const v = (row - 3) * 64
    for (let i = 0; i < 14; i++) {
      const u = (i - 6.5) * 54 + (row % 2) * 27
      if (Math.abs(u) > HALF_WIDTH - 24) continue
      const [atU, atV] = [u + random.bell() * 9, v + random.bell() * 8 + 7 * Math.sin(u * 0.013 + row * 2)]
      const [x, y] = [scene.x + atU * cos - atV * sin, scene.y + atU * sin + atV * cos]
      const lie = (dx: number, dy: number): number => {
        const [along, down] = [atU - u + cos * dx + sin * dy, atV - v - sin * dx + cos * dy]
        return ROOF + 12 - SHINGLE.along * along - SHINGLE.down * down
      }
      // The oven is hotter at the back and along the wall.
      const wall = Math.max(Math.abs(u) / HALF_WIDTH, Math.abs(v) / HALF_DEPTH)
      const heat = clamp(0.1 + 0.35 * smooth(0.55, 1, wall) + random.between(0, 0.6) ** 1.5)
      crispPotatoSlice(scene, x, y, { radius: random.between(50, 60), turn: random.angle(), heat, gone, lie })
    }
  }
}

export function hotpot(scene: Scene, dish: Dish, turn: number, seed: number): void {
  gravy(scene, turn, seed)
  filling(scene, dish, turn, seed, ROOFING)
  roof(scene, turn, seed)
}
