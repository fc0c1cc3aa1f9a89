// Small puddings turned out of their molds, on plates of their own.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
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
