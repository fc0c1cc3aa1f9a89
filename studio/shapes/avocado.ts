// Slices of ripe avocado: buttery crescents, yellow where the stone was, green where the peel was.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type Rest, type Sample } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CORE, FLESH, RIM, EDGE] = [rgb('#f3e9a6'), rgb('#dde07f'), rgb('#8fb33c'), rgb('#55792a')]

/** How thick a slice is, how far the next one is moved on and how steeply it leans on it, for a slice as long as 2. */
const THICK = 0.17
const STEP = 0.37
const LEAN = 0.3

interface Crescent {
  /** Half its length. */
  size: number
  /** How far its back curves out, and the hollow that the stone left, as shares of the size. */
  back: number
  hollow: number
  rest: Rest
  seed: number
}

/** One slice, its back to +y; the plane of `rest` is about the point at `offX`, `offY` from it. */
function crescent(offX: number, offY: number, { size, back, hollow, rest, seed }: Crescent) {
  return (lx: number, ly: number, out: Sample): boolean => {
    const u = lx / size
    if (u <= -1 || u >= 1) return false
    // Broad at the lower end, narrow at the neck.
    const bend = 1 - u * u
    const outer = back * bend ** 0.5 * (1 - 0.2 * u)
    const inner = hollow * bend * (1 + 0.3 * u)
    const v = ly / size
    const width = outer - inner
    const f = (v - inner) / width
    if (f <= 0 || f >= 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2) - 0.5
    // Along the outline, near the back and near the hollow: the edges are soft.
    const margin = Math.min(f, 1 - f) * width * size
    const round = 3.4 * (1 - smooth(0, 7, margin))
    const body = mix(CORE, FLESH, smooth(0.05, 0.5, f + n * 0.2))
    const green = mix(body, RIM, 0.92 * smooth(0.52, 0.94, f + n * 0.12))
    const paint = mix(green, EDGE, 0.85 * smooth(1 - 3.2 / (width * size), 1 - 1 / (width * size), f))
    const z = rest.z + rest.slopeX * (lx + offX) + rest.slopeY * (ly + offY)
    const high = THICK * size + LEAN * size * (v - back * 0.45) - round + n * 1.6
    return put(out, scaled(paint, 1 + n * 0.08), z + high, 0.22, THICK * size + 2)
  }
}

/** Half an avocado, sliced lengthwise and pushed over: each slice lies on the one before it like a tile. */
export function avocadoFan(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  count: number,
  turn = scene.random.angle(),
): void {
  const { field, random } = scene
  const long = ((count - 1) * STEP * size) / 2
  const rest = field.settle(x, y, size * 0.9, long + size * 0.4, turn, 0.35, 0.3)
  const spread = random.between(0.05, 0.09)
  const seed = random.between(0, 99)
  for (let i = 0; i < count; i++) {
    const middle = i - (count - 1) / 2
    // The slices from the sides of the fruit are shorter than those from its middle.
    const k = size * (1 - 0.045 * Math.abs(middle)) * random.between(0.97, 1.03)
    const away = -(middle * STEP + 0.36) * size
    const lie = turn + middle * spread + random.bell() * 0.03
    const [sx, sy] = [x - Math.sin(turn) * away, y + Math.cos(turn) * away]
    const slice = { size: k, back: 0.68, hollow: 0.2, rest, seed: seed + i * 3 }
    field.stamp(sx, sy, k * 1.1, lie, crescent(0, away, slice))
  }
}

/** One slice by itself. */
export function avocadoSlice(scene: Scene, x: number, y: number, size: number): void {
  avocadoFan(scene, x, y, size, 1)
}

/** As much as an area holds: one half, sliced and fanned out over it. */
export function slicedAvocado(scene: Scene, { x, y, radius }: { x: number; y: number; radius: number }): void {
  avocadoFan(scene, x, y, radius * 0.84, 6)
}
