// A wedge of cabbage that simmered for hours, lying on one cut face: on the other, leaf lies in leaf about the pale core,
// glassy and limp; the outermost leaf hangs down over its edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [HEART, OUTER, CORE] = [rgb('#f1ebbc'), rgb('#a3b95a'), rgb('#f4eccb')]
const [GLASSY, BETWEEN] = [rgb('#d0cd86'), rgb('#7f8c3c')]

export function simmeredWedge(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [long, deep] = [size * random.between(1.15, 1.4), size * random.between(1.15, 1.35)]
  const leaves = random.between(6.5, 8.5)
  const side = random.chance(0.5) ? 1 : -1
  const tall = size * random.between(0.4, 0.52)
  const outer = scene.vary(OUTER, 0.08)
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.3, 0.12)
  field.stamp(x, y, size * 1.75, turn, (lx, ly, out) => {
    // From the foot of the core at -1 to the top of the head at 1; from its middle line outward.
    const u = lx / long
    const v = (side * ly) / deep + 0.45
    const slump = 0.06 * (layeredNoise(u * 1.4 + seed, 2.5, 2) - 0.5)
    if (Math.abs(u) > 1.15 || v < slump) return false
    const warp = layeredNoise(u * 1.7 + seed, v * 1.7, 2) - 0.5
    const q = Math.max(0, hypot(u + 0.06, v * 0.96) + 0.1 * warp)
    const rag = layeredNoise(Math.atan2(v, u) * 2.4 + seed, 6.5, 3) - 0.5
    const edge = 1 + 0.2 * rag
    if (q > edge) return false
    // Leaves lie close about the heart, and looser outside; each is crinkled in its own way.
    const ruffle = (layeredNoise(u * 3.6 + seed, v * 3.6 - seed, 2) - 0.5) * (0.55 - 0.2 * q)
    const phase = leaves * q ** 1.1 + 2.2 * ruffle
    const leaf = Math.floor(phase)
    const within = phase - leaf
    const fine = layeredNoise(u * 9 + seed, v * 9, 2)
    const loose = smooth(0.3, 0.7, noise(leaf * 3.7 + seed, u * 2.2))
    const gap = smooth(0.16 + 0.1 * loose, 0.02, within) * smooth(0.06, 0.2, q)
    const lip = smooth(0.72, 0.98, within)
    // The core, and the thick white ribs that run from it into the leaves.
    const fromFoot = hypot(u + 1, v)
    const rib = smooth(0.62, 0.8, noise(Math.atan2(v, u + 1.05) * 7 + seed, fromFoot * 0.8)) * smooth(1, 0.35, fromFoot)
    const core = clamp(smooth(0.5, 0.34, fromFoot + 0.5 * v + 0.1 * warp) + 0.55 * rib)
    const green = clamp(smooth(0.5, 1, q) + 0.3 * (noise(leaf * 5.1, seed) - 0.5))
    const flesh = mix(mix(HEART, GLASSY, 0.35 + 0.3 * (fine - 0.5)), outer, 0.85 * green)
    const layered = mix(mix(flesh, HEART, 0.45 * lip), BETWEEN, 0.5 * gap)
    const paint = mix(layered, CORE, 0.8 * core * (1 - 0.6 * gap))
    // The outermost leaf bends down over the side.
    const over = smooth(edge - 0.26, edge, q)
    const rise = (0.34 + 0.66 * clamp(v)) * Math.sqrt(clamp(1 - over ** 2.2)) * smooth(slump - 0.02, slump + 0.07, v)
    const step = (noise(leaf * 2.3 + seed, 7.5) - 0.5) * 0.1 * (1 - core)
    const z = 3 + tall * rise + size * (step - 0.035 * gap + 0.02 * lip + 0.03 * (fine - 0.5))
    return put(out, scaled(paint, 0.95 + 0.1 * fine), heightOn(rest, lx, ly) + z, 0.5, tall * rise + 5)
  })
}
