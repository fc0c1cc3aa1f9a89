// Where on a plate nothing lies yet.
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Scene units: a few grains or a leaf don't count. */
const LOW = 9
const TRIES = 16

/** The first angle from `from` on at which there is room within `reach`, or else the one with the lowest heap. */
export function freeAngle(scene: Scene, distance: number, reach: number, from: number): number {
  const [px, py] = scene.polar(from, 318)
  let [best, lowest] = [from, Number.POSITIVE_INFINITY]
  const rim = scene.field.heightAt(px, py)
  for (let i = 0; i < TRIES; i++) {
    const angle = from + (i / TRIES) * TAU
    let highest = 0
    for (const along of [-1, -0.5, 0, 0.5, 1])
      for (const out of [-0.7, 0, 0.7]) {
        const [x, y] = scene.polar(angle + (along * reach) / distance, distance + out * reach)
        highest = Math.max(highest, scene.field.heightAt(x, y) - rim)
      }
    if (highest < LOW) return angle
    if (highest < lowest) [best, lowest] = [angle, highest]
  }
  return best
}
