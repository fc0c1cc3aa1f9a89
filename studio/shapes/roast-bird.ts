// A whole chicken on its platter: the bird itself is sculpted, a plain body under it throws the shadow.
import { rgb } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { CHILI_SKIN, ROAST_SKIN } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { flatChicken, roastChicken } from '#studio/sculpted/roast-chicken.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [BASTED, THYME, SHADOW] = [rgb('#6e3c16'), rgb('#5c6a2a'), rgb('#3a2410')]

export interface BirdOptions {
  size: number
  /** Where the breast points; the legs lie at the other end. */
  turn: number
  herbs: boolean
  /** Rubbed with chili. */
  chili?: boolean
  /** Its backbone cut out, pressed flat. */
  flat?: boolean
}

export function roastBird(scene: Scene, x: number, y: number, options: BirdOptions): void {
  const { size, turn, herbs, chili = false, flat = false } = options
  const { field, random } = scene
  // It stands on the platter; what lies about it was pushed aside.
  const base = field.heightAt(scene.x - 395, scene.y)
  const low = flat ? 0.45 : 1
  const at = (along: number, off: number): readonly [number, number] => [
    x + (Math.cos(turn) * along - Math.sin(turn) * off) * size,
    y + (Math.sin(turn) * along + Math.cos(turn) * off) * size,
  ]
  const body = (along: number, off: number, [rx, ry, rz]: readonly [number, number, number], lie = 0): void =>
    ellipsoid(scene, ...at(along, off), {
      rx: size * rx,
      ry: size * ry,
      rz: size * rz * low,
      turn: turn + lie,
      paint: BASTED,
      sink: 0,
    })
  const shadow: Shape = (lx, ly, out) => {
    out.alpha = 0.8 * smooth(1.22, 0.84, hypot(lx / (size * 0.98), ly / (size * (flat ? 0.96 : 0.74))))
    return out.alpha > 0 && put(out, SHADOW, 0, 0.3)
  }
  field.stamp(x, y + size * 0.15, size * 1.2, turn, shadow, 'decal')
  field.withCeiling(
    () => base,
    () => {
      body(0.06, 0, [0.64, 0.36, 0.6])
      for (const side of [-1, 1])
        if (flat) {
          body(-0.46, side * 0.58, [0.34, 0.13, 0.4], side * 0.46)
          body(0.34, side * 0.62, [0.2, 0.16, 0.2])
        }
    },
  )
  const look = {
    tones: chili ? CHILI_SKIN : ROAST_SKIN,
    browned: 1,
    seed: random.between(0, 99),
    herb: herbs ? THYME : undefined,
    taut: true,
    ...(flat && { charred: true }),
  }
  const solids = (flat ? flatChicken : roastChicken)({ size, turn, look })
  field.overlays.push(sculpture(x, y, base, solids))
}
