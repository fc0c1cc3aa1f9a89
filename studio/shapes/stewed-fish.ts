// A chunk cut from a fillet and simmered: broad, curved flakes that have slid apart, moist between them.
import { lightness, mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const GLASSY = rgb('#d8cba8')
const [SKIN, SILVER] = [rgb('#4e4a42'), rgb('#a9a290')]
/** Only white fish keeps its skin in the pot. */
const WHITE_FLESH = 80

export function stewedFish(scene: Scene, x: number, y: number, size: number, { flesh, fat, sear }: MeatColours): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.95, 1.35)
  const width = size * random.between(0.72, 0.95)
  const thick = size * random.between(0.32, 0.42)
  const pitch = size * random.between(0.58, 0.9)
  // The knife went straight through, rarely at a right angle; flakes lie across the piece at an angle of their own.
  const [skewNear, skewFar] = [random.between(-0.3, 0.3), random.between(-0.3, 0.3)]
  const slant = random.between(0.2, 0.55) * (random.chance(0.5) ? 1 : -1)
  const bow = random.between(0.06, 0.2) * (random.chance(0.5) ? 1 : -1)
  const opens = random.chance(0.5) ? 1 : -1 // the side to which gaps widen
  const [slopeX, slopeY] = [random.between(-0.24, 0.24), random.between(-0.2, 0.2)]
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.3, 0.2)
  const pale = scene.vary(mix(flesh, fat, 0.65), 0.03)
  const deep = mix(flesh, sear, 0.3)
  const glassy = mix(flesh, GLASSY, 0.5)
  const skinned = lightness(flesh) > WHITE_FLESH && random.chance(0.8) ? (random.chance(0.5) ? 1 : -1) : 0
  field.stamp(x, y, half * 1.6, turn, (lx, ly, out) => {
    const across = lx + slant * ly + (bow * ly * ly) / width
    const phase = across / pitch + 0.5 * (layeredNoise(lx * 0.024 + seed, ly * 0.016, 2) - 0.5) + seed
    const index = Math.floor(phase)
    const along = phase - index
    // Each flake has slid a little past the next.
    const slid = (noise(index * 3.7 + seed, 2.5) - 0.5) * width * 0.22
    const lift = (noise(index * 5.9 + seed, 7.5) - 0.5) * size * 0.08
    const crumbly = (layeredNoise(lx * 0.09 + seed, ly * 0.09 + seed, 2) - 0.5) * size * 0.07
    const off = ly - slid
    // Sides that the knife left, rounded where flakes came off.
    const end = lx > 0 ? (lx + skewFar * ly) / half : (skewNear * ly - lx) / half
    const q = (Math.max(0, end) ** 3.6 + Math.abs(off / width) ** 3.6) ** (1 / 3.6)
    const inside = (1 - q) * width + crumbly
    if (inside < 0) return false
    const fine = layeredNoise(lx * 0.15 + seed, ly * 0.15, 2)
    const fiber = layeredNoise(phase * 1.2 + seed, ly * 0.1 - lx * 0.04 * slant, 2)
    const side = clamp(0.5 + (0.5 * opens * ly) / width)
    // One or two have opened; between the others there is only a line.
    const open = smooth(0.58, 0.8, noise(index * 8.3 + seed, 4.5)) * side
    const gap = smooth(0.08 + 0.16 * open, 0.015 + 0.05 * open, along) * (0.14 + 0.7 * open)
    const edge = smooth(size * 0.22, 0, inside)
    const flake = scaled(mix(pale, fat, 0.8 * smooth(0.1, 0.8, along)), 0.86 + 0.06 * along + 0.16 * fiber)
    const paint = mix(mix(flake, glassy, 0.7 * edge), deep, 0.65 * gap)
    // It shows along one side as a dark, silvery band that has curled a little.
    const skin = skinned ? smooth(0.66, 0.76, (skinned * off) / width + 0.12 * (fine - 0.5)) : 0
    const band = mix(SKIN, SILVER, smooth(0.4, 0.7, layeredNoise(lx * 0.07 + seed, ly * 0.2, 2)))
    const shingle = lift + (along - 0.5) * size * 0.075 - gap * size * 0.1
    const z = thick * (1 - edge ** 2.4) * (1 - 0.3 * (off / width) ** 2) + shingle + (fine - 0.5) * 2
    const lean = (rest.slopeX + slopeX) * lx + (rest.slopeY + slopeY) * ly
    return put(out, mix(paint, band, 0.9 * skin), rest.z + size * 0.01 + lean + z, 0.62 - 0.2 * gap, z + size * 0.15)
  })
}
