// A chicken thigh without skin and bone: a flat, ragged piece of meat with a seam where the bone was.
import { mix, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

export function bonedThigh(scene: Scene, x: number, y: number, size: number, colours: MeatColours): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(1.05, 1.35)
  const width = size * random.between(0.72, 0.92)
  const thick = size * random.between(0.4, 0.52)
  const inside = scene.vary(mix(flesh, fat, 0.35), 0.06)
  const brown = scene.vary(sear, 0.1)
  const seam = random.between(-0.35, 0.35)
  const lean = random.bell() * 0.4
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, half * 1.35, turn, (lx, ly, out) => {
    const [u, v] = [lx / half, ly / width]
    const angle = Math.atan2(v, u)
    const ragged = 0.7 + 0.6 * layeredNoise(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4 + seed, 3)
    const d = hypot(u, v) / ragged
    if (d > 1) return false
    const n = layeredNoise(u * 2.2 + seed, v * 2.2, 3)
    // The muscles run along the piece, on both sides of the seam.
    const away = v - seam - lean * u * 0.6
    const fiber = layeredNoise(u * 1.5 + away * 2 + seed, away * 7 + seed, 3)
    const groove = 0.45 * smooth(0.24, 0.02, Math.abs(away + (n - 0.5) * 0.5)) * smooth(0.8, 0.3, Math.abs(u))
    const patch = smooth(0.4, 0.66, n * 0.85 + fiber * 0.15)
    const crust = clamp(0.25 + 0.6 * patch + 0.5 * smooth(0.72, 1, d) - 0.5 * groove)
    const meat = scaled(mix(inside, fat, 0.25 * smooth(0.5, 0.8, fiber)), 0.92 + 0.14 * fiber)
    const z = 4 + thick * (1 - d ** 3) ** 0.5 * (0.8 + 0.4 * n) - groove * thick * 0.42 + (fiber - 0.5) * size * 0.1
    const paint = scaled(mix(meat, brown, crust), (1 - 0.18 * groove) * (0.92 + 0.16 * fiber))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.22 + 0.2 * (1 - crust), z + 3)
  })
}
