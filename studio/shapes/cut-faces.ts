// Things that show their layers from the side: cut sandwiches, burgers, rolls and slices of cake.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface FaceLayer {
  colour: Rgb
  /** Thickness relative to the other layers. */
  share: number
  /** How wavy its edge is: lettuce 1, bread 0. */
  ruffle: number
  /** How far it sticks out, 0 to 1. */
  out: number
}

export interface CutFaceOptions {
  halfWidth: number
  height: number
  turn: number
  crumb: Rgb
  crust: Rgb
  layers: readonly FaceLayer[]
  /** Share of the height that each slice of bread takes. */
  bread?: number
}

/** Half a sandwich with its cut side up: bread, layers, bread. */
export function sandwichHalf(scene: Scene, x: number, y: number, options: CutFaceOptions): void {
  const { halfWidth, height, turn, crumb, crust, layers, bread = 0.25 } = options
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, halfWidth * 0.6, height * 0.4, turn, 0.8, 0).z
  const total = layers.reduce((sum, layer) => sum + layer.share, 0) || 1
  scene.field.stamp(x, y, Math.hypot(halfWidth, height), turn, (lx, ly, out) => {
    const u = lx / halfWidth
    const t = ly / height + 0.5
    const bulge = 1 - 0.1 * Math.abs(u) ** 3
    if (t < 0 || t > 1 || Math.abs(u) > 1.06) return false
    const inBread = t < bread || t > 1 - bread
    const edgeU = 1 - Math.abs(u)
    if (inBread) {
      const d = Math.min(t < bread ? t : 1 - t, 1)
      const corner = smooth(0, 0.05, edgeU) * smooth(0, 0.04, d)
      if (Math.abs(u) > 1 || corner < 0.15) return false
      const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 4)
      const hole = n > 0.6 ? 0.88 : 1
      const rind = d < 0.045 || edgeU < 0.03
      return put(
        out,
        rind ? crust : scaled(mix(crumb, crust, 0.14 * n), hole),
        base + 60 * bulge - (hole < 1 ? 3 : 0) - (rind ? 6 : 0),
        0.08,
      )
    }
    let f = (t - bread) / (1 - 2 * bread)
    f += (layeredNoise(u * 3 + seed, seed, 2) - 0.5) * 0.08
    let from = 0
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i] as FaceLayer // i is inside the list
      const size = layer.share / total
      const wave = layer.ruffle * Math.sin(u * 17 + i * 5 + noise(u * 4 + i, seed) * 6) * 0.08
      if (f < from + size + wave || i === layers.length - 1) {
        if (Math.abs(u) > 0.94 + 0.1 * layer.out) return false
        const n = layeredNoise(lx * 0.08 + i * 31 + seed, ly * 0.08, 3)
        const inside = (f - from) / size
        const round = Math.sqrt(Math.max(0, 1 - (inside * 2 - 1) ** 2))
        return put(out, scaled(layer.colour, 0.78 + 0.4 * n), base + 50 + round * 9 + layer.out * 7 + n * 4, 0.5)
      }
      from += size
    }
    return false
  })
}

export interface BurgerOptions {
  size: number
  bun: Rgb
  bunDark: Rgb
  layers: readonly FaceLayer[]
  sesame: boolean
}

/** A burger seen a little from the side: dome, layers, base. */
export function burger(scene: Scene, x: number, y: number, options: BurgerOptions): void {
  const { size, bun, bunDark, layers, sesame } = options
  const seed = scene.random.between(0, 99)
  const total = layers.reduce((sum, layer) => sum + layer.share, 0) || 1
  const base = scene.field.settle(x, y, size * 0.6, size * 0.4, 0, 0.8, 0).z
  scene.field.stamp(x, y, size * 1.2, 0, (lx, ly, out) => {
    const u = lx / size
    const v = ly / size
    if (Math.abs(u) > 1.12) return false
    const sag = 0.1 * (1 - u * u)
    const top = -0.02 + sag
    const bottom = 0.42 + sag
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const crownTop = -0.72 * Math.sqrt(Math.max(0, 1 - u * u)) - 0.02
    if (v > crownTop && v < top && Math.abs(u) < 1) {
      const h = Math.sqrt(Math.max(0, 1 - u * u)) * Math.sqrt(Math.max(0, 1 - ((v + 0.2) / 0.62) ** 2))
      const seedX = Math.round((lx + ly * 0.3) / 26) * 26 - ly * 0.3
      const seedY = Math.round(ly / 20) * 20
      const onSeed =
        sesame &&
        v < -0.12 &&
        Math.hypot((lx - seedX) / 7, (ly - seedY) / 4.4) < 1 &&
        noise(seedX * 0.3 + seed, seedY * 0.3) > 0.38
      if (onSeed) return put(out, rgb('#f6e3b4'), base + 78 + size * 0.34 * h, 0.4)
      return put(out, mix(mix(bunDark, bun, smooth(-0.65, 0.02, v)), bun, n * 0.3), base + 74 + size * 0.34 * h, 0.55)
    }
    const heel = 0.3 * Math.sqrt(Math.max(0, 1 - u * u))
    if (v >= bottom && v < bottom + heel && Math.abs(u) < 0.97) {
      const q = (v - bottom) / (heel || 1)
      return put(out, mix(bun, bunDark, 0.25 + q * 0.4), base + 60 - q * q * 34, 0.25)
    }
    if (v < top || v >= bottom) return false
    const f = (v - top) / (bottom - top)
    let from = 0
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i] as FaceLayer // i is inside the list
      const share = layer.share / total
      const wave = layer.ruffle * Math.sin(u * 15 + i * 4) * 0.1
      if (f < from + share + wave || i === layers.length - 1) {
        if (Math.abs(u) > 0.96 + 0.13 * layer.out) return false
        const inside = (f - from) / share
        const round = Math.sqrt(Math.max(0, 1 - (inside * 2 - 1) ** 2))
        const m = layeredNoise(lx * 0.09 + i * 17 + seed, ly * 0.09, 3)
        return put(
          out,
          scaled(layer.colour, 0.74 + 0.46 * m),
          base + 66 + round * 12 + layer.out * 10 - 16 * u * u + m * 5,
          0.45,
        )
      }
      from += share
    }
    return false
  })
}

/** The cut end of a wrap or roll: a ring of wrapper around its filling. */
export function rollEnd(scene: Scene, x: number, y: number, r: number, wrapper: Rgb, fillings: readonly Rgb[]): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, r * 0.6, r * 0.6, 0, 0.7, 0).z
  scene.field.stamp(x, y, r * 1.05, scene.random.angle(), (lx, ly, out) => {
    const d = Math.hypot(lx, ly) / r
    if (d > 1) return false
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    if (d > 0.86) return put(out, scaled(wrapper, 0.9 + 0.2 * n), base + 62 - 12 * smooth(0.92, 1, d), 0.2)
    const cell = noise(lx * 0.075 + seed, ly * 0.075 + seed) * 0.7 + noise(lx * 0.03 + seed, ly * 0.03) * 0.6
    const colour = fillings[Math.floor(cell * fillings.length * 1.5) % fillings.length] ?? wrapper
    return put(out, scaled(colour, 0.8 + 0.4 * n), base + 52 + n * 16, 0.5)
  })
}
