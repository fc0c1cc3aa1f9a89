// A bite of kimchi: a piece of napa cabbage folded over, its white rib stained orange, its leaf red with chili paste.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const RIB = { white: rgb('#f8dcb2'), stained: rgb('#ea8644') }
const LEAF = { red: rgb('#c9260f'), orange: rgb('#e5602a'), deep: rgb('#7d1208') }
const CHILI = rgb('#8c1206')

export function kimchiFold(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.85, 1.15)
  const wide = size * random.between(0.5, 0.66)
  // How much of the piece is rib: some are cut from the foot of the leaf, some from its tip.
  const ribEnd = random.between(-0.6, 0)
  const rest = field.settle(x, y, half * 0.6, wide * 0.6, turn, 0.35, 0.35)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    const leafy = smooth(ribEnd - 0.25, ribEnd + 0.3, u + 0.35 * Math.abs(ly / wide))
    const frill = layeredNoise(u * 3 + seed, ly > 0 ? 2 : 8, 3) - 0.5
    const v = ly / (wide * (1 + (0.15 + 0.7 * leafy) * frill))
    const q = Math.abs(u) ** (u < 0 ? 9 : 3) + Math.abs(v) ** 4
    if (q > 1) return false
    const crinkle = layeredNoise(lx * 0.075 + seed, ly * 0.075, 3) - 0.5
    // Folded once along its length, and limp, so that it waves.
    const fold = Math.abs(v - 0.12) < 1 ? Math.cos((v - 0.12) * 1.5) : 0
    const wave = Math.sin(u * 3.4 + seed)
    const stain = clamp(0.4 + 1.8 * (layeredNoise(lx * 0.03 + seed, ly * 0.06, 2) - 0.38) + 0.4 * leafy)
    const groove = smooth(0.5, 0.9, Math.sin(v * 9 + crinkle * 2)) * (1 - leafy)
    const rib = mix(mix(RIB.white, RIB.stained, stain), LEAF.orange, 0.3 * groove)
    const leaf = mix(
      mix(LEAF.red, LEAF.orange, clamp(0.5 + 2 * crinkle)),
      LEAF.deep,
      smooth(0.05, 0.3, -crinkle) * 0.55,
    )
    const fleck = smooth(0.72, 0.8, noise(lx * 0.24 + seed, ly * 0.24)) * (0.3 + 0.45 * leafy)
    const edge = smooth(0.72, 1, q)
    const tone = mix(mix(rib, leaf, leafy), CHILI, Math.max(fleck, 0.5 * edge * (0.4 + 0.6 * leafy)))
    const z =
      4 + size * ((0.16 + 0.16 * leafy) * fold + 0.06 * wave + 0.2 * crinkle * leafy + 0.05 * (1 - leafy) - 0.1 * edge)
    return put(out, scaled(tone, 0.96 + 0.3 * crinkle), heightOn(rest, lx, ly) + z, 0.7, 9)
  })
}
