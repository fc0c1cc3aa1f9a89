// A chicken thigh in its skin, on the bone: broad at the hip, narrow at the knee, where the skin has drawn back from meat and bone.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const BONE = rgb('#d9bd90')
const [PALE, CRISP, RUSSET, DEEP] = [rgb('#f2c878'), rgb('#d88a2a'), rgb('#a5521a'), rgb('#6a300e')]

/** The bone points to `boneAt`, an angle. */
export function skinOnThigh(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  boneAt: number,
  colours: MeatColours,
): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const seed = random.between(0, 99)
  const turn = boneAt + Math.PI
  const half = size * random.between(1.14, 1.26)
  const broad = size * random.between(0.84, 0.92)
  const rest = field.settle(x, y, half * 0.7, broad * 0.6, turn, 0.45, 0.12)
  const gold = scene.vary(mix(mix(flesh, PALE, 0.22), CRISP, 0.5), 0.04)
  const brown = mix(mix(sear, RUSSET, 0.5), DEEP, 0.2)
  const meat = mix(mix(flesh, fat, 0.4), rgb('#b5744a'), 0.3)
  const lies = random.chance(0.5) ? 1 : -1 // which side bulges
  const at = (lx: number, ly: number): number => heightOn(rest, lx, ly)
  field.stamp(x, y, half * 1.5, turn, (lx, ly, out) => {
    const s = (lx + half * 1.16) / (half * 0.6) // from the knuckle inward
    if (s < 0 || s > 1) return false
    const ball = 0.16 * Math.sqrt(clamp(1 - ((s - 0.2) / 0.2) ** 2)) * (1 - 0.22 * smooth(0.09, 0, Math.abs(ly) / size))
    const w = size * Math.max(ball, s > 0.14 ? 0.115 : 0)
    const v = ly / w
    if (!(Math.abs(v) < 1)) return false
    const round = Math.sqrt(1 - v * v)
    const paint = mix(scaled(BONE, 0.86 + 0.16 * round), meat, 0.3 + 0.6 * smooth(0.3, 0.6, s))
    return put(out, paint, at(lx, ly) + size * 0.13 + w * (0.25 + 0.8 * round), 0.3, w * 1.3)
  })
  const skinAt = (px: number, py: number, edge: number): ReturnType<typeof mix> => {
    const n = layeredNoise(px * 0.026 + seed, py * 0.026, 4)
    const blister = smooth(0.56, 0.74, noise(px * 0.11 + seed, py * 0.11 + seed))
    const crisp = clamp(0.9 * smooth(0.42, 0.6, n) + 0.5 * edge + 0.22 * blister)
    const skin = crisp < 0.6 ? mix(gold, brown, crisp) : mix(mix(gold, brown, 0.6), DEEP, (crisp - 0.6) * 1.3)
    return scaled(skin, 0.9 + 0.2 * layeredNoise(px * 0.14, py * 0.14 + seed, 2))
  }
  const flank: SidePaint = (px, py, z) => skinAt(px - x + (py - y) * 0.4, z * 1.2, 0.5)
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
      const s = (lx / half + 1) / 2 // 0 at the knee, 1 at the hip
      if (s < 0 || s > 1) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const round = s > 0.6 ? Math.sqrt(1 - ((s - 0.6) / 0.4) ** 2.3) : 1
      const profile = (0.27 + 0.73 * smooth(0, 0.62, s)) * round
      const wide = broad * profile * (ly * lies > 0 ? 1.1 : 0.88) * (0.94 + 0.14 * n)
      const v = ly / wide
      if (!(Math.abs(v) < 1)) return false
      const dome = Math.sqrt(1 - v * v)
      // The skin ends in a ragged, thick edge short of the knee.
      const ragged = 0.2 + 0.16 * (noise(ly * 0.05 + seed, 2.5) - 0.5) + 0.05 * v * lies
      const bare = smooth(ragged + 0.015, ragged - 0.015, s)
      const hem = smooth(0.05, 0.01, Math.abs(s - ragged - 0.025))
      // It lies in a fold from the knee to the back of the thigh.
      const away = v * lies + 0.55 - 0.75 * smooth(0.2, 0.95, s) + (n - 0.5) * 0.24
      const fold = smooth(0.1, 0.015, Math.abs(away)) * smooth(0.24, 0.4, s) * smooth(0.93, 0.75, s)
      const bump = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
      const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.24, 2)
      const skin = mix(skinAt(lx, ly, 0.8 * smooth(0.6, 1, Math.abs(v))), DEEP, 0.5 * fold + 0.35 * hem)
      const muscle = scaled(meat, 0.78 + 0.36 * fiber)
      const swell = 0.1 * smooth(0, 0.4, away) // the part behind the fold lies lower
      const z = size * (0.1 + profile ** 0.75 * (0.62 - swell) * dome) + (bump - 0.5) * 5 + (n - 0.5) * 6
      const step = hem * 3 - bare * 4 - fold * 6
      return put(out, mix(skin, muscle, bare), at(lx, ly) + z + step, 0.62 - 0.2 * bare)
    }),
  )
}
