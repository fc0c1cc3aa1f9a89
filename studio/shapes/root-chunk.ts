// A chunk of a peeled root as a pot leaves it: a few flat cut sides, edges boiled round, matte, and crumbling here and there.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FLOUR = rgb('#fff4d2')

interface Cut {
  x: number
  y: number
  distance: number
  /** Height lost for each unit outward; a large one is an upright side. */
  steep: number
}

/** Steep sides around it, and a top of two cuts. */
function cutsOf(scene: Scene, size: number, long: number, tall: number): { sides: Cut[]; tops: Cut[] } {
  const { random } = scene
  const count = random.chance(0.5) ? 5 : 6
  const sides = Array.from({ length: count }, (_, i) => {
    const angle = ((i + random.between(-0.3, 0.3)) / count) * TAU
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const reach = size * hypot(x * long, y * 0.86)
    return { x, y, distance: reach * random.between(0.84, 1.02), steep: random.between(1.2, 3.2) }
  })
  // The knife turned the root between two cuts: they meet in a ridge off the middle.
  const ridge = random.angle()
  const tops = [random.between(0.1, 0.3), random.between(0.45, 0.85)].map((slope, i) => {
    const angle = ridge + i * random.between(2.3, 3.9)
    return { x: Math.cos(angle), y: Math.sin(angle), distance: (tall / slope) * (i ? 0.94 : 1), steep: slope }
  })
  return { sides, tops }
}

/** `crumbly` 0: waxy, its edges stay; 1: floury, it falls apart. */
export function rootChunk(scene: Scene, x: number, y: number, size: number, flesh: Rgb, crumbly = 0.5): void {
  const { random, field } = scene
  const long = random.between(1, 1.35)
  const tall = size * random.between(0.72, 1)
  const { sides, tops } = cutsOf(scene, size, long, tall)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const inside = scene.vary(flesh, 0.05)
  // Carrots and beets keep their color to the edge.
  const floury = mix(inside, FLOUR, 0.06 + 0.36 * smooth(0.06, 0.3, flesh[2]))
  const broken = crumbly * random.between(0.4, 1.4)
  const melt = size * (0.24 + 0.06 * crumbly)
  const rest = field.settle(x, y, size * long * 0.7, size * 0.65, turn, 0.35, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.14, rest.slopeY + random.bell() * 0.14]
  field.stamp(x, y, size * long * 1.25, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const wave = layeredNoise(u * 1.1 + seed, v * 1.1, 2) - 0.5
    const fine = layeredNoise(u * 4.2 + seed, v * 4.2, 3)
    // Bits have come off along the edges.
    const nibbled = broken * size * 0.09 * smooth(0.55, 0.8, noise(u * 2.3 + seed, v * 2.3 + seed))
    let sum = 0
    let lowest = Number.POSITIVE_INFINITY
    let upright = false
    for (const side of sides) {
      const h = (side.distance + wave * size * 0.13 - nibbled - side.x * lx - side.y * ly) * side.steep
      sum += Math.exp(-h / melt)
      if (h < lowest) {
        lowest = h
        upright = true
      }
    }
    for (const face of tops) {
      const h = (face.distance - face.x * lx - face.y * ly) * face.steep + wave * size * 0.1
      sum += Math.exp(-h / melt)
      if (h < lowest) {
        lowest = h
        upright = false
      }
    }
    const height = -melt * Math.log(sum)
    if (height < 0) return false
    const edge = clamp((1.3 * (lowest - height)) / melt)
    const worn = edge * smooth(0.35, 0.6, fine)
    const body = scaled(
      inside,
      (upright ? 0.86 : 1) + (0.05 + 0.15 * crumbly) * (fine - 0.5) - 0.08 * smooth(0.1, 0, height / size),
    )
    const z = height + (fine - 0.5) * size * (0.02 + 0.03 * crumbly + 0.1 * crumbly * edge)
    const lean = rest.z + slopeX * lx + slopeY * ly
    return put(out, mix(body, floury, 0.1 + (0.2 + 0.5 * crumbly) * worn), lean + z, 0.26 - 0.16 * crumbly, z + 3)
  })
}
