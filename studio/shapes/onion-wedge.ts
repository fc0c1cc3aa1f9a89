// A wedge of red onion from the oven: layers that hold together at the root and come apart at the tip, glassy, brown at their ends.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, FLESH, GLASSY] = [rgb('#8a3560'), rgb('#e6b9c0'), rgb('#f4dcd2')]
const [BROWN, ROOT] = [rgb('#8a4a24'), rgb('#a8784a')]

export function onionWedge(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.95, 1.2)
  const wide = size * random.between(0.5, 0.66)
  const layers = random.whole(4, 5)
  const bend = random.between(0.3, 0.5)
  const skin = scene.vary(SKIN, 0.08)
  const rest = field.settle(x, y, half * 0.6, wide * 0.6, turn, 0.35, 0.35)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    if (u < -1 || u > 1) return false
    const wave = layeredNoise(u * 1.5 + seed, 2.5, 2) - 0.5
    // Narrow at the root, splayed at the tip.
    const broad = wide * (1 - Math.max(0, -u) ** 2.4 * 0.8) * (0.86 + 0.22 * u)
    const v = (ly + bend * wide * (1 - 2 * u * u) + wave * wide * 0.3) / broad
    if (Math.abs(v) > 1) return false
    const at = ((v + 1) / 2) * layers + 0.3 * (noise(u * 1.4 + seed, v * 1.2) - 0.5)
    const layer = Math.floor(at)
    const within = at - layer
    // Each ends where it likes.
    if (u > 0.62 + 0.38 * noise(layer * 7.3 + seed, 1.5)) return false
    const gap = smooth(0.16, 0, within) * smooth(-0.7, 0.1, u)
    const fine = layeredNoise(u * 3 + seed, v * 9, 2)
    const outer = smooth(0.34, 0.04, within)
    const meat = mix(mix(GLASSY, FLESH, 0.3 + 0.7 * fine), skin, 0.18 + 0.7 * outer)
    const outside = mix(meat, skin, v < -1 + 2 / layers ? 0.7 : 0)
    const tip = smooth(0.35, 0.95, u + 0.5 * (fine - 0.5))
    const baked = mix(mix(outside, BROWN, 0.55 * tip), ROOT, 0.8 * smooth(-0.82, -0.96, u))
    const arch = Math.sqrt(Math.max(0, 1 - v * v))
    const z =
      2 + size * (0.34 * arch * (1 - 0.35 * u * u) + 0.07 * Math.sin(Math.min(1, within) * Math.PI) - 0.16 * gap)
    return put(out, scaled(baked, 0.94 + 0.12 * fine - 0.4 * gap), heightOn(rest, lx, ly) + z, 0.5 - 0.3 * tip, z + 3)
  })
}
