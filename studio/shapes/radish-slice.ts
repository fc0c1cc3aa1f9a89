// A radish shaved thin: a white, nearly clear round with a line of red skin, bent a little.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, FLESH, CLEAR] = [rgb('#cf2a56'), rgb('#fdf6f2'), rgb('#eedfd8')]

export function radishSlice(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const oval = random.between(0.88, 1)
  const bent = random.between(0.1, 0.3)
  const rest = field.settle(x, y, size * 0.9, size * 0.9, turn, 0.75, 0.4)
  field.stamp(x, y, size * 1.05, turn, (lx, ly, out) => {
    const d = hypot(lx, ly / oval) / (size * (0.97 + 0.05 * noise(Math.atan2(ly, lx) + seed, seed)))
    if (d > 1) return false
    const ray = noise(Math.atan2(ly, lx) * 5 + seed, d * 2)
    const flesh = mix(FLESH, CLEAR, 0.5 * smooth(0.4, 0.75, ray) * smooth(0.15, 0.6, d) + 0.35 * smooth(0.2, 0.05, d))
    const z = 3 + bent * ((lx * lx) / size)
    return put(out, scaled(mix(flesh, SKIN, smooth(0.85, 0.93, d)), 0.98), heightOn(rest, lx, ly) + z, 0.5, 3)
  })
}
