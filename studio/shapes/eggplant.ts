// Eggplant after cooking: soft and oily, in slices, chunks and strips.
import { mix, rgb } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { tornStrip } from '#studio/shapes/peppers.ts'

const FLESH = rgb('#dcc188')
const SKIN = rgb('#3a1b3e')

/** A slice of eggplant out of the pan: soft, oily, golden, with its seeds in rings and a rim of dark skin. */
export function eggplantSlice(scene: Scene, x: number, y: number, r: number, done = 1): void {
  const seed = scene.random.between(0, 99)
  const flesh = scene.vary(FLESH, 0.06)
  const skin = scene.vary(SKIN, 0.15)
  const gold = rgb('#9a5f22')
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.74, 0.9),
    thickness: r * 0.3,
    edge: r * 0.16,
    tilt: 0.14,
    lean: 0.5,
    face: (d, a, u, v) => {
      const wobble = 0.95 + 0.05 * Math.sin(a * 3 + seed)
      if (d > wobble) return null
      if (d > wobble - 0.09) return [skin, 0, 0.75]
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      const brown = done * clamp((n - 0.36) * 1.7 + 0.35 * smooth(0.55, 0.9, d))
      const pocket = Math.abs(Math.sin(a * 2 + seed)) > 0.45 && d > 0.22 && d < 0.7
      const isSeed = pocket && noise(u * 17 + seed, v * 17) > 0.72
      const tone = mix(flesh, gold, brown)
      if (isSeed) return [mix(tone, rgb('#6a4420'), 0.55), -0.8, 0.5]
      return [pocket ? mix(tone, rgb('#c9a860'), 0.35) : tone, (n - 0.5) * r * 0.14 - (pocket ? 1 : 0), 0.75]
    },
  })
}

const TORN = { flesh: rgb('#b39253'), bright: rgb('#d8bd83'), char: rgb('#42290f') }

/** A strip of roasted flesh, torn along its length. */
export function eggplantStrip(scene: Scene, x: number, y: number, length: number): void {
  tornStrip(scene, x, y, length, length * scene.random.between(0.2, 0.32), TORN)
}
