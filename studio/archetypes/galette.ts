// A buckwheat galette: a thin round crêpe whose four sides are folded in over the filling and leave the egg open.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import { griddled } from '#studio/shapes/breads.ts'
import { meltedSheet } from '#studio/shapes/dairy.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const BUCKWHEAT = { light: rgb('#cfa168'), mid: rgb('#a5713a'), dark: rgb('#4a2a12') }
/** Half the side of the folded square, and the radius of the crêpe before it was folded. */
const HALF = 222
const ROUND = 298

export function foldedSquare({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const turn = scene.random.between(-0.3, 0.3)
  const base = scene.field.heightAt(scene.x, scene.y)
  const crepe = (x: number, y: number, worn: number): ReturnType<typeof mix> => {
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
    const lace = griddled(x * 1.9 + seed * 50, y * 1.9)
    return mix(mix(BUCKWHEAT.light, BUCKWHEAT.mid, smooth(0.3, 0.75, n)), BUCKWHEAT.dark, clamp(lace * 0.62 + worn))
  }
  // The folded edges are soft and not quite straight.
  const outside = (x: number, y: number): number => {
    const bent = 7 * Math.sin(x * 0.011 + seed) + 7 * Math.sin(y * 0.013 - seed)
    return Math.max(Math.abs(x) + 0.05 * Math.abs(y), Math.abs(y) + 0.05 * Math.abs(x)) - HALF + bent
  }
  scene.field.stamp(scene.x, scene.y, HALF * 1.5, turn, (x, y, out) => {
    if (outside(x, y) > -6) return false
    return put(out, crepe(x, y, 0), base + 5, 0.3, 6)
  })
  const filling = dish.pieces.filter((part) => part.look.kind !== 'egg')
  toss(scene, filling, around(scene, 178), { cover: 1.35, scale: 0.95, rise: 16 })
  const cheese = dish.first('cheese')
  if (cheese) meltedSheet(scene, 165, 165, mix(cheese.look.colour, rgb('#f7d27a'), 0.5), rgb('#b06a20'), 0.6)
  // Cheese that ran over everything would hide what it is filled with.
  const known = filling.filter(({ look }) => look.kind === 'vegetable')
  if (cheese) toss(scene, known, around(scene, 160), { cover: 0.5, rise: 8, crowd: () => 1 })
  scene.field.stamp(scene.x, scene.y, HALF * 1.5, turn, (x, y, out) => {
    const d = outside(x, y)
    if (d > 0) return false
    const n = layeredNoise(x * 0.03 + seed, y * 0.03, 3)
    // A flap is what lay outside of the fold, turned over: its free edge is the round edge of the crêpe.
    const [across, along] = Math.abs(x) > Math.abs(y) ? [Math.abs(x), y] : [Math.abs(y), x]
    const ragged = (layeredNoise(along * 0.05 + (across === Math.abs(x) ? 3 : 9) + seed, seed, 3) - 0.5) * 22
    const inward = Math.sqrt(Math.max(0, ROUND * ROUND - along * along)) - (2 * HALF - across) + ragged
    if (inward < 0) return false
    const lip = smooth(14, 0, inward)
    const crease = smooth(5, 0, Math.abs(Math.abs(x) - Math.abs(y))) * smooth(0, 40, inward)
    // Round over the fold, lying up on the filling, thin at the free edge.
    const z = 30 * Math.sqrt(clamp(-d / 34)) - 4 * crease + (n - 0.5) * 9 + 3 * Math.sin(along * 0.05 + seed)
    return put(out, crepe(x + 90, y - 60, 0.42 * lip + 0.3 * smooth(-14, 0, d)), base + z, 0.32, 9)
  })
  if (dish.of('egg').length) friedEgg(scene, scene.x, scene.y, 88)
  garnish(scene, dish, around(scene, 120), 0.8)
}
