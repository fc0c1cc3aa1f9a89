// Oil on a pesto or a dip of yogurt.
import { rgb, scaled } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { oilDrops } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { liquid, oilBeads } from '#studio/shapes/surface.ts'

export const PESTO = { dark: rgb('#2f5c12'), light: rgb('#6aa030') }
const OIL = rgb('#cfa53a')

/** A bright film of oil that stands on a pesto, thickest at the wall, with more leaf in it. */
export function greenOil(scene: Scene, radius: number, level: number): void {
  const oil = { dark: rgb('#7d8a12'), light: rgb('#b5b02c'), gloss: 1, rough: 4, clear: 5 }
  liquid(scene, { ...oil, level: level + 1.5, radius: radius * 0.93 })
  herbFlecks(scene, 420, radius * 0.72, PESTO.light, 6)
  oilBeads(scene, { x: scene.x, y: scene.y, radius: radius * 0.9, level: level + 2, oil: rgb('#c9c04a') })
}

/** Olive oil poured over at the end gathers in the furrows of the spoon. */
export function oilPools(scene: Scene, radius: number, level: number): void {
  const [x, y] = [scene.x + radius * 0.12, scene.y + radius * 0.08]
  liquid(scene, {
    x,
    y,
    dark: scaled(OIL, 0.8),
    light: OIL,
    gloss: 1,
    rough: 2.5,
    clear: 4,
    level: level - 0.5,
    radius: radius * 0.42,
  })
  oilDrops(scene, OIL, 14)
}
