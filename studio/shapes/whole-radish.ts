// A small radish with its root and a stub of its leaves: red and smooth, white toward the tip.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [RED, DEEP, TIP, STALK] = [rgb('#d3214a'), rgb('#9a1030'), rgb('#fbeef0'), rgb('#7fae3c')]

export function wholeRadish(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const red = scene.vary(RED, 0.08)
  const long = size * random.between(1.05, 1.3)
  const rest = field.settle(x, y, size * 0.6, size * 0.6, turn, 0.3, 0.2)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let i = 0; i < 3; i++) {
    const away = turn + Math.PI + random.bell() * 0.4
    const length = size * random.between(0.7, 1.1)
    const at = long * 0.86 + length * 0.4
    tube(scene, arc(x - cos * at, y - sin * at, length, away, random.bell() * 0.4, 6), {
      radius: size * 0.1,
      gloss: 0.4,
      lift: size * 0.35,
      paint: (t) => scaled(STALK, 0.85 + 0.4 * t),
      taper: (t) => 1 - 0.3 * t,
    })
  }
  field.stamp(x, y, long * 1.7, turn, (lx, ly, out) => {
    const u = lx / long
    if (u > 0.9) {
      // The thin root.
      const w = size * 0.1 * smooth(1.65, 0.9, u)
      const off = ly - size * 0.1 * Math.sin(u * 4 + seed)
      if (u > 1.65 || Math.abs(off) > w) return false
      return put(out, TIP, rest.z + size * 0.34 + w, 0.3, w * 2)
    }
    const d = hypot(u, ly / size)
    if (d > 1) return false
    const n = layeredNoise(lx * (2 / size) + seed, ly * (2 / size), 2)
    const pale = smooth(0.45, 0.85, u + 0.3 * (n - 0.5))
    const paint = mix(mix(red, DEEP, 0.4 * smooth(-0.4, -0.95, u) + 0.2 * n), TIP, pale)
    const z = 3 + size * 0.9 * Math.sqrt(1 - d * d)
    return put(out, paint, rest.z + z, 0.6, z + 3)
  })
}
