// Puddings turned out of their molds: small ones on plates of their own, or one large ring.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { specks } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** A pudding that trembles: a blunt cone with a round shoulder, smooth and wet. */
function pudding(scene: Scene, x: number, y: number, radius: number, height: number, light: Rgb, dark: Rgb): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  const side = (_x: number, _y: number, z: number): Rgb => mix(dark, light, smooth(base, base + height, z))
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, radius * 1.05, 0, (lx, ly, out) => {
      const r = hypot(lx, ly) / (radius * (1 + 0.012 * Math.sin(Math.atan2(ly, lx) * 3 + seed)))
      if (r > 1) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 2)
      // Level on top, then a shoulder, then the slope of the mold.
      const slope = r < 0.62 ? 0 : (r - 0.62) / 0.38
      const z = height * (1 - 0.12 * smooth(0.45, 0.75, r) - 0.8 * slope ** 1.5)
      return put(out, mix(light, dark, 0.35 * slope + 0.12 * n), base + z + (n - 0.5) * 2, 0.85)
    }),
  )
}

const BERRY_JUICE = rgb('#a3173c')

/** Crushed berries and their juice around the foot. */
function juicePool(scene: Scene, x: number, y: number, radius: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  const z0 = scene.field.heightAt(x, y)
  scene.field.stamp(x, y, radius * 1.2, 0, (lx, ly, out) => {
    const a = Math.atan2(ly, lx)
    const edge = radius * (0.86 + 0.3 * layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6 + seed, 3))
    const inward = edge - hypot(lx, ly)
    if (inward < 0) return false
    return put(
      out,
      mix(scaled(colour, 1.15), scaled(colour, 0.8), smooth(0, 30, inward)),
      z0 + 4 * smooth(0, 8, inward),
      1,
      4,
    )
  })
}

/** A few on top, more about the foot, each one whole. */
function berriesAbout(scene: Scene, fruit: readonly Part[], x: number, y: number): void {
  const start = scene.random.between(0.1, 0.6)
  fruit.slice(0, 2).forEach(({ piece }) => {
    for (let i = 0; i < 3; i++)
      piece?.draw(scene, x + 24 * Math.cos(start + i * 2.1), y + 24 * Math.sin(start + i * 2.1), 1.05)
    for (let i = 0; i < 6; i++) {
      const a = start + i * 0.52 + (i > 2 ? 1.2 : 0)
      const far = 116 + scene.random.bell() * 8
      piece?.draw(scene, x + far * Math.cos(a), y + far * Math.sin(a), scene.random.between(0.95, 1.1))
    }
  })
}

const THREE = [
  [-262, -70],
  [0, 104],
  [266, -82],
] as const

export function moldedCups({ scene, dish, setting }: Stage): void {
  const { dark, light } = dish.blended((part) => part.piece === null || part.look.kind !== 'fruit')
  const fruit = dish.of('fruit').filter((part) => part.piece && !part.look.citrus)
  const juice = fruit[0]?.look.colour ? mix(fruit[0].look.colour, BERRY_JUICE, 0.5) : null
  for (const [dx, dy] of THREE) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    plate(scene, { radius: 154, ...setting.ceramic, x, y })
    if (juice && dish.has(/berr/)) juicePool(scene, x + 6, y + 12, 116, juice)
    pudding(scene, x, y, 98, 96, mix(light, rgb('#fffaf0'), 0.3), mix(dark, rgb('#d8c8a8'), 0.25))
    if (dish.has(/vanilla/)) specks(scene, 40, 46, [rgb('#3a2a20')], 0.9, x, y)
    if (juice && dish.has(/berr/)) runout(scene, x + 4, y + 4, 66, juice)
    berriesAbout(scene, fruit, x, y)
    garnish(scene, dish, { x, y, radius: 56 }, 0.7, 0.75)
    if (dish.has(/cinnamon|nutmeg/)) {
      specks(scene, 150, 56, [rgb('#8a4a1c'), rgb('#a8622c')], 2, x, y)
      specks(scene, 40, 140, [rgb('#8a4a1c'), rgb('#a8622c')], 1.6, x, y)
    }
  }
}

const RING = { radius: 236, hole: 74, height: 112 }

/** A fluted ring of semolina or rice, with the nuts that are in it. */
export function moldedRing({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const { dark, light } = toastedTones(dish)
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(scene.x, scene.y)
  const { radius, hole, height } = RING
  const middle = (radius + hole) / 2
  const half = (radius - hole) / 2
  const grainy = (x: number, y: number): number => layeredNoise(x * 0.14 + seed, y * 0.14, 2)
  const side = (x: number, y: number, z: number): Rgb => {
    const flute = Math.cos(Math.atan2(y - scene.y, x - scene.x) * 16)
    return scaled(mix(dark, light, 0.3 + 0.25 * flute), 0.84 + 0.3 * grainy(x + z, y))
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(scene.x, scene.y, radius * 1.05, 0, (lx, ly, out) => {
      const flute = Math.cos(Math.atan2(ly, lx) * 16)
      const d = Math.abs(hypot(lx, ly) - middle) / (half * (1 + 0.035 * flute))
      if (d > 1) return false
      const grain = grainy(lx, ly)
      const crystal = pores(lx * 0.09 + seed, ly * 0.09, 0.35)
      const round = Math.sqrt(clamp(1 - d ** 2.6))
      const tone = scaled(mix(dark, light, 0.35 + 0.4 * round + 0.15 * flute), 0.86 + 0.26 * grain + 0.1 * crystal)
      return put(out, tone, base + height * (0.42 + 0.58 * round) + flute * 5 * smooth(0.2, 0.7, d) + grain * 3, 0.4)
    }),
  )
  const nuts = dish.of('nut').find((part) => part.look.pieces.whole ?? part.piece)
  const whole = nuts?.look.pieces.whole ?? nuts?.piece
  for (let i = 0; i < 16; i++)
    whole?.draw(scene, ...scene.polar((i / 16) * TAU, middle + scene.random.bell() * 8), 1.25)
  if (dish.has(/cinnamon/)) specks(scene, 420, radius * 0.9, [rgb('#7a3f16'), rgb('#9a5a2a')], 1.8)
}

/** Semolina that was stirred until it had the color of hazelnuts. */
function toastedTones(dish: Dish): { dark: Rgb; light: Rgb } {
  const { light } = dish.blended()
  return { dark: mix(light, rgb('#a8692c'), 0.75), light: mix(light, rgb('#d8a055'), 0.7) }
}
