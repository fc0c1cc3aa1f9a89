// A corner of a corn tortilla from the fryer: thin, bent, with blisters and a few toasted spots.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GOLD, TOASTED] = [rgb('#eebb58'), rgb('#b06a22')]

/** `size` is the distance from its middle to a corner; `way` is where its bowed side lies, less a quarter turn. */
export function cornChip(scene: Scene, x: number, y: number, size: number, colour: Rgb, way?: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const turn = way ?? random.angle()
  const body = scene.vary(mix(colour, GOLD, 0.5), 0.06)
  const bend = random.between(-0.1, 0.2)
  const bendTurn = random.angle()
  const [lean, tip] = [random.angle(), random.between(0.02, 0.16)]
  // A quarter or a sixth of a round: two straight sides and one that bows out.
  const bow = random.between(0.1, 0.2)
  const rest = field.settle(x, y, size * 0.6, size * 0.6, turn, 0.85, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + Math.cos(lean) * tip, rest.slopeY + Math.sin(lean) * tip]
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const wavy = (noise(u * 2.4 + seed, v * 2.4) - 0.5) * 0.06
    let edge = (v + bow * (u * u - 0.62)) / 0.5 + wavy
    edge = Math.max(edge, (0.866 * u - 0.5 * v) / 0.5 + wavy, (-0.866 * u - 0.5 * v) / 0.5 + wavy)
    if (edge > 1 || hypot(u, v) > 0.95) return false
    const n = layeredNoise(u * 2.1 + seed, v * 2.1 + seed, 3)
    const blister = smooth(0.6, 0.8, noise(u * 4.4 + seed, v * 4.4 - seed))
    const fine = layeredNoise(u * 14 + seed, v * 14, 2) - 0.5
    const across = u * Math.cos(bendTurn) + v * Math.sin(bendTurn)
    const brown = 0.65 * smooth(0.86, 1, edge) + 0.5 * smooth(0.56, 0.76, n) + 0.3 * blister
    const paint = mix(scaled(body, 0.98 + 0.16 * fine + 0.08 * blister), TOASTED, Math.min(0.75, brown * 0.75))
    const z = 3 + bend * size * across * across + 2.2 * blister + (n - 0.5) * 4 + fine * 0.8
    return put(out, paint, heightOn({ ...rest, slopeX, slopeY }, lx, ly) + z, 0.3, 3)
  })
}
