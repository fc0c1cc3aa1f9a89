// Vegetables grated into thick yogurt: pale, wet shreds all through it, most of them under its surface, and oil in the hollow.
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { spoonedCream } from '#studio/shapes/spooned-cream.ts'

const YOGURT = rgb('#fbf8ee')
const [CUCUMBER, PEEL] = [rgb('#dfeab8'), rgb('#5d8c34')]

function shredColour(scene: Scene, { name, look }: Part): Rgb {
  if (!/cucumber/.test(name)) return mix(look.inside ?? look.colour, WHITE, scene.random.between(0.05, 0.3))
  return scene.random.chance(0.16) ? PEEL : mix(CUCUMBER, WHITE, scene.random.between(0, 0.5))
}

export function gratedInYogurt(scene: Scene, parts: readonly Part[], radius: number, level: number): void {
  const { random } = scene
  spoonedCream(scene, radius, level + 4, YOGURT)
  const shreds = (count: number, share: number, lift: number): void =>
    scene.field.withFinish(sauced(YOGURT, share, random.between(0, 99), 0.2), () => {
      for (const [x, y] of scene.spots(count, radius * 0.86)) {
        // Folded in: a shred follows the furrows and sinks below them here and there.
        const rest = scene.field.heightAt(x, y) + lift - random.between(0, 3.5)
        const part = random.pick(parts)
        scene.field.withCeiling(
          () => rest,
          () => gratedRoot(scene, x, y, random.between(20, 54), random.between(4, 8.5), shredColour(scene, part)),
        )
      }
    })
  shreds(170, 0.75, -1.5)
  shreds(110, 0.3, 0.5)
}
