// Grated potato fried in flat cakes: latkes with their shreds, and Korean jeon with a smooth middle.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { strip } from '#studio/shapes/pieces.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** Starch that set without browning. */
const GLASSY = rgb('#f3dc9a')
const FRIED = { pale: rgb('#f0c869'), gold: rgb('#d0922e'), brown: rgb('#8a4a14'), dark: rgb('#5a2c0c') }

/** A latke: a tangle of shreds with a ragged, dark, crisp edge. */
export function latke(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.86, 0.98),
    thickness: r * 0.26,
    edge: r * 0.16,
    lean: 0.25,
    face: (d, a, u, v) => {
      const ragged = 0.8 + 0.22 * layeredNoise(Math.cos(a) * 5 + seed, Math.sin(a) * 5 + seed, 3)
      if (d > ragged) return null
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      const weave = Math.max(noise(u * 16 + v * 5 + seed, v * 3), noise(v * 16 - u * 6 + seed, u * 3))
      const brown = clamp(smooth(0.42, 0.66, n) * 0.55 + smooth(ragged - 0.2, ragged, d) * 0.75)
      const colour = mix(mix(FRIED.pale, FRIED.gold, 0.35 + 0.65 * n), FRIED.brown, brown)
      return [scaled(colour, 0.72 + 0.42 * weave), (weave - 0.5) * r * 0.1 + (n - 0.5) * 6, 0.4]
    },
  })
  for (let i = 0; i < 46; i++) {
    const angle = random.angle()
    const out = Math.sqrt(random.between(0.02, 1)) * 0.86
    const heat = clamp(out * 0.75 + random.bell() * 0.25)
    const colour =
      heat < 0.6 ? mix(FRIED.pale, FRIED.gold, heat / 0.6) : mix(FRIED.gold, FRIED.brown, (heat - 0.6) / 0.4)
    const [px, py] = [x + Math.cos(angle) * out * r, y + Math.sin(angle) * out * r]
    strip(scene, px, py, r * random.between(0.3, 0.55), r * 0.03, colour, scaled(colour, 0.7), 1.1, 0.4)
  }
}

/** A thin cake of finely grated potato: golden and glossy, lacy and brown where the batter ran in the oil. `chives` were stirred into it. */
export function jeon(scene: Scene, x: number, y: number, r: number, chives?: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.84, 0.96),
    thickness: r * 0.1,
    edge: 4,
    lean: 0.4,
    turn,
    face: (d, a, u, v) => {
      const lace = layeredNoise(Math.cos(a) * 2.6 + seed, Math.sin(a) * 2.6 + seed, 2)
      const frill = layeredNoise(Math.cos(a) * 13 + seed, Math.sin(a) * 13 + seed, 2)
      const edge = 0.78 + 0.2 * lace + 0.09 * frill
      if (d > edge) return null
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      const fine = layeredNoise(u * 11 + seed, v * 11, 2)
      const spots = smooth(0.46, 0.62, n * 0.65 + fine * 0.35)
      const crisp = smooth(edge - 0.26, edge - 0.02, d + (fine - 0.5) * 0.2)
      // Fine shreds that lie every which way.
      const way = 6 * noise(u * 2.2 - seed, v * 2.2)
      const [p, q] = [u * Math.cos(way) + v * Math.sin(way), v * Math.cos(way) - u * Math.sin(way)]
      const shreds = noise(p * 6 + seed, q * 20) * 0.6 + fine * 0.4
      const body = mix(mix(FRIED.pale, FRIED.gold, 0.1 + 0.7 * spots), GLASSY, 0.5 * smooth(0.5, 0.3, n))
      const browned = mix(body, FRIED.brown, clamp(spots * 0.32 + crisp * 0.62))
      const paint = mix(scaled(browned, 0.9 + 0.2 * shreds), FRIED.dark, smooth(0.75, 1, crisp) * 0.3)
      return [paint, (shreds - 0.5) * 3.6 + (n - 0.5) * 5 + 2.5 * crisp * frill, 0.55]
    },
  })
  if (!chives) return
  for (const [px, py] of scene.spots(9, r * 0.78, x, y)) {
    const paint = scene.vary(mix(chives, FRIED.brown, 0.3 * random.unit() ** 2), 0.12)
    const path = arc(px, py, random.between(8, 26), random.angle(), random.bell() * 0.8, 5)
    tube(scene, path, { radius: random.between(2.4, 3.6), paint, gloss: 0.4, sink: 0.4 })
  }
}
