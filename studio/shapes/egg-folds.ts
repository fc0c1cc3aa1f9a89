// Softly scrambled eggs: thick folds that a spatula pushed together.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

interface Lobe {
  x: number
  y: number
  r: number
}

/** One fold: a bent row of soft lobes that grow into each other, pale on top, deep yellow in the creases, moist all over. */
export function eggFold(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(colour, 0.05)
  const pale = mix(body, rgb('#ffec9a'), 0.62)
  const deep = mix(body, rgb('#d98a12'), 0.5)
  const turn = random.angle()
  const bend = random.bell() * 0.5
  const count = random.whole(3, 5)
  const lobes: Lobe[] = Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1
    return {
      x: t * size * 0.62 + random.bell() * size * 0.06,
      y: (bend * (1 - t * t) + random.bell() * 0.14) * size * 0.5,
      r: size * random.between(0.36, 0.56),
    }
  })
  const rest = field.settle(x, y, size * 0.7, size * 0.45, turn, 0.12, 0.3)
  field.stamp(x, y, size * 1.35, turn, (lx, ly, out) => {
    // The outline wanders, so that no lobe is a ball.
    const wx = lx + (layeredNoise(lx * (2.2 / size) + seed, ly * (2.2 / size), 2) - 0.5) * size * 0.5
    const wy = ly + (layeredNoise(lx * (2.2 / size), ly * (2.2 / size) + seed, 2) - 0.5) * size * 0.6
    let [first, second] = [0, 0]
    for (const lobe of lobes) {
      const d2 = ((wx - lobe.x) ** 2 + (wy - lobe.y) ** 2) / (lobe.r * lobe.r)
      if (d2 >= 1) continue
      const h = Math.sqrt(1 - d2) * lobe.r
      if (h > first) [first, second] = [h, first]
      else if (h > second) second = h
    }
    if (first <= 0) return false
    const crease = second > 0 ? smooth(size * 0.1, 0, first - second) : 0
    const fine = layeredNoise(lx * 0.09 + seed, ly * 0.09, 3)
    const high = clamp(first / (size * 0.5))
    // Its edge dips into what lies below, so that curds run into each other and no cut side shows.
    const z = first * 0.64 - size * 0.13 - crease * size * 0.05 + (fine - 0.5) * 1.6
    const tone = mix(
      mix(body, pale, clamp(smooth(0.2, 0.95, high) * 0.6 + (fine - 0.5) * 0.6)),
      deep,
      crease * 0.5 + 0.25 * smooth(0.35, 0.05, high),
    )
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.5 + 0.3 * smooth(0.45, 0.65, fine), Math.max(8, z + 10))
  })
}
