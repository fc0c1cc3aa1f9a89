// Rolled and braised slices of beef in their gravy.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { roulade } from '#studio/sculpted/roulade.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { rouladeSlice } from '#studio/shapes/roulade-slice.ts'
import { mound } from '#studio/shapes/surface.ts'
import { block } from '#studio/shapes/upright.ts'

const GRAVY = { dark: rgb('#5c2a0e'), light: rgb('#9c561f') }
/** Braised beef where it was cut. */
const INSIDE = rgb('#b5784f')

export function rouladen(scene: Scene, x: number, y: number, size: number, main: MeatColours): void {
  const turn = scene.random.between(-0.5, -0.2)
  const gravy = { dark: mix(scaled(main.sear, 0.9), GRAVY.dark, 0.6), light: mix(main.sear, GRAVY.light, 0.8) }
  mound(scene, {
    x: x + 6,
    y: y + 14,
    radius: 226 * size,
    aspect: 0.82,
    base: 17,
    rise: 7,
    rough: 1.5,
    grain: 0.015,
    gloss: 0.9,
    ...gravy,
  })
  const sauce = mix(gravy.dark, gravy.light, 0.5)
  const lies = (along: number, across: number): Point => [
    x + Math.cos(turn) * along * size - Math.sin(turn) * across * size,
    y + Math.sin(turn) * along * size + Math.cos(turn) * across * size,
  ]
  const seed = (): number => scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y) - 3
  const solids: Solid[] = []
  for (const [along, across, lean] of [
    [-26, -126, 0.06],
    [4, -26, -0.07],
  ] as const) {
    const [rx, ry] = lies(along + scene.random.bell() * 8, across)
    const half = scene.random.between(98, 108) * size
    const place = { x: rx - x, y: ry - y, turn: turn + lean, half, radius: 53 * size, seed: seed() }
    solids.push(roulade(place, gravy))
    // Below the sculpture, for its shadow.
    block(scene, rx, ry, {
      halfWidth: half * 0.9,
      halfDepth: 36 * size,
      height: 64 * size,
      base,
      turn: turn + lean,
      top: () => [sauce, 0, 0],
      side: () => () => sauce,
    })
  }
  // A third was cut in slices, which lean on each other, so that its filling shows.
  // In the gravy, not on the cabbage beside it.
  for (const [along, across] of [
    [-62, 100],
    [18, 106],
    [98, 98],
  ] as const)
    scene.field.withCeiling(
      () => 30,
      () =>
        rouladeSlice(scene, ...lies(along, across), 60 * size, mix(mix(main.flesh, main.fat, 0.3), INSIDE, 0.7), sauce),
    )
  scene.field.overlays.push(sculpture(x, y, base, solids))
}
