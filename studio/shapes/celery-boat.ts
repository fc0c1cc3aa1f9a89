// A length of celery, its hollow heaped with a rough spread: shreds of cheese stand out of it, with bits of what was folded in.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'

const STALK = { light: rgb('#cfe096'), mid: rgb('#a9c766'), dark: rgb('#7ea040'), cut: rgb('#edf3cf') }
const [WIDTH, HEIGHT] = [43, 34]
/** Where the wall's upper edge begins, and where it starts to round down, as shares of the half width. */
const [BRIM, SHOULDER] = [0.72, 0.8]

/** `flecks`: what was chopped and folded into the spread. */
export function celeryBoat(
  scene: Scene,
  x: number,
  y: number,
  turn: number,
  spread: Rgb,
  flecks: readonly Rgb[],
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = random.between(94, 126)
  const bend = random.between(8, 22) * (random.chance(0.7) ? 1 : -1)
  const narrow = random.between(-0.14, 0.14)
  const heap = random.between(25, 35)
  const base = field.settle(x, y, half * 0.6, WIDTH * 0.6, turn, 0.4, 0).z
  const middle = (lx: number): number => bend * (0.4 - (lx / half) ** 2)
  const wide = (lx: number): number => WIDTH * (1 + (narrow * lx) / half)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Strings along its back, in shade below; pale where the knife went through.
  const back = (sx: number, sy: number, z: number): Rgb => {
    const lx = cos * (sx - x) + sin * (sy - y)
    const ly = -sin * (sx - x) + cos * (sy - y)
    const end = half - Math.abs(lx + 0.12 * ly)
    const up = (z - base) / HEIGHT
    const string = 0.5 + 0.5 * Math.sin(up * 24 + 1.4 * noise(lx * 0.02, seed))
    const skin = mix(STALK.mid, STALK.dark, 0.6 * string + 0.35 * smooth(0.5, 0, up))
    return mix(skin, STALK.cut, smooth(3.5, 1.5, end) * (1 - 0.3 * string))
  }
  const stalk: Shape = (lx, ly, out) => {
    const v = (ly - middle(lx)) / wide(lx)
    // The knife went across it a little askew.
    const end = half - Math.abs(lx + 0.12 * ly)
    const off = Math.abs(v)
    if (off > 1 || end < 0) return false
    const n = layeredNoise(lx * 0.045 + seed, ly * 0.045, 3)
    const fine = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
    // Heaped over the brim in places.
    const shore = BRIM + 0.24 * (layeredNoise(lx * 0.035 + seed, v > 0 ? 3 : 8, 2) - 0.46)
    const slump = smooth(1, 30 + 10 * n, end - 6 - 10 * noise(ly * 0.06, seed))
    if (off < shore && slump > 0) {
      const round = Math.sqrt(clamp(1 - (off / shore) ** 2)) * Math.sqrt(slump)
      const body = scaled(mix(spread, rgb('#f8d48c'), 0.3 * smooth(0.45, 0.75, fine)), 0.9 + 0.2 * n)
      const z = base + HEIGHT - 11 + heap * round + (n - 0.5) * 16 * round + (fine - 0.5) * 6
      return put(out, body, z, 0.3, HEIGHT)
    }
    // Strings run along the outside; the lip and the cut are pale.
    const string = 0.5 + 0.5 * Math.sin(v * 34 + 1.2 * noise(lx * 0.02, seed))
    const outside = smooth(SHOULDER - 0.06, SHOULDER + 0.14, off)
    const wall = mix(STALK.light, mix(STALK.mid, STALK.dark, 0.75 * string), outside)
    const inside = smooth(BRIM, BRIM - 0.2, off)
    const green = mix(scaled(wall, 0.95 + 0.1 * n - 0.14 * inside), STALK.cut, 0.8 * smooth(7, 2, end))
    const down = clamp((off - SHOULDER) / (1 - SHOULDER))
    const hollow = 22 * Math.sqrt(clamp(1 - (off / BRIM) ** 2))
    const z = HEIGHT * Math.sqrt(1 - down * down) - hollow + 1.2 * string * outside
    return put(out, green, base + Math.max(2, z), 0.5, Math.max(4, z))
  }
  field.withSides(back, () => field.stamp(x, y, half * 1.15, turn, stalk))
  const onHeap = (draw: (px: number, py: number) => void, count: number): void => {
    for (let i = 0; i < count; i++) {
      const lx = (((i + random.unit()) / count) * 2 - 1) * (half - 34)
      const ly = middle(lx) + random.bell() * WIDTH * 0.32
      draw(x + cos * lx - sin * ly, y + sin * lx + cos * ly)
    }
  }
  onHeap(
    (px, py) => gratedRoot(scene, px, py, random.between(16, 34), 6, mix(spread, rgb('#f08c1c'), random.unit())),
    44,
  )
  for (const colour of flecks)
    onHeap((px, py) => {
      const size = random.between(5, 9)
      softDice(scene, px, py, size, colour, scaled(colour, 0.7), 0.5)
    }, 13)
}
