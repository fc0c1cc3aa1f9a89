// A sloppy joe: a saucy filling heaped on the bun, running out on all sides.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { toss } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { crownBun } from '#studio/shapes/buns.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { mound } from '#studio/shapes/surface.ts'
import { drum } from '#studio/shapes/upright.ts'

const HEEL = 46
const HEAPED = 62

export function looseBurger(scene: Scene, dish: Dish, x: number, y: number, size: number, bun: Rgb): void {
  const colour = mix(dish.sauce.light, rgb('#a8380e'), 0.6)
  const crumb = mix(bun, rgb('#fdeccb'), 0.5)
  const base = scene.field.heightAt(x, y)
  const seed = scene.random.between(0, 99)
  const filling = dish.of('legume', 'meat', 'poultry').filter((part) => part.piece)
  const saucy = { dark: scaled(colour, 0.75), light: colour, rough: 7, gloss: 0.8 }
  const heap = (px: number, py: number, radius: number, cover: number): void =>
    scene.field.withFinish(sauced(colour, dish.has(/chicken/) ? 0.72 : 0.62, seed, 0.5), () =>
      toss(scene, filling, { x: px, y: py, radius }, { cover, scale: 0.95, rise: 14 }),
    )
  // What has run out onto the plate in front.
  for (const [dx, dy, reach] of [
    [0.36, 1.2, 0.4],
    [-0.62, 1.06, 0.22],
  ] as const) {
    runout(scene, x + size * dx, y + size * dy, size * reach, scaled(colour, 0.85))
    heap(x + size * dx, y + size * dy, size * reach * 0.5, 0.35)
  }
  drum(scene, x, y, {
    radius: size * 1.06,
    height: HEEL,
    base,
    side: () => (_x, _y, z) => (z < base + HEEL - 8 ? mix(bun, rgb('#a8591c'), 0.3) : crumb),
    top: () => [crumb, 0, 0.1],
  })
  mound(scene, { ...saucy, radius: size * 1, rise: HEAPED, base: base + HEEL - 8, x, y: y + 6 })
  heap(x, y + 10, size * 0.9, 2)
  slawOnTop(scene, dish, x, y + size * 0.3, size)
  // The lid sits back a little, so that the filling shows.
  const foot = base + HEEL + HEAPED - 22
  crownBun(scene, x + 6, y - size * 0.3, size * 0.95, foot, bun, (_x, _y, z) => (z < foot + 9 ? crumb : bun))
}

/** Cabbage that was tossed with vinegar, laid on the filling under the lid. */
function slawOnTop(scene: Scene, dish: Dish, x: number, y: number, size: number): void {
  const slaw = dish.pieces.filter(({ name, cut }) => /cabbage/.test(name) && cut === 'shred')
  toss(scene, slaw, { x, y: y - 10, radius: size * 0.6 }, { cover: 0.55, rise: 12, scale: 0.85 })
}
