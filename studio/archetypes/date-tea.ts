// What goes with a tea of red dates: pine nuts on it, and a few of the dates beside the cups.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { dateRound, JUJUBE as JUJUBE_SLICE } from '#studio/shapes/date-slice.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [JUJUBE, JUJUBE_LIT, NUT, TIP] = [rgb('#64160f'), rgb('#8f2e1c'), rgb('#f0d9a0'), rgb('#b98742')]

/** They float together in the middle, half under. */
export function pineNuts(scene: Scene, x: number, y: number, level: number): void {
  for (const [px, py] of scene.spots(9, 42, x + 8, y + 6))
    scene.field.withCeiling(
      () => level - 4,
      () =>
        ellipsoid(scene, px, py, {
          rx: scene.random.between(12, 15),
          ry: 6.8,
          rz: 6.4,
          // Browner at the pointed end.
          paint: (u, v) => mix(scaled(NUT, 1 - 0.1 * Math.abs(v)), TIP, 0.7 * smooth(0.3, 1, u)),
          gloss: 0.5,
          sink: 0.5,
        }),
    )
}

/** Cut across: they float where the nuts leave room, wet and half under. */
export function dateSlices(scene: Scene, x: number, y: number, level: number): void {
  for (const [dx, dy, size] of [
    [-52, -30, 25],
    [-18, -56, 21],
    [46, -46, 24],
    [-60, 28, 20],
  ] as const)
    scene.field.withCeiling(
      () => level - 5,
      () => dateRound(scene, x + dx + scene.random.bell() * 5, y + dy + scene.random.bell() * 5, size, JUJUBE_SLICE),
    )
}

/** Whole dried ones, wrinkled and shining, before the cups. */
export function dates(scene: Scene, x: number, y: number): void {
  for (const [dx, dy] of [
    [-84, -4],
    [2, 22],
    [-52, 52],
    [78, -14],
  ] as const) {
    const seed = scene.random.between(0, 99)
    const skin = scene.vary(JUJUBE, 0.1)
    ellipsoid(scene, x + dx, y + dy, {
      rx: scene.random.between(36, 42),
      ry: scene.random.between(25, 29),
      rz: 24,
      paint: (u, v) => {
        const fold = layeredNoise(u * 2.2 + seed, v * 5 + seed, 3)
        return mix(scaled(skin, 0.8 + 0.4 * fold), JUJUBE_LIT, 0.7 * smooth(0.5, 0.7, fold))
      },
      gloss: 0.7,
      bump: 6,
      bumpScale: 0.09,
      sink: 0.3,
    })
  }
}
