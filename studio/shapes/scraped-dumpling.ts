// Nokedli and spätzle: soft batter that set in the water as it fell, knobby, no two alike.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BUTTER, PALE] = [rgb('#d9a848'), rgb('#fbecc0')]

export function scrapedDumpling(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.9, 1.5)
  const wide = size * random.between(0.55, 0.8)
  const bend = random.bell() * 0.5
  const body = scene.vary(colour, 0.06)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.35, 0.4)
  field.stamp(x, y, long * 1.4, turn, (lx, ly, out) => {
    const u = lx / long
    const v = (ly - bend * wide * (u * u - 0.4)) / wide
    const angle = Math.atan2(v, u)
    // Knobs and tails, as the batter tore off.
    const outline = 0.56 + 0.86 * layeredNoise(Math.cos(angle) * 1.7 + seed, Math.sin(angle) * 1.7 + seed, 2)
    const d = hypot(u, v) / outline
    if (d > 1) return false
    const knob = noise(u * 2 + seed, v * 1.7 + seed)
    const z = 2 + wide * (0.74 * (1 - d * d) ** 0.45 * (0.56 + 0.8 * knob))
    const paint = mix(
      mix(body, BUTTER, 0.5 * smooth(0.5, 1, d) + 0.3 * smooth(0.5, 0.2, knob)),
      PALE,
      0.5 * smooth(0.5, 0.8, knob),
    )
    return put(out, scaled(paint, 0.96 + 0.08 * knob), heightOn(rest, lx, ly) + z, 0.4, z + 1)
  })
}
