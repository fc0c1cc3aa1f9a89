// Red currants that cooked: small and clear, in clusters that hold together, most of each under the jelly.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DEEP, RED, CLEAR, END] = [rgb('#7c0612'), rgb('#c4101c'), rgb('#f0482c'), rgb('#3c0a08')]

/** `level`: the surface in which it sits. */
function currant(scene: Scene, x: number, y: number, r: number, level: number): void {
  const { random, field } = scene
  const red = scene.vary(mix(DEEP, RED, random.between(0.45, 1)), 0.08)
  const [ex, ey] = [random.bell() * 0.5, random.bell() * 0.5]
  const up = level + r * random.between(-0.55, 0.05)
  field.stamp(x, y, r, 0, (lx, ly, out) => {
    const d = hypot(lx, ly) / r
    if (d > 1) return false
    const h = Math.sqrt(1 - d * d)
    // Light comes through on the side away from the lamp.
    const glow = smooth(0.15, 0.95, (lx + ly) / r + 0.35) * smooth(1, 0.7, d)
    const end = smooth(0.17, 0.08, hypot(lx / r - ex, ly / r - ey))
    const paint = mix(mix(mix(DEEP, red, smooth(0.1, 0.6, h)), CLEAR, 0.5 * glow), END, 0.8 * end)
    return put(out, paint, up + r * 0.85 * h, 0.55, r * 2)
  })
}

/** Six to ten of them about one place. */
export function currantCluster(scene: Scene, x: number, y: number, r: number, level: number): void {
  const { random } = scene
  const count = random.whole(5, 9)
  const turn = random.angle()
  for (let i = 0; i < count; i++) {
    // Along a stalk that is gone, to both sides of it.
    const along = (i / (count - 1) - 0.5) * r * count * 0.62
    const off = (i % 2 ? 1 : -1) * r * random.between(0.45, 0.9)
    const px = x + Math.cos(turn) * along - Math.sin(turn) * off
    const py = y + Math.sin(turn) * along + Math.cos(turn) * off
    currant(scene, px, py, r * random.between(0.78, 1.15), level)
  }
}
