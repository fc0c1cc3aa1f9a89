// Fruit cut up for salads: halves of grapes, olives with and without their stone.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** Half a grape: round side up with its bloom, or clear flesh in a thin colored skin. */
export function grapeHalf(scene: Scene, x: number, y: number, r: number, skin: Rgb): void {
  const { random } = scene
  const outside = scene.vary(skin, 0.14)
  const red = skin[0] > skin[1]
  const flesh = mix(red ? rgb('#d3d18a') : rgb('#cfdc86'), outside, red ? 0.1 : 0.12)
  if (random.chance(0.5)) {
    const bloom = mix(outside, rgb('#e6e4d8'), 0.22)
    const paint = (u: number, v: number, h: number): Rgb =>
      mix(mix(scaled(outside, 0.78), outside, h), bloom, 0.6 * noise(u * 2 + r, v * 2))
    ellipsoid(scene, x, y, { rx: r * 1.22, ry: r * 0.92, rz: r * 0.7, paint, gloss: 0.7, sink: 0.4 })
    return
  }
  disc(scene, x, y, {
    radius: r * random.between(1.12, 1.3),
    ry: r * 0.9,
    thickness: r * 0.6,
    edge: 4.5,
    tilt: 0.34,
    face: (d, a, u, v) => {
      if (d > 1) return null
      if (d > 0.9) return [outside, 0, 0.8]
      // Veins fan out from the middle; the flesh is wet and deepens towards the skin.
      const vein = smooth(0.75, 1, Math.abs(Math.cos(a * 5 + r))) * smooth(0.15, 0.4, d) * smooth(0.85, 0.6, d)
      const core = smooth(0.24, 0.04, hypot(u * 0.55, v))
      const body = mix(mix(flesh, rgb('#f4f2cc'), 0.3 * vein + 0.45 * core), outside, 0.4 * smooth(0.55, 0.9, d))
      return [body, 1.2 * (1 - d * d), 0.95]
    },
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
  const eyed = random.chance(0.75)
  const side = random.between(-0.75, -0.15)
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
      const eye = hypot(u / 0.42, (v - side) / 0.34)
      if (eye < 0.34) return rgb('#efe2c0')
      return mix(body, rgb('#221713'), clamp(smooth(1.1, 0.85, eye)))
    },
  })
}
