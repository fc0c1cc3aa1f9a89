// Meat that cooked for hours until it falls apart: rounded, split along its fibers, browned on top, wet with its juices.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [ROSY, WARM, MAHOGANY] = [rgb('#e2b68a'), rgb('#c48650'), rgb('#4e2208')]

export function tenderChunk(scene: Scene, x: number, y: number, size: number, colours: MeatColours): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const seed = random.between(0, 99)
  const turn = random.angle()
  const large = size * (random.chance(0.3) ? random.between(1.1, 1.3) : random.between(0.75, 1.05))
  const half = large * random.between(1, 1.3)
  const width = large * random.between(0.78, 0.98)
  const thick = large * random.between(0.62, 0.8)
  const bend = random.bell() * 0.3
  const inside = scene.vary(mix(mix(flesh, ROSY, 0.65), fat, 0.2), 0.05)
  const body = scene.vary(mix(flesh, WARM, 0.7), 0.05)
  const crust = scene.vary(mix(sear, MAHOGANY, 0.7), 0.06)
  // Where it begins to come apart.
  const openAt = random.between(-0.5, 0.5)
  const open = random.chance(0.7) ? random.between(0.08, 0.16) : 0
  // The end that was torn off shows its fibers.
  const tornFrom = random.between(0.1, 0.6)
  const fray = random.between(0.05, 0.12)
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.12, rest.slopeY + random.bell() * 0.16]
  field.stamp(x, y, half * 1.4, turn, (lx, ly, out) => {
    const u = lx / half
    const v = (ly - bend * width * u * u) / width
    const angle = Math.atan2(v, u)
    const lobe = layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 3)
    const strand = layeredNoise(v * 9 + seed, u > 0 ? 3.5 : 8.5, 2)
    const torn = smooth(0.3, 0.95, Math.abs(u)) * (strand - 0.5) * 2 * fray
    const d = (Math.abs(u) ** 3 + Math.abs(v) ** 3) ** (1 / 3) / (0.7 + 0.5 * lobe + torn)
    if (d > 1) return false
    const sway = 0.5 * (noise(u * 1.3 + seed, 2.5) - 0.5)
    const fiber = layeredNoise(u * 3 + seed, (v + sway) * 12 + seed, 2)
    const rough = layeredNoise(lx * 0.1 + seed, ly * 0.1 - seed, 3)
    const away = Math.abs(v + sway - openAt + 0.12 * (noise(u * 4 + seed, 6.5) - 0.5))
    const split = open ? smooth(open, open * 0.3, away) * smooth(1, 0.5, Math.abs(u)) : 0
    const seam = split
    const clump = layeredNoise(u * 1.6 + seed, v * 1.6 - seed, 2)
    const n = layeredNoise(u * 1.7 - seed, v * 1.7 + seed, 3)
    const dome = (1 - d ** 2.8) ** 0.55
    // The tops took color in the open oven; the ends and splits show its paler fibers.
    const end = Math.max(
      smooth(0.6, 0.95, -u + 0.5 * (strand - 0.5)),
      smooth(tornFrom, tornFrom + 0.3, u + 0.6 * (strand - 0.5)),
    )
    const bare = clamp(Math.max(split, end) * 0.95)
    const roast =
      clamp(0.08 + 1.05 * smooth(0.38, 0.62, n * 0.55 + rough * 0.45) * (0.3 + 0.7 * dome)) * (1 - 0.6 * bare)
    const meat = mix(mix(body, inside, 0.3 + 0.6 * bare), crust, roast)
    const paint = scaled(mix(meat, scaled(crust, 0.8), 0.3 * seam), 0.8 + (0.12 + 0.26 * bare) * fiber + 0.18 * rough)
    // Its crust is bumpy; only where it came apart one sees the fibers.
    const z =
      3 +
      thick * dome * (0.7 + 0.6 * clump) -
      seam * large * 0.1 +
      (fiber - 0.5) * large * (0.03 + 0.07 * bare) +
      (rough - 0.5) * large * 0.09
    return put(
      out,
      paint,
      rest.z + slopeX * lx + slopeY * ly + Math.max(1, z),
      0.2 + 0.35 * smooth(0.45, 0.7, rough),
      z + 3,
    )
  })
}
