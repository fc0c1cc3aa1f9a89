// Eggs beaten with a few strokes and barely set: they run over a bed, stand about what is sunk in them, and shine.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [YOLK, SET, RUNNY, WHITE] = [rgb('#f3a526'), rgb('#fbd670'), rgb('#fac048'), rgb('#fff5da')]

export interface HalfSetEgg {
  x: number
  y: number
  reach: number
  /** Scene units above the bed. */
  deep: number
}

/** Takes the bed as it is now; the answer pours the egg over it and over what was laid on it since. */
export function halfSetEgg(scene: Scene, { x, y, reach, deep }: HalfSetEgg): () => void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const bed = smoothGround(scene, x, y, reach * 1.1)
  const edgeAt = (lx: number, ly: number): number => {
    const angle = Math.atan2(ly, lx)
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    // Broad lobes and a few tongues that ran down into the rice.
    const lobes = layeredNoise(ax * 1.3 + seed, ay * 1.3 + seed, 2)
    const tongues = smooth(0.5, 0.8, noise(ax * 3.4 - seed, ay * 3.4 + seed))
    return hypot(lx, ly) / (reach * (0.74 + 0.24 * lobes + 0.12 * tongues))
  }
  const levelAt = (lx: number, ly: number, d: number): number => {
    const bent = layeredNoise(lx * 0.01 + seed, ly * 0.01, 2)
    const billow = layeredNoise(lx * 0.017 + bent * 2 + seed, ly * 0.02 - seed, 2) - 0.5
    return bed(x + lx, y + ly) - 3 + (deep + 12 * billow) * smooth(1, 0.9, d) ** 0.6
  }
  const toneAt = (lx: number, ly: number): Rgb => {
    const bent = layeredNoise(lx * 0.011 + seed, ly * 0.011 + seed, 2)
    const streak = layeredNoise(lx * 0.012 + bent * 5 + seed, ly * 0.02 + bent * 4, 3)
    const runny = mix(SET, RUNNY, smooth(0.42, 0.56, layeredNoise(lx * 0.016 - seed, ly * 0.016, 2)))
    const yolk = mix(runny, YOLK, 0.9 * smooth(0.52, 0.64, streak))
    return mix(yolk, WHITE, 0.9 * smooth(0.42, 0.34, streak))
  }
  return () => {
    field.stamp(x, y, reach * 1.14, 0, (lx, ly, out) => {
      const d = edgeAt(lx, ly)
      if (d > 1) return false
      return put(out, scaled(toneAt(lx, ly), 0.94 + 0.06 * smooth(1, 0.9, d)), levelAt(lx, ly, d), 1, 10)
    })
    // A film of it lies on the lower edge of what stands out, and runs over some of it.
    field.stamp(
      x,
      y,
      reach * 1.14,
      0,
      (lx, ly, out) => {
        const d = edgeAt(lx, ly)
        if (d > 1) return false
        let above = 0
        for (let i = 0; i < 4; i++)
          above += field.heightAt(x + lx + Math.cos((i * TAU) / 4) * 4, y + ly + Math.sin((i * TAU) / 4) * 4) / 4
        above -= levelAt(lx, ly, d)
        if (above < 3) return false
        const ran = smooth(0.52, 0.64, layeredNoise(lx * 0.02 + seed, ly * 0.02 - seed, 2))
        out.alpha =
          clamp(
            0.8 * smooth(3, 4, above) * smooth(13, 5, above) + 0.6 * ran * smooth(3, 6, above) * smooth(20, 10, above),
          ) * smooth(1, 0.96, d)
        return out.alpha > 0.02 && put(out, toneAt(lx, ly), 1.6 * out.alpha, 1)
      },
      'decal',
    )
  }
}
