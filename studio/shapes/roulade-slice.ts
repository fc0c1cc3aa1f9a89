// A thick slice of a roulade, cut face up: thin meat wound around bacon, soft onion and a pickle, its gravy run over one side.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const [BACON, FAT, ONION, MUSTARD] = [rgb('#c0665a'), rgb('#f0d2b4'), rgb('#ead7a4'), rgb('#c99a3c')]
const [PICKLE, RIND, SEED] = [rgb('#a9b05c'), rgb('#5f7228'), rgb('#dbd69a')]

export function rouladeSlice(scene: Scene, x: number, y: number, r: number, meat: Rgb, gravy: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const [offX, offY] = [random.bell() * 0.12, random.bell() * 0.1]
  const flow = random.angle()
  const lean = random.angle()
  const turns = random.between(2.2, 2.6)
  const face = (d: number, a: number, u: number, v: number): readonly [Rgb, number, number] | null => {
    const edge = 0.94 + 0.1 * (layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6, 2) - 0.5)
    if (d > edge) return null
    const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
    const fine = layeredNoise(u * 9 + seed, v * 9, 2)
    // Pressed flat on one side when it was tied.
    const [px, py] = [u - offX, (v - offY) * (1 + 0.18 * Math.cos(lean + a))]
    const q = hypot(px, py) + (n - 0.5) * 0.13
    const angle = Math.atan2(py, px)
    const wet = smooth(0.35, 0.9, Math.cos(flow) * u + Math.sin(flow) * v + (n - 0.5) * 0.9)
    const dull = (paint: Rgb, rise: number, gloss: number): readonly [Rgb, number, number] => {
      const rim = smooth(edge - 0.16, edge - 0.02, d)
      const soaked = mix(paint, gravy, clamp(0.75 * rim + 0.85 * wet))
      return [scaled(soaked, 0.9 + 0.2 * fine), rise * (1 - 0.6 * wet) + 2 * wet - 5 * rim * rim, gloss + 0.35 * wet]
    }
    // A quarter of a pickle: two straight sides and a green rind.
    const quarter = hypot(px + 0.17, py + 0.15) + (n - 0.5) * 0.1
    if (quarter < 0.42 && px + 0.4 * (n - 0.5) > -0.15 && py > -0.13) {
      const rind = smooth(0.32, 0.4, quarter)
      const seeds = smooth(0.6, 0.72, noise(u * 20 + seed, v * 20)) * smooth(0.3, 0.12, quarter)
      return dull(mix(mix(PICKLE, RIND, 0.8 * rind), SEED, 0.6 * seeds), 1.5 - 3 * rind, 0.6)
    }
    const wound = q * turns - angle / TAU
    const layer = Math.floor(wound)
    const within = wound - layer
    // The gap between two layers is thick in some places and closed in others.
    const gap = 0.1 + 0.2 * layeredNoise(angle * 1.1 + layer * 3 + seed, layer * 5 + seed, 2)
    if (within < gap && q < 0.8) {
      const which = layeredNoise(angle * 1.3 + seed, layer * 7.3, 2)
      const bacon = mix(BACON, FAT, smooth(0.5, 0.62, noise(within * 30, angle * 1.5 + seed)))
      const filling = which > 0.56 ? mix(ONION, FAT, fine) : which > 0.4 ? bacon : mix(MUSTARD, meat, 0.45)
      return dull(scaled(filling, 0.86 + 0.2 * fine), -2.5 + 3.5 * (fine - 0.3), 0.5)
    }
    // Its fibers follow the winding.
    const fiber = layeredNoise(within * 4 + layer * 9, angle * 4.4 + seed, 2)
    const split = smooth(0.4, 0.28, fiber)
    const shadow = smooth(0.14, 0, within - gap) + smooth(0.9, 1, within)
    const grain = mix(meat, mix(meat, rgb('#e6b48a'), 0.4), smooth(0.45, 0.75, fiber))
    return dull(scaled(grain, 1 - 0.1 * split - 0.3 * clamp(shadow)), (fiber - 0.5) * 2.4 - split, 0.34)
  }
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.84, 0.92),
    thickness: r * 0.5,
    edge: 9,
    tilt: 0.16,
    lean: 0.34,
    turn: random.angle(),
    face,
  })
}
