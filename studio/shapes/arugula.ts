// A leaf of arugula: a pale stalk, two or three pairs of blunt lobes that point forward, and a round end; limp, folded along its rib.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const GREENS = ['#3a7a22', '#48892c', '#5b9a36', '#30691f', '#6fa63e'].map(rgb)
const [RIB, UNDER] = [rgb('#c4dc88'), rgb('#93bb66')]

export function arugula(scene: Scene, x: number, y: number, length: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const under = random.chance(0.15)
  const own = scene.vary(random.pick(GREENS), 0.1)
  const body = under ? mix(own, UNDER, 0.5) : own
  const width = length * random.between(0.4, 0.56)
  const bend = random.bell() * 0.2
  const fold = random.between(0.1, 0.34)
  const [tilt, arch] = [random.bell() * 0.22, random.between(0.02, 0.1)]
  const pairs = [0.34, 0.5, ...(random.chance(0.4) ? [0.2] : [])].map((at) => ({
    at: at + random.bell() * 0.03,
    left: random.between(0.45, 0.95),
    right: random.between(0.45, 0.95),
  }))
  const rest = field.settle(x, y, length * 0.4, width * 0.4, turn, 0.55, 0.5)
  field.stamp(x, y, length * 0.6, turn, (lx, ly, out) => {
    const across = ly - bend * length * (((2 * lx) / length) ** 2 - 0.3)
    // Lobes lean toward the tip.
    const t = lx / length + 0.5 - 0.3 * (Math.abs(across) / length)
    if (t < 0 || t > 1) return false
    let half = 0.035 + 0.1 * smooth(0.22, 0.5, t)
    for (const { at, left, right } of pairs)
      half += 0.32 * (across < 0 ? left : right) * Math.exp(-(((t - at) / 0.052) ** 4))
    half = Math.max(half, 0.5 * Math.sqrt(clamp(1 - ((t - 0.79) / 0.21) ** 2)))
    const uneven = 0.9 + 0.24 * (layeredNoise(lx * 0.06 + seed, across > 0 ? 4 : 8, 2) - 0.3)
    const v = across / (half * width * uneven)
    if (v < -1 || v > 1) return false
    const off = Math.abs(across) / width
    const rib = smooth(0.05, 0.012, off) * smooth(1, 0.7, t)
    const side = smooth(0.06, 0.015, Math.abs(((t * 9 - off * 4) % 1) - 0.5)) * smooth(0.5, 0.2, off) * 0.4
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const stalk = smooth(0.26, 0.08, t)
    const lit = scaled(body, 0.8 + 0.34 * n + 0.16 * (across > 0 ? off : -off))
    const colour = mix(
      mix(lit, RIB, clamp(0.7 * rib + side + 0.75 * stalk)),
      UNDER,
      0.12 * smooth(0.75, 1, Math.abs(v)),
    )
    const z = 2.5 + width * fold * off * 1.4 + arch * length * Math.sin(t * Math.PI) + 4 * (n - 0.5) - 1.2 * rib
    return put(out, colour, rest.z + rest.slopeX * lx + (rest.slopeY + tilt) * ly + z, 0.34, 4)
  })
}
