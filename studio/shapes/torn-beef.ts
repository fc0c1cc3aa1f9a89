// Beef or lamb that stewed for hours: a rough block of long fibers, frayed at its ends, split where it begins to come apart,
// deep brown outside and warmer where it is torn, glazed with its sauce.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [TORN, WARM] = [rgb('#c08a5c'), rgb('#8f4f28')]

export function tornBeef(scene: Scene, x: number, y: number, size: number, { flesh, fat, sear }: MeatColours): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(1, 1.28)
  const width = size * random.between(0.86, 1.04)
  const thick = size * random.between(0.66, 0.86)
  const body = scene.vary(mix(flesh, WARM, 0.35), 0.07)
  const inside = scene.vary(mix(fat, TORN, 0.5), 0.06)
  const crust = scene.vary(mix(sear, flesh, 0.3), 0.08)
  const gap = scaled(mix(sear, flesh, 0.35), 0.86)
  const bend = random.bell() * 0.3
  // One end was cut, the other came off.
  const slant = random.bell() * 0.35
  const fray = random.between(0.1, 0.24)
  const splits = [random.between(-0.5, 0.5), ...(random.chance(0.4) ? [random.between(-0.6, 0.6)] : [])]
  const deep = random.between(0.07, 0.13)
  // A slab of it has slipped, so that the top is in two steps.
  const step = random.between(0.08, 0.2) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.2, rest.slopeY + random.bell() * 0.26]
  field.stamp(x, y, half * 1.35, turn, (lx, ly, out) => {
    const u = (lx + slant * ly) / half
    const sway = 0.34 * (noise(u * 1.5 + seed, 2.5) - 0.5)
    const v = (ly - bend * width * u * u) / width + sway
    const bundle = layeredNoise(v * 3.2 + seed, u * 0.5 + 3.5, 2)
    const thread = noise(u * 2.2 + seed, v * 15 + seed)
    const fine = noise(u * 4.5 - seed, v * 31)
    const side = layeredNoise(u * 1.8 + seed, v > 0 ? 5.5 : 11.5, 2)
    const far = Math.abs(u) / (0.82 + (u > 0 ? 2 * fray : fray) * (bundle - 0.35) + 0.08 * (thread - 0.5))
    const wide = Math.abs(v) / (0.74 + 0.42 * side)
    const d = (far ** 5 + wide ** 4.4) ** 0.21
    if (d > 1) return false
    const n = layeredNoise(u * 1.7 - seed, v * 1.7 + seed, 3)
    const rough = layeredNoise(lx * 0.1 + seed, ly * 0.1 - seed, 2)
    let split = 0
    for (const from of splits) {
      const off = Math.abs(v - from + 0.22 * (noise(u * 2.4 + seed, from * 9 + 6.5) - 0.5))
      split = Math.max(split, smooth(0.09, 0.015, off) * smooth(0.62, 0.42, noise(u * 1.3 + from * 7, seed)))
    }
    const dome = (1 - d ** 5) ** 0.5
    // At its frayed end and along the splits one sees into it.
    const bare = clamp(Math.max(smooth(0.5, 0.92, u + 0.5 * (bundle - 0.5)), 0.6 * smooth(0.6, 0.72, n)))
    const brown = clamp(smooth(0.36, 0.62, n * 0.75 + rough * 0.25) * (1 - 0.75 * bare))
    const strand = 0.6 * thread + 0.4 * fine
    const meat = mix(
      mix(body, inside, 0.3 * smooth(0.35, 0.75, strand) + 0.6 * bare * smooth(0.25, 0.65, strand)),
      crust,
      0.66 * brown,
    )
    const paint = scaled(mix(meat, gap, 0.75 * split), 0.92 + (0.1 + 0.16 * bare) * strand - 0.08 * smooth(0.75, 1, d))
    const slipped = step * smooth(-0.06, 0.06, v - (splits[0] as number)) // at least one
    const z =
      3 +
      thick * dome * (0.84 + 0.22 * (bundle - 0.4) - slipped + 0.24 * (n - 0.5)) -
      split * size * deep +
      (strand - 0.5) * size * (0.03 + 0.075 * bare) +
      (rough - 0.5) * size * 0.07
    const gloss = 0.2 + 0.4 * smooth(0.52, 0.7, layeredNoise(u * 2.6 + seed * 2, v * 2.6, 2)) * (1 - 0.5 * bare)
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + Math.max(1, z), gloss, z + 3)
  })
}
