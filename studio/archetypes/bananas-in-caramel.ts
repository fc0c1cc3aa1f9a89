// Bananas in a butter caramel, side by side as they slid out of the pan, with a scoop of cold yogurt on them.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import type { Part } from '#studio/part.ts'
import { caramelBanana } from '#studio/shapes/caramel-banana.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { drizzle } from '#studio/shapes/drizzle.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { strewn } from './yogurt-bowls.ts'

const CARAMEL = { dark: rgb('#8a3c08'), light: rgb('#cf7a1a') }

/** From the middle of the bowl: x, y, and where the tip points. */
const PLACES = [
  [-150, -128, -0.5],
  [40, -176, 2.9],
  [-196, 0, -0.35],
  [176, -84, 0.5],
  [-118, 70, 2.75],
  [182, 34, 2.6],
  [-46, 148, -0.3],
  [110, 138, -0.15],
  [-40, -66, 2.8],
] as const

export function bananasInCaramel({ scene, dish, setting }: Stage, cream: Part): void {
  const { random } = scene
  bowl(scene, { radius: 330, ...setting.ceramic, body: mix(setting.ceramic.body, WHITE, 0.2), depth: 66 })
  liquid(scene, { ...CARAMEL, level: 34, radius: 290, rough: 1.5, gloss: 1 })
  const ground = scene.field.heightAt(scene.x, scene.y)
  const glaze = sauced(CARAMEL.light, 0.34, random.between(0, 99), 0.4)
  scene.field.withFinish(glaze, () => {
    for (const [dx, dy, turn] of PLACES)
      scene.field.withCeiling(
        () => ground + 8,
        () =>
          caramelBanana(
            scene,
            scene.x + dx + random.bell() * 8,
            scene.y + dy + random.bell() * 8,
            random.between(94, 110),
            turn + random.bell() * 0.16,
          ),
      )
  })
  liquid(scene, { ...CARAMEL, level: 42, radius: 292, rough: 1.5, gloss: 1, clear: 12 })
  waterline(scene, { ...CARAMEL, level: 42, radius: 286, climb: 9, share: 0.4 })
  sheen(scene, { level: 42, radius: 286, share: 0.3 })
  const white = mix(cream.look.colour, WHITE, 0.35)
  const [x, y] = [scene.x + 26, scene.y - 10]
  dollop(scene, x, y, 92, white, 0.6)
  dollop(scene, x - 36, y + 34, 66, white, 0.5)
  // A spoonful of the caramel over it.
  const path = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    return [x - 92 + 170 * t, y + 12 + 34 * Math.sin(t * 11 + 0.6) * (1 - 0.4 * t)] as const
  })
  drizzle(scene, path, 6, scaled(CARAMEL.light, 0.9), 1, 4)
  const nuts = dish.of('nut').filter((part) => part.piece)
  strewn(scene, nuts, { x: scene.x + 10, y: scene.y, radius: 190 }, 420)
}
