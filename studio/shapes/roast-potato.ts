// A peeled potato cut up and roasted: plump, one or two cut sides that ran round in the oven, gold all over and brown along a craggy edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLUFFY, GOLD, AMBER, CRISP] = [rgb('#f8dc8c'), rgb('#eeb13e'), rgb('#c87c1c'), rgb('#7d3f0e')]

/** `browned` 1: crisp from hot fat; less: braised, pale and smooth. */
export function roastPotato(scene: Scene, x: number, y: number, size: number, browned = 1): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(1.12, 1.4), size * random.between(0.82, 0.98)]
  const tall = size * random.between(0.72, 0.92)
  // Sides that a knife left: each slopes down from a line off the middle.
  const first = random.angle()
  const cuts = [first, first + random.between(1.7, 2.8)].slice(0, random.chance(0.65) ? 2 : 1).map((angle) => ({
    x: Math.cos(angle),
    y: Math.sin(angle),
    from: tall * random.between(0.86, 1.02),
    slope: random.between(0.3, 0.75),
  }))
  const melt = tall * 0.11
  const well = browned * random.between(0.6, 1.05)
  const hot = random.between(0, TAU)
  const rest = field.settle(x, y, rx * 0.65, ry * 0.65, turn, 0.35, 0.3)
  field.stamp(x, y, rx * 1.12, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const lobes = layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3 + seed, 2) - 0.5
    const crag = (layeredNoise(lx * (3.4 / size) + seed, ly * (3.4 / size), 3) - 0.5) * (0.35 + 0.65 * browned)
    const q = (Math.abs(u) ** 2.5 + Math.abs(v) ** 2.5) ** (1 / 2.5) / (1 + 0.24 * lobes) + 0.05 * crag
    if (q > 1) return false
    const dome = tall * (1 - q ** 3) ** 0.6
    let sum = Math.exp(-dome / melt)
    let lowest = dome
    for (const cut of cuts) {
      const h = cut.from - cut.slope * (cut.x * lx + cut.y * ly)
      sum += Math.exp(-h / melt)
      lowest = Math.min(lowest, h)
    }
    const height = Math.max(0, -melt * Math.log(sum))
    const ridge = clamp((lowest - height) / (melt * 0.69))
    const n = layeredNoise(u * 1.15 + seed, v * 1.15 - seed, 2)
    const fine = noise(lx * 0.3 + seed, ly * 0.3)
    // The side that lay in the fat took most of the color; scraps along the ridges fried hard.
    const low = smooth(0.62, 0.1, height / tall)
    const side = 0.14 * Math.cos(angle - hot) * q
    const heat = 0.2 + 0.8 * smooth(0.34, 0.68, n) + side
    const color = clamp(well * (heat + 0.22 * low + 0.3 * ridge) + 0.22 * crag)
    const gold = color < 0.4 ? mix(FLUFFY, GOLD, color / 0.4) : mix(GOLD, AMBER, (color - 0.4) / 0.6)
    const hard =
      browned * clamp(0.9 * ridge * smooth(0.36, 0.6, n + crag * 0.5) + 0.75 * smooth(0.8, 1.1, color + 0.3 * crag))
    const z = 2 + height + crag * size * (0.07 + 0.13 * Math.max(ridge, low)) + (fine - 0.5) * 1.4
    return put(
      out,
      scaled(mix(gold, CRISP, 0.7 * hard), 0.93 + 0.14 * fine),
      heightOn(rest, lx, ly) + z,
      0.34 + 0.2 * (1 - browned),
      z + 3,
    )
  })
}
