// A peeled crawfish tail: a small tight curl, red along its back, cream where it was under the shell.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BACK, MEAT, CREAM] = [rgb('#cf3a16'), rgb('#f0935a'), rgb('#fbe3c4')]
const RINGS = 6

export function crawfishTail(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const span = random.between(3.3, 4.3)
  const hand = random.chance(0.5) ? 1 : -1
  const back = scene.vary(BACK, 0.08)
  const radius = size * 0.56
  const turn = random.angle()
  const rest = field.settle(x, y, size * 0.6, size * 0.6, turn, 0.4, 0.3)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const angle = (Math.atan2(ly * hand, lx) + TAU) % TAU
    const t = angle / span
    if (t > 1) return false
    // Thick where it was torn from the body, thin at the end.
    const wide = size * 0.44 * smooth(-0.08, 0.12, t) * (1 - 0.55 * t ** 1.4) * smooth(1.03, 0.9, t)
    const ring = Math.abs(Math.sin(t * Math.PI * RINGS))
    const v = (hypot(lx, ly) - radius * (1 - 0.12 * t)) / (wide * (0.93 + 0.07 * ring))
    if (Math.abs(v) > 1) return false
    const n = noise(lx * 0.12 + seed, ly * 0.12)
    const red = smooth(-0.15, 0.55, v + 0.5 * (n - 0.5))
    const body = mix(mix(CREAM, MEAT, smooth(-0.9, 0, v)), back, 0.9 * red)
    const paint = scaled(body, 0.8 + 0.2 * smooth(0.05, 0.45, ring))
    const z = 3 + wide * Math.sqrt(clamp(1 - v * v)) * (0.9 + 0.1 * ring)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.6, z + 3)
  })
}
