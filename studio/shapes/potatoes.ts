// Potatoes: boiled ones are waxy and pale, fried and roasted ones golden at the edges that a knife left.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { disc } from '#studio/shapes/disc.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const SKIN = rgb('#cfa968')
const WAXY = rgb('#f5da82')
/** Dice for a salad are cut from potatoes that hold together. */
const SMALL_DICE = 26

/** A chunk of a peeled, boiled potato; some have begun to fall apart. */
export function boiledPotato(scene: Scene, x: number, y: number, size: number): void {
  const floury = scene.random.chance(0.2) ? 0.6 : 0.15
  cutPotato(scene, x, y, size * 1.06, { crumbly: size < SMALL_DICE ? 0.1 : floury })
}

/** A chunk as a knife cuts it; the edges take color first. `crusted` 0: boiled, 1: out of the fryer. */
export function potatoChunk(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  flesh: Rgb,
  crust: Rgb,
  crusted = 1,
): void {
  const inside = scene.vary(flesh, 0.05)
  const brown = scene.vary(crust, 0.1)
  const seed = scene.random.between(0, 99)
  hewn(scene, x, y, {
    size,
    long: scene.random.between(1.05, 1.4),
    tall: scene.random.between(0.5, 0.68),
    uneven: size * 0.14,
    sides: 5,
    round: 0.2,
    gloss: 0.14 + 0.25 * (1 - crusted),
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3, 3),
    paint: ({ face, edge, grain }) => {
      const side = face === 0 ? 0 : 0.14
      // Crisp along the edges and where a face lay on the metal; the rest stays pale.
      const seared = face % 3 === 1 ? 0.3 : 0
      const color = clamp(crusted * (edge * 0.75 + side * 0.5 + seared + Math.max(0, grain - 0.5) * 1.9))
      return scaled(mix(inside, brown, color), 1 - (1 - crusted) * side * 0.6)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.06,
  })
}

/** A small potato in its skin: speckled, scuffed where the skin came off. */
export function newPotato(scene: Scene, x: number, y: number, size: number, skin: Rgb = SKIN): void {
  const { random } = scene
  const outside = scene.vary(skin, 0.1)
  const seed = random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1, 1.2),
    ry: size * random.between(0.8, 0.92),
    rz: size * 0.82,
    gloss: 0.4,
    bump: size * 0.1,
    bumpScale: 1.6 / size,
    paint: (u, v) => {
      const peeled = smooth(0.5, 0.72, layeredNoise(u * 1.6 + seed, v * 1.6, 3))
      const speck = noise(u * 11 + seed, v * 11) > 0.84 ? 0.85 : 1
      const blush = 0.88 + 0.24 * noise(u * 3 + seed, v * 3 + seed)
      return mix(scaled(outside, speck * blush), WAXY, 0.35 + 0.45 * peeled)
    },
  })
}

/** Half a small potato, cut side up: a waxy face in a thin brown skin. */
export function potatoHalf(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  flesh: Rgb = WAXY,
  crusted = 0,
  peel: Rgb = SKIN,
): void {
  if (scene.random.chance(0.3)) {
    newPotato(scene, x, y, size * 0.92, peel)
    return
  }
  const skin = scene.vary(peel, 0.1)
  const inside = scene.vary(flesh, 0.05)
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: size * scene.random.between(1.02, 1.18),
    ry: size * scene.random.between(0.8, 0.9),
    thickness: size * 0.55,
    edge: size * 0.2,
    tilt: 0.25,
    lean: 0.45,
    face: (d, _a, u, v) => {
      if (d > 1) return null
      if (d > 0.93) return [skin, 0, 0.35]
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      const gold = crusted * clamp(smooth(0.45, 0.95, d) * 0.7 + (n - 0.45) * 1.5)
      return [mix(scaled(inside, 0.94 + 0.1 * n), rgb('#b9772a'), gold), (n - 0.5) * 1.5 + size * 0.05 * (1 - d), 0.5]
    },
  })
}

/** A wedge of potato: two cut faces that meet in a ridge, skin along one side, brown where they meet. */
export function potatoWedge(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  crusted: number,
  tones = { flesh: mix(WAXY, rgb('#e8b95c'), crusted), crust: rgb('#a8621c'), skin: SKIN },
): void {
  const flesh = scene.vary(tones.flesh, 0.05)
  const crust = scene.vary(tones.crust, 0.1)
  const skin = scene.vary(tones.skin, 0.12)
  const turn = scene.random.angle()
  const seed = scene.random.between(0, 99)
  const half = size * 0.42
  const rest = scene.field.settle(x, y, size * 0.75, half * 0.7, turn, 0.3, 0.35)
  scene.field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    const width = half * clamp(1 - u * u * u * u) ** 0.6
    // The wedge is bowed, and its ridge stands off the middle.
    const v = (ly + size * 0.16 * u * u) / (width || 1)
    if (Math.abs(u) > 1 || Math.abs(v) > 1) return false
    const slope = v < -0.2 ? (v + 1) / 0.8 : (1 - v) / 1.2
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
    const edge = smooth(0.2, 0, Math.abs(v + 0.2)) + smooth(0.75, 1, Math.abs(v)) + smooth(0.8, 1, Math.abs(u))
    const gold = clamp(crusted * (0.8 * edge + Math.max(0, n - 0.38) * 1.9))
    const z = 3 + Math.min(1, slope * 1.15) * width * 0.85 + (n - 0.5) * size * 0.05
    const paint = v < -0.72 ? scaled(skin, 0.85 + 0.3 * n) : mix(flesh, crust, gold)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.4, z + 3)
  })
}

/** A thick slice of boiled potato, yam or cassava: a flat, floury face, darker towards a rim that the knife left. */
export function boiledRound(scene: Scene, x: number, y: number, r: number, flesh: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(flesh, 0.04)
  const wet = scaled(mix(inside, rgb('#c9a860'), 0.22), 0.95)
  const rim = scaled(mix(inside, rgb('#b08a4a'), 0.45), 0.92)
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.74, 0.95),
    thickness: 16,
    edge: 4.5,
    tilt: 0.1,
    lean: 0.4,
    face: (d, a, u, v) => {
      const edge = 0.88 + 0.22 * layeredNoise(Math.cos(a) * 1.2 + seed, Math.sin(a) * 1.2, 2)
      if (d > edge) return null
      const n = layeredNoise(u * 3.2 + seed, v * 3.2, 3)
      const fiber = smooth(0.66, 0.8, noise(u * 16 + seed, v * 16))
      const near = smooth(edge - 0.12, edge - 0.03, d)
      const damp = clamp(smooth(0.4, 0.68, n) * 0.6 + smooth(0.4, 0.85, d) * 0.3)
      const paint = mix(mix(mix(inside, wet, damp), rim, near * 0.75), wet, fiber * 0.25)
      return [paint, (n - 0.5) * 1.4 - near, 0.34]
    },
  })
}
