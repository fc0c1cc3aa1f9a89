// Roasted peppers and tomatoes chopped together on a board: wet, soft, no two bits alike, spread on a plate with oil.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { GREEN_PEPPER_STRIP, PEPPER_STRIP, roastedStrip } from '#studio/shapes/roasted-strip.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { mound, specks } from '#studio/shapes/surface.ts'

const PULP = [rgb('#c8401c'), rgb('#a82c12'), rgb('#d9662c'), rgb('#b9541c')]
const CAPER = rgb('#66702e')
const TOMATO = { ...PEPPER_STRIP, flesh: rgb('#d0401a'), deep: rgb('#a02a0e'), bright: rgb('#ee8048'), burnt: 0.15 }

function bitsOf(scene: Scene, reach: number): void {
  const { random } = scene
  for (let i = 0; i < 520; i++) {
    const [x, y] = scene.spot(reach)
    if (random.chance(0.42)) {
      const size = random.between(6, 15)
      const paint = scene.vary(random.pick(PULP), 0.1)
      const bit = { rx: size, ry: size * random.between(0.5, 0.8), rz: size * 0.4, paint, gloss: 0.9 }
      ellipsoid(scene, x, y, { ...bit, bump: size * 0.4, bumpScale: 0.14, sink: 0.2 })
      continue
    }
    const look = random.chance(0.42) ? GREEN_PEPPER_STRIP : random.chance(0.45) ? TOMATO : PEPPER_STRIP
    const length = 22 + 34 * random.unit() ** 1.5
    roastedStrip(
      scene,
      x,
      y,
      { length, width: random.between(14, 24), turn: random.angle(), bow: random.bell() * 0.1 },
      look,
    )
  }
}

export function choppedSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  runout(scene, scene.x, scene.y, reach * 1.16, rgb('#c9841c'))
  const wet = { dark: rgb('#6a2a10'), light: rgb('#a0481c'), gloss: 0.9, rough: 6 }
  mound(scene, { ...wet, radius: reach * 0.9, rise: 26, base: 16 })
  const area = around(scene, reach * 0.9)
  heaped(scene, area, 20, () => bitsOf(scene, reach * 0.86))
  specks(scene, 110, reach * 0.82, [rgb('#241409'), rgb('#3a1e0e')], 2.6)
  specks(scene, 60, reach * 0.8, [rgb('#b08a4a'), rgb('#8a6430')], 2.2)
  const olives = dish.find(/olive/)
  const start = random.angle()
  if (olives?.piece && !/oil/.test(olives.name))
    for (let i = 0; i < 11; i++) {
      const [x, y] = scene.polar(start + (i / 11) * TAU, reach * (i % 2 ? 0.66 : 0.5) + random.bell() * 12)
      olives.piece.draw(scene, x, y, random.between(1.05, 1.25))
    }
  if (!dish.has(/caper/)) return
  for (const [x, y] of scene.spots(24, reach * 0.7)) {
    const r = random.between(6, 8.5)
    const paint = scene.vary(mix(CAPER, scaled(CAPER, 0.6), random.unit()), 0.1)
    ellipsoid(scene, x, y, { rx: r, ry: r * 0.85, rz: r * 0.8, paint, gloss: 0.6, bump: 2, bumpScale: 0.2 })
  }
}
