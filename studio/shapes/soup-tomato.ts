// A wedge of tomato in a broth: soft and sunken, its skin along the round side, jelly and seeds where it was cut.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = ['#c22a12', '#b3200e', '#cf3a1a'].map(rgb)
const FLESH = rgb('#e0532c')
const JELLY = rgb('#e8823c')
const SEED = rgb('#f2cf86')

export function soupTomato(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const skin = scene.vary(random.pick(SKIN), 0.06)
  const flesh = scene.vary(FLESH, 0.06)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.9, 1.25)
  const width = size * random.between(0.42, 0.62)
  const bend = random.between(0.25, 0.6)
  const rest = field.settle(x, y, half * 0.6, width * 0.7, turn, 0.35, 0.3)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const wave = layeredNoise(u * 1.6 + seed, 3.5, 2) - 0.5
    // A crescent: v is -1 along the skin and 1 along the cut edge.
    const v = (ly + bend * width * (1 - 2 * u * u) * 0.8 + wave * width * 0.3) / (width * Math.sqrt(1 - u * u) + 0.01)
    if (Math.abs(v) > 1) return false
    const fine = layeredNoise(u * 4 + seed, v * 3, 2)
    const onSkin = smooth(-0.5, -0.66, v + 0.1 * (fine - 0.5))
    const pulp = smooth(-0.1, 0.25, v) * smooth(0.95, 0.7, Math.abs(u))
    const pip = pulp * smooth(0.7, 0.76, noise(lx * 0.19 + seed, ly * 0.19))
    const meat = mix(scaled(flesh, 0.88 + 0.24 * fine), JELLY, 0.55 * pulp)
    const paint = mix(mix(meat, SEED, 0.85 * pip), scaled(skin, 0.9 + 0.2 * fine), onSkin)
    const dome = Math.sqrt(Math.max(0, 1 - v * v)) * (1 - 0.5 * u * u)
    const z = 2 + size * (0.3 * dome - 0.05 * pulp + 0.04 * pip) + (fine - 0.5) * size * 0.04
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.4 + 0.25 * pulp, z + 3)
  })
}
