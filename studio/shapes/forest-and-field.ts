// Chanterelles, which nothing else looks like.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const CHANTERELLE = { gold: rgb('#f0a92c'), deep: rgb('#b9670f'), pale: rgb('#f8d27a') }

/** A chanterelle as it fell: some show the top of their cap, most lie on their side. */
export function chanterelle(scene: Scene, x: number, y: number, size: number): void {
  if (scene.random.chance(0.45)) fromAbove(scene, x, y, size * 0.72)
  else onItsSide(scene, x, y, size)
}

/** A golden trumpet with a wavy rim, and folds that run down its stem. */
function onItsSide(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const gold = scene.vary(CHANTERELLE.gold, 0.08)
  const bent = random.bell() * 0.5
  const stump = random.between(-0.9, -0.55)
  const waist = random.between(0.18, 0.28)
  disc(scene, x, y, {
    radius: size,
    thickness: size * 0.2,
    edge: 0.5,
    tilt: 0.2,
    face: (_d, _a, u, v) => {
      const half = waist + 0.62 * smooth(-0.45, 0.8, u) ** 1.3
      const across = (v - bent * u * u) / half
      const rim = 0.72 + 0.26 * layeredNoise(across * 1.7 + seed, seed, 2) - 0.16 * across * across
      if (Math.abs(across) > 1 || u < stump || u > rim) return null
      const round = Math.sqrt(1 - across * across)
      const fold = 0.5 + 0.5 * Math.sin(across * 10 + 3.4 * noise(u * 3 + seed, across * 2))
      const gills = smooth(-0.45, 0, u) * smooth(0, 0.2, rim - u)
      const cap = smooth(0.2, 0, rim - u)
      const stem = smooth(-0.2, -0.8, u)
      const body = mix(
        mix(gold, CHANTERELLE.deep, 0.34 * gills * (1 - fold) + 0.34 * (1 - round)),
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

/** The top of its cap: a shallow funnel with a lobed rim that rolled in as it fried. */
function fromAbove(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const gold = scene.vary(CHANTERELLE.gold, 0.08)
  disc(scene, x, y, {
    radius: size,
    ry: size * random.between(0.7, 0.95),
    thickness: size * 0.16,
    edge: size * 0.2,
    tilt: 0.35,
    face: (d, a) => {
      const lobes = 0.72 + 0.42 * (layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6, 2) - 0.3)
      const q = d / lobes
      if (q > 1) return null
      const n = layeredNoise(Math.cos(a) * q * 3 + seed, Math.sin(a) * q * 3, 3)
      const funnel = smooth(0.55, 0.05, q)
      const rolled = smooth(0.7, 0.95, q)
      const took = 0.3 * funnel + 0.55 * smooth(0.5, 0.75, n) * rolled
      const body = mix(mix(gold, CHANTERELLE.pale, 0.35 * smooth(0.5, 0.3, n)), CHANTERELLE.deep, took)
      return [body, size * (0.16 * smooth(0.2, 0.8, q) - 0.14 * smooth(0.85, 1, q)) + (n - 0.5) * size * 0.16, 0.6]
    },
  })
}
