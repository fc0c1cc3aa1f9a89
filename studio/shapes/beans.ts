// Cooked beans: plump kidneys with a scar on the hollow side, and flat ovals.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface BeanLook {
  skin: Rgb
  /** Half its length. */
  size: number
  /** Width over length. */
  plump?: number
  /** How hollow one side is: 0 is an oval. */
  bend?: number
  /** Height over width; a fava bean is flat. */
  tall?: number
  /** The scar by which it hung in the pod: pale, or the black eye of a cowpea. */
  scar?: Rgb
  /** Spots on the skin. */
  mottle?: Rgb
  gloss?: number
}

const PALE = rgb('#f3e6cc')

export function bean(scene: Scene, x: number, y: number, look: BeanLook): void {
  const { random, field } = scene
  const { plump = 0.62, bend = 0.34, tall = 0.86, mottle, gloss = 0.6 } = look
  const rx = look.size * random.between(0.9, 1.08)
  const ry = rx * plump * random.between(0.94, 1.06)
  const skin = scene.vary(look.skin, 0.1)
  const scar = look.scar ?? mix(skin, PALE, 0.5)
  const scarWidth = look.scar ? 0.36 : 0.24
  const rim = scaled(skin, 0.74)
  const turn = random.angle()
  const seed = random.between(0, 99)
  // Most lie on their flat side, some show the back, where there is no scar.
  const scarred = random.chance(0.6)
  const rest = field.settle(x, y, rx, ry, turn, 0.45, 0.35)
  const rz = ry * tall
  const base = rest.z + rz * 0.25
  field.stamp(x, y, rx * 1.04, turn, (lx, ly, out) => {
    const u = lx / rx
    const bowed = ly / ry + bend * (u * u - 0.35)
    const v = bowed < 0 ? bowed / (1 - bend * 0.4 * Math.exp(-((u / 0.34) ** 2))) : bowed
    const q = u * u + v * v
    if (q > 1) return false
    const h = Math.sqrt(1 - q)
    const z = base + rest.slopeX * lx + rest.slopeY * ly + rz * h
    let colour = mix(rim, skin, smooth(0, 0.6, h))
    if (mottle) colour = mix(colour, mottle, smooth(0.52, 0.62, layeredNoise(u * 3 + seed, v * 2, 3)) * 0.7)
    if (scarred) colour = mix(colour, scar, smooth(1, 0.7, hypot(u / scarWidth, (v + 0.72) / 0.24)))
    return put(out, colour, z, gloss, rz * (0.55 + 0.85 * h) + 2)
  })
}
