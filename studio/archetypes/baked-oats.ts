// Baked oatmeal in its dish: oats set in milk, golden and moist, with apple and nuts half sunk in; one square is gone.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { layeredNoise, pores, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { oatFlake } from '#studio/shapes/oat-bakes.ts'
import { pecanHalf } from '#studio/shapes/pecan.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { appleDice } from '#studio/shapes/stewed-apple.ts'
import { HALF_DEPTH, HALF_WIDTH, inDish, spotsInDish } from './oven-dish.ts'

const OATS = { light: rgb('#e9c384'), mid: rgb('#c98f4a'), dark: rgb('#8a5220'), moist: rgb('#d8ad6c') }
const TOP = 56
/** The square that was taken out, at the front corner. */
const TAKEN = { u: 112, v: 4 }

/** Scene units into what is left; negative where the square was. */
function left(u: number, v: number, seed: number): number {
  const ragged = 9 * (layeredNoise(u * 0.05 + seed, v * 0.05, 2) - 0.5)
  return Math.max(TAKEN.u - u, TAKEN.v - v) + ragged
}

export function bakedOats(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const { random, field } = scene
  const cut: SidePaint = (x, y, z) => {
    const along = x + y * 0.5
    // Flakes lie flat, so that the cut shows them as short lines.
    const flake = pores(along * 0.05 + seed, z * 0.14 + seed, 0.8)
    const n = layeredNoise(along * 0.05 + seed, z * 0.08, 3)
    return scaled(mix(mix(OATS.moist, OATS.mid, 0.7 * n), OATS.light, 0.6 * smooth(0.15, 0.6, flake)), 1.12)
  }
  field.withSides(cut, () =>
    field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
      const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
      if (d > 0 || left(x, y, seed) < 0) return false
      const n = layeredNoise(x * 0.012 + seed, y * 0.012, 3)
      const m = layeredNoise(x * 0.05 + seed, y * 0.05, 3)
      const caught = 0.8 * smooth(-26, 0, d) * (0.5 + 0.6 * m) + 0.4 * smooth(0.52, 0.75, n)
      const z = TOP + (n - 0.5) * 16 + (m - 0.5) * 6 + 5 * smooth(-60, -10, d)
      return put(out, mix(mix(OATS.moist, OATS.mid, 0.2 + 0.7 * m), OATS.dark, caught), z, 0.5)
    }),
  )
  const strewn = (count: number, inward: number, draw: (x: number, y: number) => void): void => {
    for (const [x, y] of spotsInDish(scene, count, turn, inward))
      if (left(...inDish(scene, x, y, turn), seed) > inward * 0.7) draw(x, y)
  }
  // Pressed into the batter, which has set around them.
  const sunk = (by: number, draw: () => void): void =>
    field.withCeiling((x, y) => Math.min(field.heightAt(x, y), TOP + 8) - by, draw)
  strewn(620, 14, (x, y) => sunk(1.5, () => oatFlake(scene, x, y, random.between(10, 15))))
  field.withFinish(finishOf('baked', seed), () => {
    if (dish.has(/apple/)) strewn(62, 30, (x, y) => sunk(8, () => appleDice(scene, x, y, random.between(22, 29))))
  })
  strewn(150, 16, (x, y) => sunk(1, () => oatFlake(scene, x, y, random.between(9, 14))))
  if (dish.has(/pecan/)) strewn(30, 30, (x, y) => sunk(4, () => pecanHalf(scene, x, y, random.between(17, 22))))
  const nut = dish.first('nut')
  if (nut) strewn(40, 22, (x, y) => sunk(1, () => choppedNut(scene, x, y, random.between(8, 14), nut.look.colour)))
  // What fell off when the square was lifted out.
  for (const [x, y] of spotsInDish(scene, 160, turn, 40)) {
    if (left(...inDish(scene, x, y, turn), seed) > -12) continue
    if (random.chance(0.5)) oatFlake(scene, x, y, random.between(7, 11))
    else crumb(scene, x, y, random.between(3, 6), mix(OATS.light, OATS.mid, random.unit()), 0.2)
  }
}
