// Raw vegetables as a knife leaves them in a salad: soft avocado, thin onion, wet cucumber.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { chunk } from '#studio/shapes/solid.ts'

const AVOCADO = { core: rgb('#eee59a'), flesh: rgb('#d3d873'), rim: rgb('#86a83a') }

/** A chunk of ripe avocado: soft corners, yellow where the stone was, green where the peel was. */
export function avocadoChunk(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const peel = random.between(-0.9, 0.9)
  hewn(scene, x, y, {
    size: size * random.between(0.85, 1.1),
    long: random.between(1.05, 1.5),
    tall: random.between(0.55, 0.85),
    sides: 5,
    uneven: size * 0.05,
    tip: 0.35,
    round: 0.2,
    gloss: 0.5,
    grain: (u, v) => noise(u * 1.8 + seed, v * 1.8),
    paint: ({ u, v, grain }) => {
      // The green deepens towards the side that lay under the peel.
      const outward = u * Math.cos(peel) + v * Math.sin(peel) + 0.25 * (grain - 0.5)
      const body = mix(AVOCADO.core, AVOCADO.flesh, smooth(-0.8, 0.1, outward))
      return mix(body, AVOCADO.rim, 0.85 * smooth(0.15, 0.85, outward))
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.08,
  })
}

/** Thin half-moons of raw onion: nearly white, colored along the outer edge of each layer. */
export function onionCrescent(scene: Scene, x: number, y: number, r: number, skin: Rgb, flesh: Rgb): void {
  const { random } = scene
  const turn = random.angle()
  const outside = scene.vary(skin, 0.15)
  const inside = scene.vary(flesh, 0.04)
  const squeeze = random.between(0.62, 0.95)
  const layers = random.chance(0.45) ? [1, 0.72] : [1]
  for (const share of layers) {
    const half = random.between(0.95, 1.55)
    disc(scene, x, y, {
      radius: r * share,
      ry: r * share * squeeze,
      thickness: 3.4,
      turn: turn + random.bell() * 0.12,
      edge: 1.4,
      tilt: 0.3,
      sink: 0.5,
      face: (d, a) => {
        const t = Math.abs(a) / half
        if (t > 1) return null
        const wall = 0.2 * (1 - t ** 3) + 0.02
        if (d > 1 || d < 1 - wall) return null
        const within = (1 - d) / wall
        return [mix(outside, inside, smooth(0.08, 0.5, within)), 2.2 * (1 - Math.abs(within - 0.5)), 0.55]
      },
    })
  }
}

/** Chopped onion: little bent tiles, each with a colored edge. */
export function onionTile(scene: Scene, x: number, y: number, size: number, skin: Rgb, flesh: Rgb): void {
  const { random } = scene
  chunk(scene, x, y, {
    size: size * random.between(0.8, 1.2),
    aspect: random.between(0.5, 0.95),
    tall: random.between(0.22, 0.4),
    tip: random.between(0.05, 0.5),
    top: scene.vary(random.chance(0.2) ? mix(flesh, skin, 0.35) : flesh, 0.05),
    side: mix(flesh, skin, random.between(0.2, 0.75)),
    gloss: 0.6,
    bump: 0.5,
    edge: Math.max(1.1, size * 0.16),
    uneven: 0.24,
  })
}

/** What is diced with its skin on: `under` is the flesh next to it, `seed` the palest part of the flesh. */
export interface DiceLook {
  skin: Rgb
  under: Rgb
  flesh: Rgb
  seed: Rgb
}

export const APPLE: DiceLook = {
  skin: rgb('#b3231f'),
  under: rgb('#e6dd9a'),
  flesh: rgb('#f4ebb4'),
  seed: rgb('#faf5d2'),
}

/** Diced apple: pale wet flesh, and the skin on one side. */
export function skinnedDice(scene: Scene, x: number, y: number, size: number, look: DiceLook): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(look.flesh, 0.05)
  const skin = scene.vary(look.skin, 0.15)
  // One of its sides, so that it is known for an apple; on some the upper face.
  const skinned = random.whole(0, 4)
  hewn(scene, x, y, {
    size,
    long: random.between(0.95, 1.3),
    tall: random.between(0.6, 0.85),
    uneven: size * 0.1,
    sides: 4,
    tip: 0.35,
    round: 0.08,
    gloss: 0.75,
    grain: (u, v) => noise(u * 3 + seed, v * 3),
    paint: ({ face, edge, grain }) => {
      if (face === skinned) return mix(skin, look.under, 0.4 * smooth(0.5, 1, edge))
      return mix(mix(flesh, look.under, 0.3 * (1 - grain) + (face ? 0.14 : 0)), look.seed, smooth(0.6, 0.8, grain))
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.08,
  })
}

const ENDIVE = { base: rgb('#fbf8e6'), leaf: rgb('#f1edb2'), tip: rgb('#c9d468') }

/** A leaf of Belgian endive: a pale boat with a broad rib and a yellow-green tip. */
export function endiveLeaf(scene: Scene, x: number, y: number, length: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const width = length * random.between(0.32, 0.42)
  // Cut across: the lower part is a white half pipe, the upper one has the tip.
  const start = random.chance(0.55) ? 0.45 : 0.02
  const end = start ? 1 : random.between(0.55, 0.75)
  const cupped = random.chance(0.75) ? 1 : -0.8
  const rest = field.settle(x, y, length * 0.3, width * 0.4, turn, 0.6, 0.5)
  const middle = (start + end) / 2
  field.stamp(x, y, length * 0.6, turn, (lx, ly, out) => {
    const t = lx / length + middle
    if (t < start || t > end) return false
    const ruffled = 1 + 0.1 * (layeredNoise(t * 8 + seed, ly > 0 ? 2 : 7, 2) - 0.5)
    const half = width * 0.5 * ruffled * Math.sin(Math.PI * (0.24 + 0.76 * t) ** 1.1) ** 0.55
    const v = ly / (half || 1)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.08, 2)
    const green = clamp(smooth(0.5, 1, t) * 0.7 + smooth(0.55, 1, Math.abs(v)) * smooth(0.3, 0.8, t) * 0.6)
    const fibers = 0.94 + 0.1 * noise(v * 6 + seed, t * 2)
    const colour = scaled(mix(mix(ENDIVE.base, ENDIVE.leaf, smooth(0.2, 0.6, t)), ENDIVE.tip, green), fibers)
    const z = 5 + width * 0.3 * cupped * (v * v - 0.3) + 4 * (n - 0.5) + 3 * (1 - v * v) * (1 - t)
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.45, 5)
  })
}

const BEET = { skin: rgb('#3a0a1e'), flesh: rgb('#6f1436'), ring: rgb('#8f2248') }

/** A wedge of cooked beet: two flat, wet faces that meet in an edge, faint rings on them. */
export function beetWedge(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const turn = random.angle()
  const seed = random.between(0, 99)
  const flesh = scene.vary(BEET.flesh, 0.14)
  const long = size * random.between(0.9, 1.1)
  const wide = size * random.between(0.46, 0.62)
  const ridge = random.between(-0.35, 0.35)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.4, 0.4)
  field.stamp(x, y, long * 1.1, turn, (lx, ly, out) => {
    const u = lx / long
    const v = ly / wide + 0.35 * u * u
    const q = Math.abs(u) ** 2.2 + Math.abs(v) ** 2
    if (q > 1) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const side = v - ridge
    const roof = Math.min(1, (1 - Math.sqrt(q)) * 3) * (1 - 0.62 * Math.abs(side))
    const rings = 0.5 + 0.5 * Math.sin(hypot(u * 0.8, v - 1.1) * 19 + n)
    const skinned = smooth(0.55, 0.85, -v)
    const colour = mix(mix(flesh, BEET.ring, 0.35 * rings + 0.3 * (n - 0.5)), BEET.skin, skinned)
    const z = 3 + wide * (0.95 * roof + 0.08 * (n - 0.5))
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.75, z + 2)
  })
}
