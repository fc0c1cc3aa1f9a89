// A bite of chicken or pork from the pan: a plump piece of muscle with one or two faces that the knife left, pale and fibrous there,
// golden outside and brown where it lay in the pan. Its edges are round, for meat draws together in the heat.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [MOIST, TOASTED] = [rgb('#f6d4a0'), rgb('#a9601f')]

interface KnifeCut {
  x: number
  y: number
  distance: number
  steep: number
}

export function searedBite(scene: Scene, x: number, y: number, size: number, { flesh, fat, sear }: MeatColours): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const own = handCut(random, size)
  const [half, width] = [own * random.between(1.08, 1.42), own * random.between(0.84, 1.04)]
  const thick = own * random.between(0.72, 0.95)
  const pale = scene.vary(mix(fat, MOIST, 0.5), 0.03)
  const gold = scene.vary(mix(flesh, fat, 0.3), 0.06)
  const brown = scene.vary(mix(sear, TOASTED, 0.4), 0.08)
  const first = random.bell() * 0.5 + (random.chance(0.5) ? 0 : Math.PI)
  const cuts = [first, first + Math.PI + random.bell() * 0.9].slice(0, random.chance(0.35) ? 2 : 1).map(
    (angle): KnifeCut => ({
      x: Math.cos(angle),
      y: Math.sin(angle),
      distance: random.between(0.6, 1),
      steep: random.between(1.1, 1.8),
    }),
  )
  const hot = random.angle()
  const [hotX, hotY] = [Math.cos(hot), Math.sin(hot)]
  const turn = random.angle()
  const rest = field.settle(x, y, half * 0.65, width * 0.65, turn, 0.4, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.16, rest.slopeY + random.bell() * 0.18]
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    // No outline is an oval.
    const [a, b] = [lx / own, ly / own]
    const bentU = layeredNoise(a * 1.3 + seed, b * 1.3, 2) - 0.5
    const bentV = layeredNoise(a * 1.3, b * 1.3 - seed, 2) - 0.5
    const [u, v] = [lx / half + 0.4 * bentU, ly / width + 0.4 * bentV]
    const q = Math.abs(u) ** 2.8 + Math.abs(v) ** 2.8
    if (q >= 1) return false
    let z = (1 - q) ** 0.42
    let cut = 0
    for (const { x: cx, y: cy, distance, steep } of cuts) {
      const fall = (distance - cx * u - cy * v + 0.1 * bentV) * steep + 0.3
      if (fall < 0) return false
      if (fall >= z) continue
      cut = Math.max(cut, smooth(0, 0.12, z - fall))
      z = fall
    }
    const n = layeredNoise(a * 1.5 - seed, b * 1.5 + seed, 3)
    const fine = layeredNoise(a * 5 + seed, b * 5, 2)
    const fiber = 0.6 * noise(u * 1.8 + seed, v * 10 + seed) + 0.4 * noise(u * 3 - seed, v * 21)
    const heat = smooth(0.3, 0.58, n + 0.14 * (hotX * u + hotY * v) + 0.25 * (fine - 0.5)) * smooth(0.2, 0.6, z)
    const outside = scaled(mix(gold, pale, 0.4 * smooth(0.4, 0.7, fiber)), 0.94 + 0.1 * fiber)
    // The crust reaches a little way down the face.
    const crust = clamp(0.88 * heat * (1 - 0.92 * cut) + 0.3 * smooth(0.5, 0.1, cut) * smooth(0, 0.1, cut))
    const face = scaled(mix(pale, gold, 0.3), 0.88 + 0.2 * fiber)
    const paint = mix(mix(outside, brown, crust), face, 0.8 * cut * (1 - 0.3 * crust))
    const relief = (fiber - 0.5) * (0.05 + 0.07 * cut) + (n - 0.5) * 0.12 + (fine - 0.5) * 0.05 * heat
    const high = thick * z + own * relief
    const gloss = 0.34 + 0.24 * smooth(0.5, 0.68, n) * (1 - cut)
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + Math.max(1, high), gloss, high + 3)
  })
}

/** Some pieces are large, some are scraps, as a knife leaves them. */
function handCut(random: Scene['random'], size: number): number {
  return size * (random.chance(0.25) ? random.between(1.1, 1.3) : random.between(0.72, 1.05))
}
