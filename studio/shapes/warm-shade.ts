// Golden food keeps a warm color on the side away from the lamp, where the cool light of the sky would turn it olive.
import type { Rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

const [TO_X, TO_Y] = [Math.cos(DAY.azimuth), Math.sin(DAY.azimuth)]
/** Scene units over which a slope is measured. */
const STEP = 5

interface WarmShade {
  /** What stands higher than this is food. */
  floor: number
  colour: Rgb
  strength: number
  /** False where the vessel is as high. */
  keep?: (x: number, y: number) => boolean
}

/** Over all food within `reach` of the scene's middle. */
export function warmShade(scene: Scene, reach: number, { floor, colour, strength, keep }: WarmShade): void {
  const { x, y, field } = scene
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const [px, py] = [x + lx, y + ly]
    if (field.heightAt(px, py) < floor || keep?.(px, py) === false) return false
    const toward = field.heightAt(px + TO_X * STEP, py + TO_Y * STEP)
    const from = field.heightAt(px - TO_X * STEP, py - TO_Y * STEP)
    out.alpha = strength * smooth(0.1, 1.1, (toward - from) / (2 * STEP))
    return out.alpha > 0.01 && put(out, colour, 0, 0.25)
  }
  field.stamp(x, y, reach, 0, shape, 'decal')
}
