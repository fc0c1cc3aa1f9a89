// Chanterelles and artichokes, which nothing else looks like.
import { mix, rgb } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const CHANTERELLE = { gold: rgb('#f0a92c'), deep: rgb('#b9670f'), pale: rgb('#f8d27a') }

/** A chanterelle on its side: a golden trumpet with a wavy rim, and folds that run down its stem. */
export function chanterelle(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const gold = scene.vary(CHANTERELLE.gold, 0.08)
  const bent = random.bell() * 0.35
  disc(scene, x, y, {
    radius: size,
    thickness: size * 0.2,
    edge: 0.5,
    tilt: 0.2,
    face: (_d, _a, u, v) => {
      const half = 0.15 + 0.62 * smooth(-0.25, 0.8, u) ** 1.5
      const across = (v - bent * u * u) / half
      const rim = 0.72 + 0.26 * layeredNoise(across * 1.7 + seed, seed, 2) - 0.16 * across * across
      if (Math.abs(across) > 1 || u < -0.95 || u > rim) return null
      const round = Math.sqrt(1 - across * across)
      const fold = 0.5 + 0.5 * Math.sin(across * 17 + 2.4 * noise(u * 3 + seed, across * 2))
      const gills = smooth(-0.45, 0, u) * smooth(0, 0.2, rim - u)
      const cap = smooth(0.2, 0, rim - u)
      const stem = smooth(-0.2, -0.8, u)
      const body = mix(
        mix(gold, CHANTERELLE.deep, 0.6 * gills * (1 - fold) + 0.3 * (1 - round)),
        CHANTERELLE.pale,
        0.55 * stem,
      )
      return [
        mix(body, CHANTERELLE.deep, 0.35 * cap * noise(across * 5 + seed, 3)),
        size * 0.3 * round + 3 * gills * fold,
        0.5,
      ]
    },
  })
}

const ARTICHOKE = { heart: rgb('#dfd08a'), leaf: rgb('#a3a552'), tip: rgb('#66702c'), brown: rgb('#84501c') }

/** A quarter of an artichoke heart: leaves nested about its base, browned at the tips. */
export function artichokeQuarter(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const leaf = scene.vary(ARTICHOKE.leaf, 0.07)
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.6,
    thickness: size * 0.24,
    edge: 4,
    tilt: 0.25,
    face: (_d, _a, u, v) => {
      const outline = u < -0.2 ? Math.sqrt(clamp(1 - ((u + 0.2) / 0.8) ** 2)) : 1 - 0.72 * smooth(-0.2, 1.05, u)
      const across = Math.abs(v) / (outline || 0.01)
      // The tips of the leaves end one after the other.
      const layer = across * 2.6 + 0.3 * noise(u * 2 + seed, v)
      const tip = 0.98 - 0.3 * (layer - Math.floor(layer)) - 0.16 * noise(Math.floor(layer) * 3 + seed, v > 0 ? 2 : 6)
      if (across > 1 || u > tip || u < -1) return null
      const seam = Math.abs(layer - Math.round(layer)) * 2
      const line = smooth(0.34, 0.05, seam) * smooth(-0.5, 0, u)
      const heart = smooth(-0.1, -0.6, u)
      const toward = smooth(0.1, 0.9, u)
      const browned = clamp(0.8 * smooth(0.16, 0, tip - u) + 0.5 * smooth(0.55, 0.75, noise(u * 4 + seed, v * 4)))
      const body = mix(mix(leaf, ARTICHOKE.heart, heart), ARTICHOKE.tip, clamp(0.5 * toward + 0.65 * line))
      return [mix(body, ARTICHOKE.brown, 0.6 * browned), size * 0.16 * Math.sqrt(1 - across * across) - 2 * line, 0.55]
    },
  })
}
