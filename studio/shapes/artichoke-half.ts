// Half an artichoke heart from the pan, its cut face up: a pale, fleshy base, leaves one inside the other, browned edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const LEAF = { pale: rgb('#f0e6ae'), flesh: rgb('#cfc874'), green: rgb('#8f9a44'), outer: rgb('#66742c') }
const [HEART, CHOKE, SEAM, BROWN] = [rgb('#ecdfa6'), rgb('#c9a860'), rgb('#6f7030'), rgb('#7c430f')]

/** Half its width along it, from the base at -1 to the cut-off tips at 1. */
function widthAt(u: number): number {
  return u < -0.2
    ? 0.66 * Math.sqrt(clamp(1 - ((u + 0.2) / 0.8) ** 2))
    : 0.66 * (1 - 0.62 * clamp((u + 0.2) / 1.2) ** 1.5)
}

/** Where the leaves grow from. */
const ROOT = -0.5

/** How far out a point is, 0 in the root to 1 on the outline: the leaves are the same shape again, smaller and smaller. */
function layerAt(u: number, v: number): number {
  let [low, high] = [0, 1]
  for (let i = 0; i < 7; i++) {
    const k = (low + high) / 2
    const along = (u - ROOT) / k + ROOT
    if (along > -1 && along < 0.9 && Math.abs(v) < k * widthAt(along)) high = k
    else low = k
  }
  return high
}

export function artichokeHalf(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const tone = random.between(0.92, 1.06)
  const scorched = random.between(0.5, 0.9)
  const lean = random.bell() * 0.06
  const rest = field.settle(x, y, size * 0.7, size * 0.5, turn, 0.3, 0.16)
  field.stamp(x, y, size * 1.12, turn, (lx, ly, out) => {
    const u = lx / size
    const v = ly / size - lean * u
    const width = widthAt(u)
    if (u < -1 || width < 0.02) return false
    const n = layeredNoise(u * 3.4 + seed, v * 3.4, 3)
    const q = v / (width * (0.97 + 0.08 * (n - 0.5)))
    // Each leaf ends in a tip of its own.
    const tips = 0.96 - 0.2 * Math.abs(Math.sin(q * 4.2 + seed)) - 0.12 * q * q
    if (Math.abs(q) > 1 || u > tips) return false
    // Leaves lie one inside the other; where two meet there is a seam.
    const aside = Math.abs(q)
    const layer = layerAt(u, v) + 0.04 * (n - 0.5)
    const lanes = layer * 4.6
    const within = lanes - Math.floor(lanes)
    const leafy = smooth(-0.5, -0.2, u) * smooth(0.3, 0.42, layer)
    const seam = leafy * smooth(0.2, 0.04, Math.min(within, 1 - within))
    const fibre = noise(q * 16 + seed, u * 2)
    const leaf = mix(mix(LEAF.pale, LEAF.flesh, smooth(0.3, 0.6, layer)), LEAF.green, smooth(0.5, 0.95, layer))
    const rind = smooth(0.84, 0.97, layer)
    const body = mix(mix(HEART, leaf, leafy), LEAF.outer, 0.75 * rind * smooth(-0.8, -0.3, u))
    const choke = smooth(1, 0.6, hypot((u + 0.2) / 0.17, q / 0.4))
    const cut = mix(mix(body, scaled(CHOKE, 0.8 + 0.4 * fibre), 0.75 * choke), SEAM, 0.7 * seam)
    const edge = Math.max(smooth(0.72, 1, aside), smooth(tips - 0.26, tips, u), smooth(-0.72, -1, u))
    const browned = scorched * clamp(0.8 * edge * smooth(0.25, 0.55, n) + 0.8 * smooth(0.54, 0.72, n) + 0.25 * edge)
    const paint = scaled(mix(cut, BROWN, browned), tone * (0.94 + 0.12 * fibre))
    const round =
      Math.sqrt(clamp(1 - aside ** 5)) * Math.sqrt(clamp((tips - u) / 0.14)) * Math.sqrt(clamp((u + 1) / 0.2))
    const z = size * (0.06 + 0.24 * round - 0.045 * seam - 0.05 * choke + 0.05 * leafy * within) + (n - 0.5) * 2
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.3, z + 4)
  })
}
