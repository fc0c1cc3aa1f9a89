// Porridge as it comes from the pot: a soft, wet mass in slow folds, swollen flakes just seen in it, thin at the wall of the bowl.
import { mix, type Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface PorridgeOptions {
  radius: number
  /** Its height where it meets the wall, and how much higher its middle is. */
  level: number
  rise: number
  dark: Rgb
  light: Rgb
  /** Half the length of a swollen flake or grain, and its width over its length; left out, it was cooked from meal. */
  flake?: { length: number; round: number }
}

interface Flake {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  wide: number
  /** How far it stands out. */
  up: number
  tone: number
}

/** Scene units of a square; each lists the flakes that reach into it. */
const CELL = 26

class Flakes {
  readonly #near: Flake[][]
  readonly #cells: number
  readonly #extent: number

  constructor(scene: Scene, radius: number, { length, round }: { length: number; round: number }) {
    const { random } = scene
    this.#extent = radius + 2 * length
    this.#cells = Math.ceil((2 * this.#extent) / CELL) + 1
    this.#near = Array.from({ length: this.#cells ** 2 }, (): Flake[] => [])
    const count = Math.round((1.25 * radius * radius) / (length * length * round))
    for (let i = 0; i < count; i++) {
      const [x, y] = scene.spot(radius, 0, 0)
      const turn = random.angle()
      const long = length * (0.7 + 0.55 * random.unit())
      const wide = long * round * random.between(0.86, 1.1)
      const up = random.unit()
      this.#add({ x, y, cos: Math.cos(turn), sin: Math.sin(turn), long, wide, up, tone: random.unit() })
    }
  }

  #add(flake: Flake): void {
    const index = (at: number): number => clamp(Math.floor((at + this.#extent) / CELL), 0, this.#cells - 1)
    for (let row = index(flake.y - flake.long); row <= index(flake.y + flake.long); row++)
      for (let column = index(flake.x - flake.long); column <= index(flake.x + flake.long); column++)
        this.#near[row * this.#cells + column]?.push(flake)
  }

  at(x: number, y: number): readonly Flake[] {
    const column = Math.floor((x + this.#extent) / CELL)
    const row = Math.floor((y + this.#extent) / CELL)
    return this.#near[row * this.#cells + column] ?? []
  }
}

/** Slow folds, as a spoon let them fall: each rises gently and drops at its lip. */
function foldAt(x: number, y: number, seed: number): number {
  const wx = x + 90 * (noise(x * 0.009 + seed, y * 0.009) - 0.5)
  const wy = y + 90 * (noise(x * 0.009, y * 0.009 + seed) - 0.5)
  const n = noise(wx * 0.0075 + seed, wy * 0.011 - seed) * 2.6
  const across = n - Math.floor(n)
  return smooth(0, 0.66, across) * smooth(1, 0.6, across)
}

export function softPorridge(scene: Scene, options: PorridgeOptions): void {
  const { radius, level, rise, dark, light, flake } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const flakes = flake ? new Flakes(scene, radius, flake) : null
  const swollen = flake ? Math.min(2.9, flake.length * flake.round * 0.34) : 0
  const cream = mix(light, [1, 0.97, 0.9], 0.3)
  field.stamp(scene.x, scene.y, radius, 0, (x, y, out) => {
    const n = layeredNoise(x * 0.012 + seed, y * 0.012, 3)
    const r = hypot(x, y) / radius
    if (r > 1) return false
    const shore = smooth(0.99, 0.74, r + 0.16 * (n - 0.5))
    const fold = foldAt(x, y, seed)
    const fine = layeredNoise(x * 0.055 + seed, y * 0.055, 3)
    // Here it is mostly cream, there the flakes crowd at the surface.
    const film = 0.12 + 0.62 * smooth(0.42, 0.66, layeredNoise(x * 0.019 - seed, y * 0.019 + seed, 2))
    // No flake is a true oval.
    const bentX = x + 7 * (fine - 0.5)
    const bentY = y + 7 * (layeredNoise(x * 0.06, y * 0.06 + seed, 2) - 0.5)
    let [first, second] = [0, 0]
    let top: Flake | null = null
    let across = 0
    for (const each of flakes?.at(x, y) ?? []) {
      const [dx, dy] = [bentX - each.x, bentY - each.y]
      const a = (each.cos * dx + each.sin * dy) / each.long
      const b = (each.cos * dy - each.sin * dx) / each.wide
      const d = a * a + b * b
      if (d >= 1) continue
      const h = (0.35 + 0.9 * each.up) * (1 - d * d) ** 0.55
      if (h > first) [second, first, top, across] = [first, h, each, b]
      else if (h > second) second = h
    }
    const out1 = smooth(film - 0.35, film + 0.35, first)
    const lump = swollen * (Math.max(first, film * 0.8) + 0.25 * out1)
    const seam = smooth(0.16, 0, first - second) * out1
    const z =
      level +
      rise * shore ** 0.8 +
      (flakes ? 11 : 3.5) * fold * shore +
      (n - 0.5) * 8 * shore +
      lump +
      (fine - 0.5) * 2.2
    const body = mix(dark, light, clamp(0.42 + 0.4 * fold + 0.7 * (n - 0.5) + 0.5 * (fine - 0.5)))
    // Pale flakes, each a little different, in a clearer, warmer cream.
    const own = top
      ? mix(mix(dark, cream, 0.42 + 0.5 * top.tone), dark, 0.25 * smooth(0.2, 0.03, Math.abs(across)))
      : body
    const between = flakes
      ? mix(mix(body, dark, 0.42), cream, 0.9 * smooth(0.2, 0.7, film))
      : mix(body, cream, 0.4 * film)
    const paint = mix(mix(between, own, out1), dark, 0.34 * seam)
    return put(out, paint, z, 1 - 0.3 * out1)
  })
}
