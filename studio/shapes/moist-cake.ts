// A cake of ground nuts and fruit: its top browned and cracked, its inside close, damp and full of small bits.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { CrustLook } from '#studio/shapes/breads.ts'

const [DAMP, LIT, BROWN] = [rgb('#eaa63a'), rgb('#fbd580'), rgb('#8a4a14')]

/** Where the knife went: damp crumb with uneven holes, bits of nut and peel; denser at the foot, baked along its edges. */
export function moistCrumb(look: CrustLook, peel: Rgb | null, base: number, height: number, seed: number): SidePaint {
  return (x, y, z) => {
    const along = x + y * 0.45
    const up = (z - base) / height
    const n = layeredNoise(along * 0.022 + seed, z * 0.03, 3)
    const fine = layeredNoise(along * 0.16 + seed, z * 0.19, 2)
    const wobble = 5 * noise(along * 0.06, z * 0.06 + seed)
    const hole = Math.max(
      pores((along + wobble) * 0.062 + seed, z * 0.085, 0.34),
      0.8 * pores((along - wobble) * 0.16 - seed, z * 0.2, 0.42),
    )
    // A hole is dark above, where its roof hangs over, and lit on its floor.
    const floor = pores((along + wobble) * 0.062 + seed, (z + 3) * 0.085, 0.34)
    const nut = smooth(0.66, 0.74, noise(along * 0.11 + 2 * seed, z * 0.14 - seed))
    const zest = peel ? smooth(0.7, 0.76, layeredNoise(along * 0.1 - seed, z * 0.22 + along * 0.05, 2)) : 0
    const damp = mix(mix(LIT, DAMP, 0.25 + 0.6 * n), look.mid, 0.3 * smooth(0.25, 0, up))
    const crumb = scaled(damp, (0.86 + 0.28 * fine) * (1 - 0.34 * hole) + 0.12 * floor)
    const bits = mix(mix(crumb, rgb('#fdeec2'), 0.35 * nut), peel ?? crumb, 0.55 * zest)
    const baked = Math.max(smooth(0.93, 0.985, up + 0.03 * (n - 0.5)), 0.8 * smooth(0.05, 0, up))
    return mix(bits, BROWN, 0.62 * baked)
  }
}

/** The top: brown where it rose, paler in the cracks that opened around its middle; sugar hides them. */
export function crackedAt(
  x: number,
  y: number,
  d: number,
  look: CrustLook,
  seed: number,
  sugared = false,
): readonly [Rgb, number, number] {
  const n = layeredNoise(x * 0.014 + seed, y * 0.014, 3)
  const rough = layeredNoise(x * 0.09 + seed, y * 0.09, 3)
  const spot = smooth(0.55, 0.75, layeredNoise(x * 0.034 - seed, y * 0.034, 3))
  const line = Math.abs(layeredNoise(x * 0.012 - seed, y * 0.012 + seed, 2) - 0.5)
  const crack = sugared ? 0 : smooth(0.013, 0.003, line) * smooth(0.82, 0.55, d) * smooth(0.35, 0.5, n)
  const golden = mix(look.light, look.mid, 0.35 + 0.5 * n)
  const browned = mix(mix(golden, BROWN, 0.34 * spot), BROWN, 0.5 * smooth(0.6, 0.98, d + 0.12 * (n - 0.5)))
  const tone = mix(scaled(browned, 0.88 + 0.26 * rough), LIT, 0.5 * crack)
  return [tone, (n - 0.5) * 9 + (rough - 0.5) * 3.5 - 4 * crack, 0.2]
}
