// A rasher of back bacon from the broiler: a broad eye of lean, a streaky tail, fat along its back; the heat made it wavy.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const LEAN = { rosy: rgb('#c9614a'), deep: rgb('#9c3a2a'), seared: rgb('#6b2a14') }
const FAT = { cream: rgb('#f6dcae'), gold: rgb('#d99a45'), crisp: rgb('#96521c') }

/** The eye lies at the start of `turn`; `half` is half its length. */
export function rasher(scene: Scene, x: number, y: number, half: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, half * 0.7, half * 0.25, turn, 0.55, 0.2)
  const waves = random.between(5.6, 7)
  const wide = half * random.between(0.36, 0.42)
  const bow = random.bell() * 0.1
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const t = lx / half
    const n = layeredNoise(lx * 0.025 + seed, ly * 0.025, 3) - 0.5
    const phase = t * waves + seed + 1.2 * n
    // Broad about the eye, half as wide at the tail; the edges draw in between the waves.
    const own = wide * (0.58 + 0.44 * smooth(0.35, -0.4, t)) * (1 + 0.07 * Math.sin(phase * 2) + 0.1 * n)
    const v = (ly - bow * half * (t * t - 0.4) - 3 * Math.sin(phase)) / own
    const q = Math.abs(t) ** 5 + Math.abs(v) ** 4
    if (q > 1) return false
    const fiber = layeredNoise(t * 3 + seed, v * 5 + 2 * n, 2) - 0.5
    // Fat in a band along the back, around the eye, and in streaks through the tail.
    const back = smooth(-0.6, -0.72, v + 0.24 * n) + 0.8 * smooth(-0.86, -0.95, t + 0.1 * n)
    const streak = smooth(0.1, 0.03, Math.abs(v - 0.12 - 0.3 * n + 0.12 * Math.sin(t * 5))) * smooth(-0.05, 0.2, t)
    const seam = smooth(0.07, 0.02, Math.abs(t + 0.02 - 0.3 * v * v - 0.3 * n)) * 0.7
    const fatty = clamp(back + streak + seam)
    const crest = 0.5 + 0.5 * Math.sin(phase)
    const browned = clamp(0.5 * smooth(0.55, 1, crest) + smooth(0, 0.22, n) * 0.6 + 0.4 * smooth(0.7, 1, q))
    const lean = mix(
      mix(scaled(LEAN.rosy, 1 + 0.35 * fiber), LEAN.deep, 0.4 + 0.5 * fiber),
      LEAN.seared,
      0.62 * browned,
    )
    const crisped = mix(mix(FAT.cream, FAT.gold, clamp(0.25 + 0.9 * browned)), FAT.crisp, 0.6 * smooth(0.6, 1, browned))
    const rim = 3 * back + 4 * smooth(0.6, 1, Math.abs(v)) * Math.sin(phase * 1.5)
    const z = 7 + 8 * crest + rim + fiber * 2 + (noise(lx * 0.15 + seed, ly * 0.15) - 0.5) * 1.6
    return put(out, mix(lean, crisped, fatty), heightOn(rest, lx, ly) + z, 0.6, 7)
  })
}
