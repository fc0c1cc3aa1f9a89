// Gnocchi from a hot tray: small pillows with the marks of the fork, gold and blistered, brown where they lay on the metal.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, BROWN] = [rgb('#f8d98a'), rgb('#e3a138'), rgb('#8a4c14')]

export function roastGnocco(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const crisp = random.between(0.35, 1)
  const pale = scene.vary(PALE, 0.04)
  const turn = random.angle()
  const side = random.chance(0.5) ? 1 : -1
  const [rx, ry] = [size * random.between(1, 1.14), size * random.between(0.76, 0.86)]
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, rx * 1.05, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const n = layeredNoise(u * 1.7 + seed, v * 1.7, 3)
    const q = Math.abs(u) ** 2.8 + Math.abs(v) ** 2.3 + 0.2 * (n - 0.5)
    if (q > 1) return false
    // Rolled off a fork: ridges across it, fading where the crust puffed up.
    const ridge =
      Math.cos(u * 10.5 + 0.6 * v + 0.5 * Math.sin(v * 2 + seed)) *
      smooth(0.95, 0.5, q) *
      smooth(-0.9, -0.2, v * side + 0.4)
    const round = clamp(1 - q) ** 0.42
    const gold = mix(pale, GOLD, Math.min(1, 0.12 + crisp * smooth(0.34, 0.62, n) + 0.45 * (1 - round)))
    const caught = crisp * (0.8 * smooth(0.55, 0.7, n) + 0.3 * smooth(0.7, 0.85, noise(u * 6 + seed, v * 6)))
    // Toasted along its foot, so that each stands out from the next.
    const rim = 0.5 * smooth(0.62, 1, q)
    const tone = scaled(
      mix(gold, BROWN, Math.min(0.85, caught + rim + 0.07 * smooth(0, -1, ridge))),
      0.94 + 0.12 * ridge,
    )
    const z = 2 + size * 0.62 * round + ridge * size * 0.05 + (n - 0.5) * size * 0.14
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.4, z + 2)
  })
}
