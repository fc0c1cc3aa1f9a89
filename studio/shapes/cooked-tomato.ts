// Tomato after cooking: soft, collapsed, its skin wrinkled and curling off flesh that went orange.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKINS = ['#a3200f', '#b02c14', '#bf3a18', '#8f1c10'].map(rgb)
const FLESH = ['#cf4a22', '#d65c2a', '#c53c1c', '#dc7034'].map(rgb)
const PULP = rgb('#b0360f')
const SEED = rgb('#e6b766')
const BURNT = rgb('#3a130a')

/** `charred`: how much of it took color in the oven or on the grill, 0 to 1. */
export function cookedTomato(scene: Scene, x: number, y: number, size: number, charred = 0): void {
  const { random, field } = scene
  const skin = scene.vary(random.pick(SKINS), 0.08)
  const flesh = scene.vary(random.pick(FLESH), 0.08)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.95, 1.3)
  const wide = size * random.between(0.72, 1)
  // Some lie with their skin up, others show mostly flesh.
  const skinFrom = random.between(-0.8, 0.5)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.35, 0.4)
  field.stamp(x, y, long * 1.3, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const lump = layeredNoise(u * 1.8 + seed, v * 1.8, 2)
    const q = Math.abs(u) ** 2.6 + Math.abs(v) ** 2.6 + (lump - 0.5) * 2.2
    if (q > 1 || hypot(u, v) > 1.3) return false
    const fine = layeredNoise(u * 5 + seed, v * 5 + seed, 3)
    const inside = v - skinFrom - (lump - 0.5) * 0.9
    const rim = smooth(0.45, 1, q)
    const dome = 2 + size * 0.42 * Math.sqrt(clamp(1 - q, 0, 1.1)) + (fine - 0.5) * size * 0.1
    const burnt = charred * clamp(0.85 * smooth(0.54, 0.7, lump * 0.6 + fine * 0.4) + 0.4 * rim * rim)
    if (inside < 0) {
      // Wrinkles run along the edge from which the skin draws back, and that edge stands up a little.
      const curl = smooth(-0.16, -0.02, inside)
      const furrow = Math.abs(layeredNoise(u * 1.5 + seed, v * 3.6 + seed, 2) - 0.5) * 2
      const wrinkle = smooth(0.12, 0, furrow) * smooth(0.36, 0.6, fine + 0.3 * curl)
      const worn = mix(skin, flesh, 0.3 * smooth(0.5, 0.75, fine))
      const paint = scaled(worn, 0.98 + 0.2 * (lump - 0.5) - 0.24 * wrinkle - 0.2 * curl - 0.1 * rim)
      const z = dome + size * (0.08 * curl - 0.05 * wrinkle)
      return put(out, mix(paint, BURNT, burnt), heightOn(rest, lx, ly) + z, 0.2, z + 2)
    }
    const pulp = smooth(0.5, 0.62, layeredNoise(u * 2.6 + seed, v * 2.6 + 7, 2))
    const pip = pulp * smooth(0.68, 0.74, noise(u * 6.5 + seed, v * 6.5))
    const soft = mix(scaled(flesh, 0.84 + 0.32 * fine), PULP, 0.6 * pulp + 0.3 * rim)
    const shadow = 1 - 0.22 * smooth(0.1, 0, inside)
    const z = dome - size * (0.09 * pulp - 0.06 * pip)
    const paint = mix(scaled(mix(soft, SEED, pip * 0.8), shadow), BURNT, burnt * 0.6)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.1 + 0.28 * pulp, z + 2)
  })
}
