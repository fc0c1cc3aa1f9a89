// A wedge of cabbage that was simmered for hours: leaf upon leaf in arcs about a pale core, limp and glassy at the outside.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CORE = rgb('#e6e4ac')

export function boiledWedge(scene: Scene, x: number, y: number, size: number, outer: Rgb, heart: Rgb): void {
  const { random, field } = scene
  const green = scene.vary(outer, 0.1)
  const pale = scene.vary(heart, 0.04)
  const turn = random.angle()
  const seed = random.between(0, 99)
  const spread = random.between(0.62, 0.85) // half of the angle of the wedge
  const leaves = random.between(3.5, 4.7)
  const reach = size * 1.75
  const slump = random.bell() * 0.3
  // Limp: it lies down on what is below, its foot does not stand up.
  const rest = field.settle(x, y, size * 0.6, size * 0.5, turn, 0.3, 0.1)
  field.stamp(x, y, size * 1.35, turn, (lx, ly, out) => {
    // Measured from the foot of the core.
    const px = lx + size * 0.85
    const side = ly - slump * px * (px / reach)
    const angle = Math.atan2(side, px) / spread
    const bow = layeredNoise(angle * 1.2 + seed, px * 0.012 + seed, 2) - 0.5
    const r = hypot(px, side) / reach + 0.1 * bow
    const rag = layeredNoise(angle * 2.4 + seed, 3 + seed, 3) - 0.5
    if (Math.abs(angle) > 1 + 0.16 * bow || r > 0.96 + 0.16 * rag || px < 0) return false
    // Leaves lie in arcs, close about the heart and wider apart at the rim, and run together at the core.
    const phase = leaves * Math.max(0, r + 0.12 * Math.abs(angle)) ** 1.25 + 2 * bow
    const within = phase - Math.floor(phase)
    // Here two leaves lie apart, there they cling to each other.
    const apart = smooth(0.35, 0.65, layeredNoise(angle * 1.7 - seed, Math.floor(phase) * 4.1 + seed, 2))
    const gap = smooth(0.13, 0, within) * smooth(0.12, 0.3, r) * (0.25 + 0.75 * apart)
    const lip = smooth(0.1, 0.4, within) * smooth(1, 0.75, within)
    const stem = smooth(0.34, 0.12, r) + 0.75 * smooth(0.16, 0.04, Math.abs(angle + 0.3 * bow)) * smooth(0.6, 0.3, r)
    const crinkle = layeredNoise(lx * 0.03 + seed, ly * 0.04, 3) - 0.5
    // Veins run out from the core over each leaf.
    const vein = smooth(0.07, 0.02, Math.abs(layeredNoise(angle * 4.5 + seed, Math.floor(phase) * 3.3, 2) - 0.5))
    const ripe = clamp(smooth(0.45, 1, r) + 0.5 * crinkle + 0.2 * (Math.floor(phase) % 2))
    const leaf = mix(pale, green, ripe)
    const shaded = mix(leaf, scaled(mix(green, pale, 0.3), 0.58), 0.82 * gap)
    const leafy = mix(scaled(shaded, 0.9 + 0.1 * lip + 0.2 * crinkle), CORE, 0.3 * vein * (1 - gap))
    const paint = mix(leafy, CORE, clamp(0.8 * stem))
    const dome =
      size * 0.34 * Math.sqrt(clamp(1 - angle * angle)) * smooth(1.05, 0.55, r) * (0.4 + 0.6 * smooth(0, 0.3, r))
    const z = 4 + dome + size * (0.02 * lip + 0.06 * within - 0.05 * gap + 0.05 * crinkle)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.66, dome + 6)
  })
}
