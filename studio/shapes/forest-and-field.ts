// Chanterelles, which nothing else looks like.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
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
