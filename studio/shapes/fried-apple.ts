// A wedge of apple from the pan: thick and soft, caramel along its cut edges, the skin dull red on its back.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, GOLD, CARAMEL] = [rgb('#f6d98a'), rgb('#dfa03a'), rgb('#8a4a14')]
const SKINS = ['#a8341c', '#b8461e', '#93281a'].map(rgb)

export function friedAppleWedge(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(random.pick(SKINS), 0.06)
  const turn = random.angle()
  const half = size * random.between(1.05, 1.2)
  const width = size * random.between(0.5, 0.6)
  const took = random.between(0.6, 1.15)
  const rest = field.settle(x, y, half * 0.6, width * 0.7, turn, 0.4, 0.25)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const taper = (1 - Math.abs(u) ** 2.2) ** 0.6
    // -1 along the skin, 1 along the edge where the core was.
    const v = (ly + width * (0.55 - 1.05 * u * u)) / (width * taper + 0.01)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(u * 2.6 + seed, v * 2 + seed, 3)
    const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
    const peel = smooth(-0.5, -0.62, v + 0.1 * (n - 0.5))
    const ridge = smooth(0.2, 0, Math.abs(v - 0.15))
    const brown = clamp(took * (0.9 * smooth(0.46, 0.7, n) + 0.35 * ridge) + 0.6 * smooth(0.72, 1, Math.abs(v)))
    const flesh = mix(mix(FLESH, GOLD, clamp(0.25 + 0.7 * brown)), CARAMEL, clamp(brown - 0.42))
    const paint = mix(scaled(flesh, 0.94 + 0.12 * fine), scaled(skin, 0.85 + 0.3 * n), peel)
    // Two cut faces meet in a ridge along the wedge.
    const top = v < 0.15 ? 1 - ((v - 0.15) / 1.15) ** 2 : 1 - 0.55 * ((v - 0.15) / 0.85) ** 2
    const z = 3 + size * 0.44 * top * taper + (fine - 0.5) * 2
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5, z + 3)
  })
}
