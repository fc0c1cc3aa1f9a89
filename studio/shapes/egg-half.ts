// Half a boiled egg, cut side up: blunt at one end, plump below, its yolk jammy or set.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const WHITE = rgb('#fefaf2')
/** The white is a little clearer where it lies against the yolk. */
const CLEAR = rgb('#f4ebd8')
const JAMMY = { core: rgb('#ee7d06'), body: rgb('#f59c14'), set: rgb('#fbc544') }
const HARD = { core: rgb('#f7be36'), body: rgb('#f8c94e'), set: rgb('#f9db80') }

/** The yolk lies toward the blunt end; 1 is half the length of the egg. */
export const YOLK_BACK = -0.1

export function eggHalf(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  soft = true,
  white = WHITE,
  turn = scene.random.angle(),
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const yolk = soft ? JAMMY : HARD
  const own = scene.vary(white, 0.012)
  const [long, wide] = [size, size * random.between(0.72, 0.78)]
  const tall = 5 + size * 0.2
  const [yolkX, yolkY] = [YOLK_BACK + random.bell() * 0.05, random.bell() * 0.05]
  const rest = field.settle(x, y, long * 0.9, wide * 0.9, turn, 0.5, 0.25)
  const plane = { ...rest, slopeX: rest.slopeX + random.bell() * 0.05, slopeY: rest.slopeY + random.bell() * 0.05 }
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / long
    // Narrower toward its tip.
    const v = ly / (wide * (1 - 0.16 * u))
    const q = hypot(u, v)
    if (q > 1) return false
    const n = layeredNoise(u * 2.2 + seed, v * 2.2, 2)
    const from = hypot((u - yolkX) / 0.56, (ly / wide - yolkY) / 0.68) + 0.08 * (n - 0.5)
    const round = smooth(0.8, 1, q)
    const inYolk = smooth(1.02, 0.97, from)
    const grain = noise(lx * 0.35 + seed, ly * 0.35) - 0.5
    const wet = soft ? smooth(0.8, 0.45, from + 0.5 * (n - 0.5)) : 0
    const body = mix(
      mix(yolk.body, yolk.set, smooth(0.62, 1, from)),
      yolk.core,
      soft ? wet : 0.5 * smooth(0.7, 0.2, from),
    )
    const flesh = mix(own, CLEAR, 0.5 * smooth(1.3, 1.02, from) * (1 - inYolk))
    const paint = mix(flesh, soft ? body : scaled(body, 1 + 0.07 * grain), inYolk)
    const dome = soft ? 2.4 * clamp(1 - from * from) : 1 + 0.8 * grain - 1.2 * smooth(1, 0.9, from)
    const z = tall * (1 - 0.7 * round * round) + inYolk * dome - 0.6 * smooth(1.15, 1, from) * (1 - inYolk)
    const shine = inYolk * (soft ? 0.5 + 0.5 * wet : 0.15) + (1 - inYolk) * 0.5
    return put(out, paint, heightOn(plane, lx, ly) + z, shine, z + 3)
  })
}
