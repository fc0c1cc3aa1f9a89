// Fennel: layers that curve up from one root, white with a green tint.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const FLESH = rgb('#f5f2d6')
const GREEN = rgb('#8fb948')
const GOLDEN = rgb('#d3a04a')
const ROASTED = rgb('#f2d591')
const BURNT = rgb('#a3672a')

/** Half the width of the bulb at u, from the root at -1 to the stalks at 1. */
function outline(u: number): number {
  return u < -0.25 ? Math.sqrt(clamp(1 - ((u + 0.25) / 0.75) ** 2)) : 1 - 0.62 * smooth(-0.25, 0.9, u)
}

/** A bulb cut lengthwise into a thin slice: nested layers, wet and half clear, that spread like fingers towards the stalks. */
export function fennelCut(scene: Scene, x: number, y: number, size: number, thickness: number): void {
  const { random } = scene
  const flesh = scene.vary(FLESH, 0.04)
  const green = scene.vary(GREEN, 0.1)
  const seed = random.between(0, 99)
  const lean = random.between(-0.45, 0.45)
  const layers = random.between(1.7, 2.5)
  // A slice from the side of the bulb has no root, and one half of it is gone.
  const broken = random.chance(0.4) ? random.between(0.15, 0.6) : 2
  disc(scene, x, y, {
    radius: size,
    ry: size * random.between(0.5, 0.64),
    thickness,
    edge: thickness * 0.5,
    tilt: 0.2,
    lean: 0.4,
    face: (_d, _a, u, v) => {
      if (Math.abs(u) > 1) return null
      const across = (v - lean * (u + 1) ** 2 * 0.3) / (outline(u) * (0.9 + 0.24 * layeredNoise(u * 1.5 + seed, 2, 2)))
      if (Math.abs(across) > 1 || across > broken) return null
      const layer = Math.abs(across + 0.08 * Math.sin(u * 4 + seed)) * layers
      const seam = Math.abs(layer - Math.round(layer)) * 2
      const open = smooth(-0.5, 0.6, u)
      const finger = Math.round(layer + 0.5) * (across < 0 ? -1 : 1)
      if (u > 0.62 + 0.36 * layeredNoise(finger * 3.7 + seed, 1.5, 1)) return null
      if (u > 0.3 && seam < 0.3 * smooth(0.3, 0.8, u) && layer > 0.5) return null
      const line = smooth(0.42, 0.06, seam) * (0.35 + 0.65 * open)
      const rim = smooth(0.86, 1, Math.abs(across))
      const streak = layeredNoise(u * 2 + seed, layer * 6, 2)
      const tint = clamp(line * 0.3 + rim * 0.4 + 0.75 * smooth(0.25, 1, u) + 0.22 * (streak - 0.5))
      return [mix(flesh, green, tint), thickness * (0.25 * seam - 0.4 * line) + (streak - 0.5), 0.65]
    },
  })
}

/** Half the width of a wedge at u: a point at the root, broadest in the middle, fingers at the stalks. */
function wedgeOutline(u: number): number {
  return 0.16 + 0.84 * smooth(-1.05, -0.1, u) - 0.42 * smooth(0.1, 1, u)
}

/** A wedge: flat layers that all run to the root and spread into stumps of stalk, brown at the edges once roasted. */
export function fennelWedge(scene: Scene, x: number, y: number, size: number, browned: number): void {
  const { random } = scene
  const flesh = mix(scene.vary(FLESH, 0.04), ROASTED, 0.75 * browned)
  const green = mix(scene.vary(GREEN, 0.1), rgb('#b89a3c'), 0.45 * browned)
  const seed = random.between(0, 99)
  const bend = random.between(-0.3, 0.3)
  const layers = random.pick([4, 5])
  disc(scene, x, y, {
    radius: size,
    ry: size * random.between(0.42, 0.52),
    thickness: size * 0.2,
    edge: size * 0.14,
    tilt: 0.22,
    lean: 0.4,
    face: (_d, _a, u, v) => {
      if (Math.abs(u) > 1) return null
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      const across = (v - bend * u * u) / wedgeOutline(u)
      if (Math.abs(across) > 1) return null
      const place = (across * 0.5 + 0.5) * layers
      const index = Math.floor(place)
      const within = place - index
      // Each stalk was cut at its own length.
      if (u > 0.84 + 0.14 * layeredNoise(index * 3.7 + seed, 1.5, 1)) return null
      const open = smooth(-0.5, 0.6, u)
      const seam = smooth(0.2, 0.04, Math.min(within, 1 - within)) * open
      const streak = layeredNoise(u * 1.5 + seed, place * 7, 2)
      const rim = smooth(0.82, 1, Math.abs(across))
      const tint = clamp(0.4 * seam + 0.5 * smooth(0.3, 1, u) + 0.2 * rim + 0.3 * (streak - 0.5))
      const edge = Math.max(rim, 0.8 * smooth(0.6, 0.95, u), 0.6 * smooth(-0.7, -1, u))
      const brown = browned * clamp(0.6 * edge * smooth(0.3, 0.55, n) + 0.5 * smooth(0.46, 0.66, n) + 0.12 * seam)
      const paint = mix(mix(flesh, green, tint), mix(GOLDEN, BURNT, smooth(0.45, 0.9, brown)), brown)
      return [paint, size * (0.035 * Math.sin(Math.PI * within) * open - 0.014 * seam) + (streak - 0.5), 0.55]
    },
  })
}

/** A single layer that came loose: a thin, pale bow, white at the cut and green along its skin. */
/** `broad`: how much wider than a shaving it is. */
export function fennelCrescent(scene: Scene, x: number, y: number, length: number, broad = 1): void {
  const flesh: Rgb = scene.vary(FLESH, 0.04)
  const green = scene.vary(GREEN, 0.1)
  const { random } = scene
  const seed = random.between(0, 99)
  const side = random.chance(0.5) ? 1 : -1
  ribbon(scene, arc(x, y, length, random.angle(), random.between(0.5, 1.7) * side, 12), {
    width: length * broad * random.between(0.13, 0.22),
    thick: 2.6,
    gloss: 0.6,
    sink: 0.5,
    cup: random.between(0, 0.1),
    lift: random.between(0, 2),
    roll: wanderingRoll(scene, 0.3),
    taper: (t) => (0.3 + 0.7 * Math.sin(Math.PI * t) ** 0.6) * (0.8 + 0.4 * layeredNoise(t * 3 + seed, 1, 1)),
    paint: (t, v) =>
      mix(
        flesh,
        green,
        clamp(0.6 * smooth(0.6, 0.95, v * side) + 0.5 * smooth(0.7, 1, t) + 0.1 * Math.sin(v * 9 + seed)),
      ),
  })
}
