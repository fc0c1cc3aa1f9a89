// Bagels, split and filled, their layers towards the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type Band, banded } from '#studio/shapes/upright.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { fillingsOf, stacked } from './fillings.ts'

/** The outline of a roll: 0 along its middle, 1 at its edge, more outside. */
interface Outline {
  extent: number
  depth: (x: number, y: number) => number
}

const RING = { middle: 98, half: 71 }
const bagelOutline: Outline = {
  extent: RING.middle + RING.half * 1.2,
  depth: (x, y) => Math.abs(Math.hypot(x, y) - RING.middle) / RING.half,
}

const CRUST = { gold: rgb('#d3923e'), brown: rgb('#96551c'), crumb: rgb('#f8e6bd') }
const HEEL = 36

/** What lies on the upper crust: seeds. */
type Marks = (x: number, y: number, seed: number) => { colour: Rgb; rise: number } | null

interface Roll {
  outline: Outline
  turn: number
  bands: readonly Band[]
  filling: number
  crown: number
  marks: Marks
}

function filledRoll(scene: Scene, x: number, y: number, roll: Roll): void {
  const { outline, turn, bands, filling, crown, marks } = roll
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  const wavy = bands.map((band) => ({ ...band, ruffle: (band.ruffle ?? 0.15) * 2 }))
  const inside = banded(wavy, base + HEEL, filling, seed)
  const paint = (sx: number, sy: number, z: number): Rgb => {
    if (z < base + HEEL - 6) return scaled(CRUST.gold, 0.8 + 0.3 * noise(sx * 0.05, z * 0.05 + seed))
    if (z < base + HEEL || (z > base + HEEL + filling && z < base + HEEL + filling + 8)) return CRUST.crumb
    return z > base + HEEL + filling ? CRUST.gold : inside(sx, sy, z)
  }
  const stamp = (
    reach: (lx: number, ly: number) => number,
    shape: (lx: number, ly: number, d: number) => readonly [Rgb, number, number],
  ): void =>
    scene.field.withSides(paint, () =>
      scene.field.stamp(x, y, outline.extent * 1.08, turn, (lx, ly, out) => {
        const d = outline.depth(lx, ly)
        return d <= reach(lx, ly) && put(out, ...shape(lx, ly, d))
      }),
    )
  // The lower half is the wider one; the filling sticks out between them, here more and there less.
  stamp(
    () => 1.09,
    () => [CRUST.crumb, base + HEEL, 0.1],
  )
  const topmost = bands.at(-1)?.colour ?? CRUST.crumb
  stamp(
    (lx, ly) => 0.99 + 0.09 * layeredNoise(lx * 0.03 + seed, ly * 0.03, 2),
    () => [topmost, base + HEEL + filling, 0.4],
  )
  stamp(
    () => 1,
    (lx, ly, d) => {
      const dome = base + HEEL + filling + 14 + crown * Math.sqrt(clamp(1 - d ** 2.4))
      const mark = marks(lx, ly, seed)
      if (mark) return [mark.colour, dome + mark.rise, 0.3]
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
      return [mix(CRUST.gold, CRUST.brown, smooth(0.85, 0.1, d) * 0.7 * (0.5 + n)), dome + n * 4, 0.22]
    },
  )
}

const seeds: Marks = (x, y, seed) => {
  const [gx, gy] = [Math.round((x + y * 0.3) / 21) * 21 - y * 0.3, Math.round(y / 17) * 17]
  const onSeed = Math.hypot((x - gx) / 6.5, (y - gy) / 4) < 1 && noise(gx * 0.3 + seed, gy * 0.3) > 0.42
  return onSeed ? { colour: rgb('#fbeecb'), rise: 4 } : null
}

/** The lower half of a bagel, spread and covered, its hole left open. */
function openBagel(scene: Scene, dish: Dish, x: number, y: number): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  const spread = dish.find(/cream cheese|ricotta|labneh|hummus|butter/)?.look.colour ?? CRUST.crumb
  scene.field.withSides(
    (_x, _y, z) => (z < base + HEEL - 4 ? CRUST.gold : CRUST.crumb),
    () =>
      scene.field.stamp(x, y, bagelOutline.extent, 0, (lx, ly, out) => {
        const d = bagelOutline.depth(lx, ly)
        if (d > 1) return false
        const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
        const covered = smooth(0.95, 0.82, d + (n - 0.5) * 0.2)
        return put(
          out,
          mix(CRUST.crumb, mix(spread, rgb('#fffaf0'), 0.5), covered),
          base + HEEL + covered * 12 + n * 6,
          0.3,
        )
      }),
  )
  // Thin slices, each over the end of the last, draped so that their edges hang over the hole and the rim.
  const slice = dish.first('fish', 'meat', 'poultry')?.piece
  for (let i = 0; slice && i < 8; i++) {
    const a = (i / 8) * TAU + seed
    slice.draw(scene, x + Math.cos(a) * RING.middle, y + Math.sin(a) * RING.middle, 1.32)
  }
  const tops = dish.of('vegetable').filter((part) => part.piece && part.grams < 90)
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU + 0.4
    const at = { x: x + Math.cos(a) * RING.middle, y: y + Math.sin(a) * RING.middle, radius: 46 }
    toss(scene, tops, at, { cover: 0.3, scale: 0.5 })
    garnish(scene, dish, at, 0.6, 0.7)
  }
}

export function bagels({ scene, dish }: Stage): void {
  board(scene, 420, 285, scene.random.between(-0.08, 0.08))
  const bands = stacked(fillingsOf(dish))
  const closed = { outline: bagelOutline, turn: 0, bands, filling: 64, crown: 62, marks: seeds }
  filledRoll(scene, scene.x + 190, scene.y - 70, closed)
  openBagel(scene, dish, scene.x - 170, scene.y + 40)
}
