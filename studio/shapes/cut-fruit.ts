// Fruit cut up for salads: halves of grapes, olives with and without their stone.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const GRAPE = { flesh: rgb('#dfe7a0'), wet: rgb('#f6f6d0'), under: rgb('#b9cf66'), blush: rgb('#d8899a') }

/** Half a grape: round side up, glossy, lit through from below, or clear flesh in a thin colored skin; `cutUp` is how often. */
export function grapeHalf(scene: Scene, x: number, y: number, r: number, skin: Rgb, cutUp = 0.5): void {
  const { random, field } = scene
  const outside = scene.vary(skin, 0.1)
  const red = skin[0] > skin[1]
  const seed = random.between(0, 99)
  if (random.chance(1 - cutUp)) {
    // Light that fell in shines out again on the side away from it.
    const lit = red ? rgb('#b8405c') : rgb('#d3e478')
    const paint = (u: number, v: number, h: number): Rgb => {
      const glow = smooth(0.9, 0.2, h) * smooth(0.2, 0.9, 0.5 + 0.5 * (u + v))
      const bloom = smooth(0.52, 0.75, noise(u * 2 + seed, v * 2)) * 0.16
      return mix(mix(scaled(outside, 0.86 + 0.2 * h), lit, 0.5 * glow), rgb('#e8e2ec'), bloom)
    }
    ellipsoid(scene, x, y, { rx: r * 1.24, ry: r * 0.96, rz: r * 0.85, paint, gloss: 0.95, sink: 0.35 })
    return
  }
  const [long, wide] = [r * random.between(1.24, 1.42), r * random.between(0.92, 1)]
  const turn = random.angle()
  const rest = field.settle(x, y, long * 0.8, wide * 0.8, turn, 0.3, 0.35)
  const plane = { ...rest, slopeX: rest.slopeX + random.bell() * 0.14, slopeY: rest.slopeY + random.bell() * 0.14 }
  const inner = red ? GRAPE.blush : outside
  field.stamp(x, y, long * 1.05, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const d = hypot(u, v)
    if (d > 1) return false
    // Clear as jelly: pale veins run from the core to the skin, whose color shines in from the edge.
    const vein =
      smooth(0.52, 0.72, noise(Math.atan2(v, u) * 2.6 + seed, seed)) * smooth(0.15, 0.4, d) * smooth(0.95, 0.7, d)
    const core = smooth(0.3, 0.05, hypot(u * 0.42, v))
    const flesh = mix(GRAPE.flesh, GRAPE.under, 0.5 * smooth(0.25, 0.75, d) * (1 - vein))
    const body = mix(mix(flesh, GRAPE.wet, 0.5 * vein + 0.75 * core), inner, 0.75 * smooth(0.66, 0.92, d))
    const z = r * 0.42 + 3 * (1 - d * d) - 0.9 * core - 5 * smooth(0.9, 1, d) ** 2
    return put(out, mix(body, outside, smooth(0.88, 0.94, d)), heightOn(plane, lx, ly) + z, 0.95, z)
  })
}

/** A pitted olive: an oval with a round hole at its end, or half of one with the hollow of the stone. */
export function pittedOlive(scene: Scene, x: number, y: number, r: number, skin: Rgb): void {
  const { random } = scene
  const outside = scene.vary(skin, 0.16)
  const flesh = mix(outside, rgb('#9a8452'), 0.45)
  const hollow = scaled(flesh, 0.42)
  if (random.chance(0.4)) {
    disc(scene, x, y, {
      radius: r * 1.28,
      ry: r * 0.9,
      thickness: r * 0.62,
      edge: 4.5,
      tilt: 0.32,
      face: (d) => {
        if (d > 1) return null
        if (d > 0.84) return [outside, 0, 0.75]
        const pit = smooth(0.5, 0.36, d)
        return [mix(mix(flesh, outside, 0.5 * smooth(0.55, 0.84, d)), hollow, pit), -r * 0.32 * pit, 0.5]
      },
    })
    return
  }
  const seed = random.between(0, 99)
  const holed = random.chance(0.55)
  ellipsoid(scene, x, y, {
    rx: r * 1.3,
    ry: r * 0.92,
    rz: r * 0.82,
    gloss: 0.6,
    bump: 1.4,
    bumpScale: 0.12,
    paint: (u, v, h) => {
      const hole = holed ? hypot((u - 0.62) / 0.2, v / 0.36) : 9
      if (hole < 1) return hollow
      const skinned = scaled(outside, 0.72 + 0.34 * h + 0.16 * (noise(u * 3 + seed, v * 3) - 0.5))
      return mix(skinned, flesh, hole < 1.45 ? 0.7 : 0)
    },
  })
}

/** A black-eyed pea: a plump, pale oval with a black ring about its white scar. */
export function blackEyedPea(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const skin = scene.vary(rgb('#e2c893'), 0.09)
  // Most lie on their side, the eye near the edge; in the middle it would look back at you.
  const eyed = random.chance(0.7)
  const side = random.between(-0.78, -0.42)
  const slip = random.bell() * 0.2
  const seed = random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1, 1.12),
    ry: size * random.between(0.74, 0.84),
    rz: size * 0.68,
    gloss: 0.45,
    bump: 1,
    bumpScale: 0.16,
    sink: 0.4,
    paint: (u, v, h) => {
      const warm = mix(scaled(skin, 0.74), skin, smooth(0, 0.7, h))
      const body = mix(warm, rgb('#c79a58'), 0.3 * smooth(0.5, 0.8, noise(u * 3 + seed, v * 3)))
      if (!eyed) return body
      const eye = hypot((u - slip) / 0.4, (v - side) / 0.32)
      const ring = mix(body, rgb('#2c1a14'), 0.92 * smooth(1.15, 0.7, eye + 0.3 * (noise(u * 5 + seed, v * 5) - 0.5)))
      return mix(ring, rgb('#e6d3a8'), 0.85 * smooth(1, 0.5, hypot((u - slip) / 0.17, (v - side) / 0.09)))
    },
  })
}
