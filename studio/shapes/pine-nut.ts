// A pine nut: a smooth ivory drop, toasted gold toward its tip.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [IVORY, TOASTED] = [rgb('#f8e6ba'), rgb('#cf9640')]

export function pineNut(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const turn = random.angle()
  const ivory = scene.vary(IVORY, 0.05)
  const gold = random.between(0.25, 0.85)
  const wide = size * random.between(0.52, 0.62)
  const rest = field.settle(x, y, size * 0.7, wide * 0.7, turn, 0.4, 0.35)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    const v = ly / (wide * (1 - 0.42 * smooth(-0.4, 1, u)))
    const q = u * u + v * v
    if (q > 1) return false
    const h = Math.sqrt(1 - q)
    const paint = mix(ivory, TOASTED, gold * (0.75 * smooth(0.2, 1, u) + 0.3 * smooth(0.5, 0, h)))
    const z = 1.5 + wide * 0.95 * h
    return put(out, scaled(paint, 0.94 + 0.08 * h), heightOn(rest, lx, ly) + z, 0.55, z + 2)
  })
}
