// Pomelo out of its skin: a torn piece of a segment, a bundle of plump drops of juice that lie side by side.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [HONEY, ROSE, AMBER, CLEAR] = [rgb('#ffdf6e'), rgb('#ff8f86'), rgb('#ec6a44'), rgb('#fff4d4')]

interface Drop {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  wide: number
  /** The height that it lies at. */
  base: number
  paint: Rgb
  /** The color of its inner end. */
  tip: Rgb
}

/** Drops point the way of the segment, fan out a little, and stand out of the torn edge. */
function dropsOf(scene: Scene, size: number, deep: number, tall: number, pulp: Rgb): Drop[] {
  const { random } = scene
  const spots = scene.spread(30, () => {
    const [px, py] = scene.spot(1, 0, 0)
    return [px * size * 0.66, py * deep * 0.8]
  })
  return spots.map(([x, y]) => {
    const [u, v] = [x / size, y / deep]
    const turn = 0.42 * v + random.bell() * 0.16
    return {
      x,
      y,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      long: size * random.between(0.3, 0.46),
      wide: size * random.between(0.1, 0.145),
      base: tall * Math.sqrt(clamp(1 - 0.9 * (u * u + v * v))) + random.bell() * size * 0.02,
      paint: mix(mix(pulp, AMBER, 0.15 * random.unit()), CLEAR, 0.3 * random.unit() ** 2),
      tip: mix(mix(pulp, ROSE, 0.5), CLEAR, random.between(0, 0.6)),
    }
  })
}

/** Light passes through it, so that even its shaded sides are bright. */
const LIT = 1.16

export function pomeloPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 90)
  const turn = random.angle()
  const deep = size * random.between(0.56, 0.74)
  const tall = size * random.between(0.22, 0.32)
  const pulp = scene.vary(scaled(mix(HONEY, ROSE, random.unit() ** 1.4), LIT), 0.03)
  const inside = mix(pulp, AMBER, 0.3)
  // Here and there a bit of the white skin between two segments is left.
  const skin = random.chance(0.45) ? 0.75 : 0
  const drops = dropsOf(scene, size, deep, tall, pulp)
  const rest = field.settle(x, y, size * 0.7, deep * 0.7, turn, 0.4, 0.4)
  field.stamp(x, y, size * 1.12, turn, (lx, ly, out) => {
    let highest = -1
    let paint = inside
    for (const drop of drops) {
      const [dx, dy] = [lx - drop.x, ly - drop.y]
      const a = (drop.cos * dx + drop.sin * dy) / drop.long
      if (a < -1 || a > 1) continue
      // Thick toward the peel, drawn out toward the core.
      const b = (drop.cos * dy - drop.sin * dx) / (drop.wide * (1 + 0.35 * a))
      const q = a * a + b * b
      if (q >= 1) continue
      const round = Math.sqrt(1 - q)
      const z = drop.base + drop.wide * 0.7 * round
      if (z <= highest) continue
      highest = z
      // The juice is deepest in the middle of a drop; the thin skins where two meet are pale.
      const juice = mix(drop.tip, drop.paint, smooth(-0.8, 0.1, a))
      paint = mix(mix(juice, CLEAR, 0.5), juice, smooth(0.1, 0.6, round))
    }
    if (highest < 0) {
      const edge = hypot(lx / (size * 0.72), ly / (deep * 0.86)) + 0.24 * (noise(lx * 0.1 + seed, ly * 0.1) - 0.5)
      if (edge > 1) return false
      highest = tall * 0.8 * Math.sqrt(1 - edge * edge)
    }
    const pale = mix(paint, CLEAR, skin * smooth(0.4, 0.75, ly / deep))
    return put(out, pale, heightOn(rest, lx, ly) + 3 + highest, 1, highest + 4)
  })
}
