// Grated potato fried in flat cakes: latkes with their shreds, and Korean jeon with a smooth middle.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { strip } from '#studio/shapes/pieces.ts'

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

/** A thin cake of finely grated potato: golden and glossy, lacy and brown where the batter ran in the oil. */
export function jeon(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.84, 0.96),
    thickness: r * 0.13,
    edge: 5,
    lean: 0.4,
    turn,
    face: (d, a, u, v) => {
      const lace = layeredNoise(Math.cos(a) * 3.4 + seed, Math.sin(a) * 3.4 + seed, 4)
      const edge = 0.84 + 0.2 * lace
      if (d > edge) return null
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      const fine = layeredNoise(u * 11 + seed, v * 11, 2)
      const spots = smooth(0.46, 0.62, n * 0.65 + fine * 0.35)
      const crisp = smooth(edge - 0.22, edge - 0.02, d + (fine - 0.5) * 0.16)
      const body = mix(FRIED.pale, FRIED.gold, 0.2 + 0.6 * spots)
      const browned = mix(body, FRIED.brown, clamp(spots * 0.35 + crisp * 0.7))
      return [mix(browned, FRIED.dark, smooth(0.7, 1, crisp) * 0.4), (fine - 0.5) * 5 + (n - 0.5) * 6, 0.6]
    },
  })
}
