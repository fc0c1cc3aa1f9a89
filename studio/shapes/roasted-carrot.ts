// A slender carrot from the roasting pan, whole or halved along its length: thick at the crown, where a stub of its stalks is left,
// drawn out to a thin root, wrinkled and glazed, dark where it lay on the pan.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [SKIN, FLESH, CORE] = [rgb('#e2701a'), rgb('#f08a26'), rgb('#f7b04a')]
const [CARAMEL, CHAR] = [rgb('#a5480f'), rgb('#4a1e0a')]
const [STALK, STALK_END] = [rgb('#8ea644'), rgb('#6a6a2c')]

interface RoastedCarrot {
  length: number
  /** Half its width below the crown. */
  radius: number
  turn: number
  /** Halved along its length, the cut side up. */
  halved: boolean
}

export function roastedCarrot(scene: Scene, x: number, y: number, options: RoastedCarrot): void {
  const { length, radius, turn, halved } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = length / 2
  const [skin, flesh] = [scene.vary(SKIN, 0.07), scene.vary(FLESH, 0.05)]
  const bend = random.bell() * 0.14
  const hook = random.bell() * 0.16
  const done = random.between(0.45, 1)
  const rest = field.settle(x, y, half * 0.7, radius * 0.7, turn, 0.35, 0.2)
  stub(scene, x - Math.cos(turn) * half * 0.97, y - Math.sin(turn) * half * 0.97, turn + Math.PI, radius)
  field.stamp(x, y, half * 1.1 + radius, turn, (lx, ly, out) => {
    const u = lx / half
    if (u < -1 || u > 1) return false
    // A round shoulder, then an even taper, then a thread of root.
    const crown = Math.sqrt(clamp(1 - (1 - (u + 1) / 0.2) ** 2, 0, 1))
    const shoulder = u < -0.8 ? 0.35 + 0.65 * crown : 1
    const lumpy = 0.92 + 0.16 * noise(u * 3.2 + seed, ly > 0 ? 3 : 9)
    const wide = radius * shoulder * lumpy * (1 - 0.8 * ((u + 1) / 2) ** 1.3) * (1 - 0.7 * smooth(0.86, 1, u))
    const v = (ly - half * (bend * (1 - u * u) + hook * Math.max(0, u) ** 3)) / wide
    const q = v * v
    if (q > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.045, 3)
    const fine = layeredNoise(lx * 0.018 + seed, v * 2.4, 2)
    // Creases that the rootlets left run part of the way round.
    const crease = smooth(0.6, 0.78, noise(lx * 0.13 + seed, v * 0.9 + seed))
    const face = halved ? smooth(0.9, 0.8, Math.abs(v)) : 0
    const core = smooth(0.46, 0.34, Math.abs(v + (fine - 0.5) * 0.3))
    const ring = smooth(0.14, 0.04, Math.abs(Math.abs(v) - 0.42 + (fine - 0.5) * 0.2))
    const outside = scaled(mix(skin, FLESH, 0.35 * smooth(0.5, 1, 1 - q)), 0.86 + 0.24 * fine - 0.2 * crease)
    const cut = mix(mix(scaled(flesh, 0.92 + 0.16 * fine), CORE, 0.6 * core), CARAMEL, 0.26 * ring)
    const edge = halved ? smooth(0.6, 0.88, Math.abs(v)) * 0.6 : 0.34 * smooth(0.55, 1, q)
    const took = done * (0.95 * smooth(0.47, 0.7, n) + edge + 0.5 * smooth(0.35, 1, u) + 0.3 * smooth(-0.86, -1, u))
    const brown = mix(mix(outside, cut, face), CARAMEL, clamp(took) * 0.85)
    const paint = mix(brown, CHAR, 0.8 * smooth(0.95, 1.5, took + 0.5 * (n - 0.5)))
    const round = Math.sqrt(1 - q)
    const dome = 0.2 + 0.95 * round - 0.05 * crease
    // The cut side shrank and is a little hollow.
    const flat = 0.62 - 0.1 * (1 - Math.abs(v)) * face - 0.3 * smooth(0.86, 1, Math.abs(v))
    const z = 3 + wide * (halved ? flat : dome) + (n - 0.5) * 3 * smooth(1, 0.6, q)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.66 - 0.3 * clamp(took), z + 3)
  })
}

/** What is left of the stalks, limp and brown at their ends. */
function stub(scene: Scene, x: number, y: number, turn: number, radius: number): void {
  const { random } = scene
  for (const side of [-0.34, 0.3, 0]) {
    const way = turn + side + random.bell() * 0.16
    const long = radius * random.between(0.8, 1.5)
    const [px, py] = [x + Math.cos(way) * long * 0.36, y + Math.sin(way) * long * 0.36]
    tube(scene, arc(px, py, long, way, random.bell() * 0.5, 6), {
      radius: radius * random.between(0.13, 0.19),
      paint: (t, h) => scaled(mix(STALK, STALK_END, smooth(0.4, 1, t)), 0.82 + 0.24 * h),
      gloss: 0.3,
      lift: radius * 0.3,
      deeper: radius * 0.4,
      taper: (t) => 1 - 0.35 * t,
    })
  }
}
