// A wedge of a fennel bulb from the oven, its cut face up: bowed layers that nest in each other and all end at the root, soft and
// glassy between, caramel brown along their edges and where the face lay on the pan.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, GLASSY, GREEN] = [rgb('#f4e3b4'), rgb('#dcc684'), rgb('#98aa44')]
const [GOLD, CARAMEL] = [rgb('#d89c40'), rgb('#8e5018')]
/** How far each layer lies from the heart, as a share of half the width; the outer ones are thicker. */
const LAYERS = [0.14, 0.36, 0.62, 0.96]

export function roastedFennel(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [long, wide] = [size * random.between(0.95, 1.1), size * random.between(0.56, 0.68)]
  const thick = size * random.between(0.24, 0.3)
  // A quarter is cut beside the heart.
  const heart = random.between(-0.4, 0.4)
  const flesh = scene.vary(FLESH, 0.03)
  const hot = random.between(0.4, 0.56)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.42, 0.3)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) > 1) return false
    const n = layeredNoise(lx * (2.4 / size) + seed, ly * (2.4 / size), 3)
    // Round at the root, drawn in toward the stalks.
    const half = u < -0.2 ? Math.sqrt(clamp(1 - ((u + 0.2) / 0.8) ** 2)) : 1 - 0.62 * smooth(-0.2, 0.85, u) ** 1.1
    const v = ly / (wide * (half * (0.94 + 0.14 * n) + 0.02))
    if (Math.abs(v) > 1) return false
    const side = v > heart ? (v - heart) / (1 - heart) : (heart - v) / (1 + heart)
    let [near, layer] = [1, LAYERS.length - 1]
    for (let i = 0; i < LAYERS.length; i++) {
      const off = Math.abs(side - (LAYERS[i] as number)) // i is inside the array
      if (off < near) [near, layer] = [off, i]
    }
    // At the root they are one.
    const apart = smooth(-0.85, -0.2, u)
    const gap = smooth(0.075, 0.015, near) * apart * (layer === LAYERS.length - 1 ? 0 : 1)
    // Each stalk was cut at its own length.
    const index = layer * (v > heart ? 1 : -1) + (side < (LAYERS[layer] as number) ? 0.4 : 0)
    const stalk = 0.8 + 0.2 * layeredNoise(index * 3.7 + seed, 1.5, 1)
    if (u > stalk) return false
    const rim = Math.max(smooth(0.8, 1, Math.abs(v)), smooth(stalk - 0.14, stalk, u), smooth(-0.86, -1, u))
    const vein = layeredNoise(u * 1.4 + seed, side * 11 + index, 2)
    const soft = mix(flesh, GLASSY, clamp(0.25 + 0.9 * (vein - 0.4) + 0.35 * gap))
    const green = mix(soft, GREEN, 0.9 * smooth(0.15, 0.8, u) + 0.16 * smooth(0.7, 1, Math.abs(v)))
    const brown = clamp(0.7 * smooth(hot, hot + 0.4, n) + 0.7 * rim * smooth(0.3, 0.6, n + 0.2) + 0.35 * gap)
    const paint = mix(mix(green, GOLD, brown), CARAMEL, 0.6 * smooth(0.5, 1, brown))
    const dome = 1 - 0.3 * v * v - 0.85 * smooth(0.88, 1, hypot(v, 0.9 * Math.max(0, -u)))
    const z = 3 + thick * Math.max(0.12, dome) * (1 - 0.7 * smooth(stalk - 0.05, stalk, u)) - gap * size * 0.035
    return put(
      out,
      scaled(paint, 0.96 + 0.08 * vein),
      heightOn(rest, lx, ly) + z + (n - 0.5) * size * 0.05,
      0.45,
      z + 2,
    )
  })
}
