// Mushrooms as they come out of a hot pot: whole caps of shiitake with a star cut into them, and bundles of enoki.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [BACK, RIDGE, CUT] = [rgb('#6e421f'), rgb('#a5713c'), rgb('#f1dcb4')]
const STEMS = ['#fbf1d8', '#f5e6c4', '#fff8e6'].map(rgb)
const CAP = rgb('#f6dfae')

/** Three strokes of the knife cross on its back and show the white flesh. */
export function starredCap(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const back = scene.vary(BACK, 0.1)
  const first = random.angle()
  const rest = field.settle(x, y, size * 0.7, size * 0.7, 0, 0.4, 0.3)
  field.stamp(x, y, size * 1.15, 0, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const angle = Math.atan2(v, u)
    const d = hypot(u, v) / (0.95 + 0.14 * (layeredNoise(Math.cos(angle) + seed, Math.sin(angle) + seed, 2) - 0.5))
    if (d > 1) return false
    const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
    let stroke = 0
    for (let i = 0; i < 3; i++) {
      const a = first + (i * Math.PI) / 3
      const off = Math.abs(-Math.sin(a) * u + Math.cos(a) * v)
      stroke = Math.max(stroke, smooth(0.1, 0.05, off + 0.05 * d) * smooth(0.74, 0.6, d))
    }
    const dome = Math.sqrt(clamp(1 - d ** 2.4))
    const skin = mix(scaled(back, 0.85 + 0.4 * n), RIDGE, 0.5 * smooth(0.8, 0.98, d) + 0.15 * dome)
    const z = 3 + size * (0.5 * dome - 0.07 * stroke)
    return put(out, mix(skin, CUT, 0.92 * stroke), heightOn(rest, lx, ly) + z, 0.6 - 0.3 * stroke, z + 2)
  })
}

/** Thin stems grown together at the foot, each with a cap like a pinhead. */
export function enokiBundle(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const turn = random.angle()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const bow = random.bell() * 0.4
  for (let i = 0; i < 30; i++) {
    const spread = random.bell() * 0.3
    const long = length * random.between(0.75, 1.08)
    const off = spread * length * 0.28
    // The feet lie together, the caps apart.
    const [px, py] = [x + cos * (long - length) * 0.5 - sin * off, y + sin * (long - length) * 0.5 + cos * off]
    const path = arc(px, py, long, turn + spread * 0.9, bow + random.bell() * 0.2, 8)
    const paint = scene.vary(random.pick(STEMS), 0.04)
    tube(scene, path, {
      radius: random.between(3, 4.2),
      paint: (t, h) => scaled(mix(paint, CUT, 0.3 * smooth(0.3, 0, t)), 0.86 + 0.16 * h),
      gloss: 0.6,
      sink: 0.5,
    })
    const tip = path[path.length - 1]
    if (tip) {
      const r = random.between(5, 7.5)
      ellipsoid(scene, ...tip, {
        rx: r,
        ry: r * 0.86,
        rz: r * 0.7,
        paint: scene.vary(CAP, 0.05),
        gloss: 0.7,
        sink: 0.3,
      })
    }
  }
}
