// A sloppy joe: a saucy filling heaped on the bun, running down on all sides, slaw on it and beside it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { toss } from '#studio/laying.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { crownBun } from '#studio/shapes/buns.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { mound } from '#studio/shapes/surface.ts'
import { drum } from '#studio/shapes/upright.ts'

const HEEL = 46
const HEAPED = 66
const DRIP = 34
const TOASTED = rgb('#a8591c')

/** The heel's side: crust below, toasted crumb above, sauce that ran down over both. */
function heelSide(x: number, y: number, base: number, size: number, bun: Rgb, sauce: Rgb, seed: number) {
  const crumb = mix(bun, rgb('#fdeccb'), 0.5)
  return (sx: number, sy: number, z: number): Rgb => {
    const along = Math.atan2(sy - y, sx - x) * size
    const below = base + HEEL - z
    const tongue = 6 + DRIP * Math.max(0, 2 * noise(along * 0.03 + seed, seed) - 1)
    if (below < tongue) return scaled(sauce, 1.2 - 0.35 * smooth(tongue - 8, tongue, below))
    const n = layeredNoise(along * 0.03 + seed, z * 0.05, 3)
    const cut = smooth(HEEL - 14, HEEL - 9, z - base + 5 * (n - 0.5))
    const crust = mix(bun, TOASTED, 0.15 + 0.4 * n)
    return scaled(
      mix(crust, scaled(crumb, 0.9 + 0.2 * noise(along * 0.2, z * 0.2)), cut),
      0.8 + 0.3 * smooth(0, 26, z - base),
    )
  }
}

export function looseBurger(scene: Scene, dish: Dish, x: number, y: number, size: number, bun: Rgb): void {
  const colour = mix(dish.sauce.light, rgb('#a8380e'), 0.6)
  const crumb = mix(bun, rgb('#fdeccb'), 0.5)
  const base = scene.field.heightAt(x, y)
  const seed = scene.random.between(0, 99)
  const filling = dish.of('legume', 'meat', 'poultry').filter((part) => part.piece)
  const saucy = { dark: scaled(colour, 0.7), light: colour, rough: 9, gloss: 0.8 }
  const heap = (px: number, py: number, radius: number, cover: number): void =>
    scene.field.withFinish(sauced(colour, dish.has(/chicken/) ? 0.72 : 0.5, seed, 0.5), () =>
      toss(scene, filling, { x: px, y: py, radius }, { cover, scale: 0.95, rise: 14 }),
    )
  // What has fallen onto the plate in front.
  for (const [dx, dy, reach] of [
    [0.42, 1.16, 0.28],
    [-0.5, 1.1, 0.16],
  ] as const) {
    runout(scene, x + size * dx, y + size * dy, size * reach, scaled(colour, 0.85))
    heap(x + size * dx, y + size * dy, size * reach * 0.7, 0.7)
  }
  drum(scene, x, y, {
    radius: size * 1.04,
    height: HEEL,
    base,
    edge: 10,
    side: () => heelSide(x, y, base, size, bun, scaled(colour, 0.9), seed),
    top: () => [mix(crumb, colour, 0.25), 0, 0.1],
  })
  mound(scene, { ...saucy, radius: size * 0.96, rise: HEAPED, base: base + HEEL - 12, x, y: y + 4 })
  heap(x, y + 8, size * 0.86, 2)
  slaw(scene, slawOf(dish), x, y + size * 0.4, size * 0.34)
  // The lid sits back, so that the filling shows.
  const foot = base + HEEL + HEAPED - 18
  crownBun(scene, x + 6, y - size * 0.36, size * 0.95, foot, bun, (_x, _y, z) =>
    z < foot + 8 ? mix(crumb, TOASTED, 0.22) : bun,
  )
}

/** Cabbage and carrot that were tossed with vinegar. */
export function slawOf(dish: Dish): Part[] {
  return dish.pieces.filter(({ name, cut }) => /cabbage|carrot/.test(name) && cut === 'shred')
}

export function slaw(scene: Scene, parts: readonly Part[], x: number, y: number, radius: number): void {
  toss(scene, parts, { x, y, radius }, { cover: 1.7, rise: radius * 0.3, scale: 0.6 })
}
