// A chunk of ripe pineapple: a sector of a thick slice. Juicy fibers fan out from the core; the notches of the eyes are at the back.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CORE, FLESH, DEEP, JUICE] = [rgb('#fff1a8'), rgb('#ffd93c'), rgb('#f0b41e'), rgb('#ffe98a')]
const EYE = rgb('#c98a24')

export function pineapplePiece(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = random.between(0.4, 0.62)
  const outer = size * random.between(1.7, 2)
  const inner = outer * random.between(0.28, 0.36)
  const tall = size * random.between(0.55, 0.8)
  const flesh = scene.vary(FLESH, 0.05)
  const off = outer * 0.66
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.3, 0.25)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.12, rest.slopeY + random.bell() * 0.12]
  field.stamp(x, y, size * 1.7, turn, (lx, ly, out) => {
    const px = lx + off
    const a = Math.atan2(ly, px)
    const r = hypot(px, ly)
    // Two rows of eyes were cut out of the back.
    const notch = smooth(0.35, 0.9, Math.sin(a * 13 + seed)) * size * 0.1
    const back = outer - notch - r
    const front = r - inner
    const side = (half - Math.abs(a)) * r
    const inward = Math.min(back, front, side)
    if (inward < 0) return false
    // Fibers run straight out; they are cut across by fine cells.
    const fiber = layeredNoise(a * 26 + seed, r * 0.012, 2)
    const cell = noise(a * 34 + seed, r * 0.09 + seed)
    const d = (r - inner) / (outer - inner)
    const body = mix(mix(CORE, flesh, smooth(0.02, 0.3, d)), DEEP, 0.5 * smooth(0.75, 1, d))
    const wet = mix(scaled(body, 0.9 + 0.16 * fiber), JUICE, 0.45 * smooth(0.55, 0.8, cell))
    const eye = smooth(size * 0.1, 0, back) * smooth(0.2, 0.8, Math.sin(a * 13 + seed))
    const round = size * 0.13
    const fall = inward < round ? round - Math.sqrt(round * round - (round - inward) ** 2) : 0
    const z = 3 + tall - fall + (fiber - 0.5) * 3 + (cell - 0.5) * 1.5
    const base = rest.z + slopeX * lx + slopeY * ly
    return put(out, mix(wet, EYE, 0.75 * eye), base + z, 0.8, Math.max(3, z))
  })
}
