// Oil on a pesto or a dip of yogurt.
import { rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { liquid, oilBeads } from '#studio/shapes/surface.ts'

export const PESTO = { dark: rgb('#2f5c12'), light: rgb('#6aa030') }

/** A bright film of oil that stands on a pesto, thickest at the wall, with more leaf in it. */
export function greenOil(scene: Scene, radius: number, level: number): void {
  const oil = { dark: rgb('#7d8a12'), light: rgb('#b5b02c'), gloss: 1, rough: 4, clear: 5 }
  liquid(scene, { ...oil, level: level + 1.5, radius: radius * 0.93 })
  herbFlecks(scene, 420, radius * 0.72, PESTO.light, 6)
  oilBeads(scene, { x: scene.x, y: scene.y, radius: radius * 0.9, level: level + 2, oil: rgb('#c9c04a') })
}

/** Olive oil poured over at the end gathers in the furrows of the spoon; `level` is that of the dip. */
export function oilInFurrows(scene: Scene, radius: number, level: number): void {
  liquid(scene, {
    x: scene.x + radius * 0.1,
    y: scene.y + radius * 0.06,
    dark: rgb('#a8941e'),
    light: rgb('#cfb63a'),
    gloss: 1,
    rough: 0.8,
    clear: 3.2,
    level: level + 1.6,
    radius: radius * 0.7,
  })
}
