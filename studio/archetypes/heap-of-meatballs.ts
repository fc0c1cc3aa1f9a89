// Meatballs on a plate: close together, a few on top of the others, their gravy spooned over them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Main } from '#studio/looks/look.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { brownedMeatball } from '#studio/shapes/browned-meatball.ts'
import { pouredSauce, type Spoonful } from '#studio/shapes/poured-sauce.ts'

const [PAN_GRAVY, MEAT] = [rgb('#b98048'), rgb('#a5683a')]

export function heapOfMeatballs(
  scene: Scene,
  dish: Dish,
  x: number,
  y: number,
  size: number,
  main: Omit<Main, 'form'>,
): void {
  const { random } = scene
  const plate = scene.field.heightAt(x, y)
  const gravy = dish.scene.sauce ? mix(dish.sauce.light, PAN_GRAVY, 0.6) : undefined
  if (gravy) {
    const ring = Array.from({ length: 7 }, (_, i): Spoonful => {
      const angle = (i / 7) * TAU + random.bell() * 0.3
      return [x + Math.cos(angle) * 92 * size, y + Math.sin(angle) * 78 * size, random.between(44, 62) * size]
    })
    pouredSauce(scene, [[x, y, 92 * size], ...ring], {
      dark: scaled(gravy, 0.82),
      light: gravy,
      thick: 6,
      lip: 10,
      gloss: 0.9,
    })
  }
  const look = { meat: mix(main.flesh, MEAT, 0.6), crust: main.sear }
  const lay = (px: number, py: number): void =>
    brownedMeatball(scene, px, py, random.between(35, 43) * size, {
      ...look,
      ...(gravy && random.chance(0.7) && { glaze: gravy }),
    })
  for (const [radius, count] of [
    [112, 8],
    [44, 4],
  ] as const) {
    const from = random.angle()
    for (let i = 0; i < count; i++) {
      const angle = from + (i / count) * TAU + random.bell() * 0.16
      const off = (radius + random.bell() * 14) * size
      lay(x + Math.cos(angle) * off, y + Math.sin(angle) * off * 0.88)
    }
  }
  // On top, in the hollows between those below.
  scene.field.withCeiling(
    () => plate + 46 * size,
    () => {
      for (const [dx, dy] of [
        [-34, -18],
        [40, 16],
      ] as const)
        lay(x + dx * size, y + dy * size)
    },
  )
}
