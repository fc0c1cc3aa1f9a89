// Naan: a teardrop of dough from a very hot pan, puffed into large bubbles that charred on their backs, brushed with butter.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const DOUGH = { pale: rgb('#fae6b8'), gold: rgb('#e3ae5c'), brown: rgb('#b8681e'), char: rgb('#6e360c') }

/** `size`: half of its length; the point lies along `turn`. */
export function naan(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.6, size * 0.4, turn, 0.5, 0)
  scene.field.stamp(x, y, size * 1.06, turn, (lx, ly, out) => {
    const u = lx / size
    // Wide and round at one end, drawn out at the other; pulled by hand, so that its edge wavers.
    const pulled = 0.88 + 0.24 * layeredNoise(u * 2.2 + seed, (ly > 0 ? 5 : 0) + seed, 3)
    const wide = 0.62 * Math.sqrt(clamp(1 - u * u)) * (1 - 0.42 * u) * pulled
    const v = ly / size
    const inward = wide - Math.abs(v)
    if (Math.abs(u) > 1 || inward < 0) return false
    const rim = smooth(0.13, 0, inward)
    const n = layeredNoise(lx * 0.013 + seed, ly * 0.013, 3)
    // Bubbles that ran into each other are not round.
    const wx = lx + 22 * (layeredNoise(lx * 0.022 - seed, ly * 0.022, 2) - 0.5)
    const wy = ly + 22 * (layeredNoise(lx * 0.022 + seed, ly * 0.022 + 7, 2) - 0.5)
    const bubble = pores(wx * 0.0165 + seed, wy * 0.0165, 0.66)
    const small = pores(wx * 0.024 - seed, wy * 0.024, 0.5)
    const fine = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    // Where the pan was the hottest.
    const hot = smooth(0.38, 0.66, layeredNoise(lx * 0.0085 - seed, ly * 0.0085 + seed, 2))
    const golden = mix(DOUGH.pale, DOUGH.gold, clamp(0.6 * smooth(0.36, 0.72, n) + 0.4 * rim + 0.25 * small))
    const raised = smooth(0, 1, bubble)
    const toasted = clamp(raised * (0.2 + 0.5 * fine + 0.4 * hot) + 0.6 * smooth(0.52, 0.76, fine) * (0.2 + 0.8 * hot))
    const browned = mix(golden, DOUGH.brown, 0.75 * toasted)
    // Dark only on the backs of bubbles, and soft at its edge.
    const scorch = smooth(0.35, 1.3, raised * (0.5 + 0.5 * hot) + 0.4 * (fine - 0.45))
    const spot = smooth(0.4, 1, small) * smooth(0.42, 0.7, fine) * hot
    const butter = smooth(0.44, 0.6, layeredNoise(lx * 0.02 - seed, ly * 0.02, 2))
    const z =
      7 + 17 * Math.sqrt(clamp(inward / 0.18)) + 8 * smooth(0, 1, bubble) + 3 * small + (n - 0.5) * 18 + 2 * fine
    const paint = mix(browned, DOUGH.char, clamp(0.62 * scorch + 0.3 * spot))
    return put(out, paint, rest.z + z, 0.22 + 0.5 * butter, z + 3)
  })
}
