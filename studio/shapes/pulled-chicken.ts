// Chicken pulled apart with two forks: a bundle of fine fibers that tapers into loose strands at both ends.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** One larger shred and a few thin ones that came off with it. */
export function pulledChicken(scene: Scene, x: number, y: number, size: number, flesh: Rgb, shade: Rgb): void {
  const { random } = scene
  const turn = random.angle()
  for (let i = random.whole(1, 3); i > 0; i--) {
    const [px, py] = scene.spot(size * 0.5, x, y)
    shred(
      scene,
      px,
      py,
      size * random.between(0.45, 0.8),
      turn + random.bell() * 0.7,
      random.between(0.12, 0.2),
      flesh,
      shade,
    )
  }
  shred(scene, x, y, size * random.between(0.85, 1.15), turn, random.between(0.26, 0.42), flesh, shade)
}

/** `slim`: its width as a share of its length. */
export function shred(
  scene: Scene,
  x: number,
  y: number,
  half: number,
  turn: number,
  slim: number,
  flesh: Rgb,
  shade: Rgb,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const width = half * slim
  const bend = random.bell() * 0.45
  const body = scene.vary(flesh, 0.06)
  const deep = scene.vary(shade, 0.08)
  const thick = width * random.between(0.75, 1.05)
  const fibers = 2.2 + width * 0.16
  const rest = field.settle(x, y, half * 0.6, width * 0.7, turn, 0.45, 0.35)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.1, rest.slopeY + random.bell() * 0.2]
  field.stamp(x, y, half * 1.2 + width, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1.1) return false
    const wave = 0.35 * (noise(u * 2.1 + seed, 4.5) - 0.5)
    const v = (ly - bend * half * (u * u - 0.3)) / width + wave
    // Broad in some places, thin in others; it ends in single fibers.
    const broad = 0.5 + 0.75 * noise(u * 2.2 + seed, v > 0 ? 2.5 : 7.5)
    const fiber = layeredNoise(u * 0.8 + seed, v * fibers + seed, 2)
    const taper = Math.max(0, 1 - Math.abs(u) ** 3.2 * (0.72 + 0.9 * (1 - fiber)))
    const edge = Math.abs(v) / (broad * taper ** 0.55 || 1)
    if (!(edge < 1) || taper === 0) return false
    const fine = layeredNoise(u * 1.4 + seed, v * fibers * 2.4 + seed, 2)
    const seam = smooth(0.44, 0.3, fiber)
    const round = Math.sqrt(1 - edge * edge)
    const z =
      2 + thick * (0.35 + 0.65 * round) * (0.5 + 0.5 * taper) + ((fiber - 0.5) * 0.26 + (fine - 0.5) * 0.08) * width
    // White meat: its furrows are shallow and hardly darker, or it would be a mushroom's gills.
    const paint = mix(body, deep, 0.2 * seam + 0.08 * smooth(0.6, 0.3, fine) + 0.22 * edge ** 3)
    return put(
      out,
      scaled(paint, 0.95 + 0.1 * fine),
      rest.z + slopeX * lx + slopeY * ly + Math.max(1.5, z),
      0.34,
      z + 3,
    )
  })
}
