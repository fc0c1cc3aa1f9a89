// A whole roast chicken or turkey, breast up.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint, SOLID } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { drumstick, type roastSkin } from '#studio/shapes/bone-in.ts'

type Skin = ReturnType<typeof roastSkin>

interface Lump {
  half: number
  width: number
  tall: number
  /** How far its foot stands above the platter. */
  lift?: number
  turn: number
}

const [GOLDEN, AMBER] = [rgb('#dc9438'), rgb('#a5511a')]

/** Skin that was basted: gold all over, amber where the heat came from, blistered in fine dark spots. */
function basted(scene: Scene, flesh: Rgb, char: Rgb): Skin {
  const seed = scene.random.between(0, 99)
  const gold = mix(flesh, GOLDEN, 0.6)
  return (x, y, edge) => {
    const n = layeredNoise(x * 0.014 + seed, y * 0.014, 3)
    const bump = layeredNoise(x * 0.11 + seed, y * 0.11, 2)
    const spot = smooth(0.7, 0.8, noise(x * 0.085 + seed, y * 0.085)) * smooth(0.45, 0.6, n)
    const body = mix(gold, AMBER, clamp(0.85 * smooth(0.38, 0.62, n) + edge))
    return [scaled(mix(body, char, 0.55 * spot), 0.92 + 0.16 * bump), (bump - 0.5) * 3.4 + (n - 0.5) * 6]
  }
}

/** A rounded part under the skin: the body, a thigh, a wing. */
function lump(scene: Scene, x: number, y: number, base: number, skin: Skin, part: Lump): void {
  const { half, width, tall, lift = 0, turn } = part
  // Down its sides the skin is read by height, or what is painted on it would be drawn out into streaks.
  const flank: SidePaint = (px, py, z) =>
    skin(px + py * 0.3, z * 1.1 + py * 0.5, 0.5 * smooth(0.35, 0, (z - base) / tall))[0]
  scene.field.withSides(flank, () =>
    scene.field.stamp(x, y, Math.max(half, width) * 1.05, turn, (lx, ly, out) => {
      const u = lx / half
      const v = ly / (width * (1 + 0.16 * u))
      const q = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.2
      if (q > 1) return false
      const round = Math.sqrt(1 - q)
      const z = lift + tall * round
      const [colour, relief] = skin(x + lx, y + ly, 0.35 * smooth(0.6, 1, q))
      return put(out, colour, base + z + relief, 0.72, SOLID)
    }),
  )
}

/** `turn` is where the breast points; the legs lie at the other end. */
export function roastBird(scene: Scene, x: number, y: number, size: number, turn: number, flesh: Rgb, char: Rgb): void {
  const skin = basted(scene, flesh, char)
  const base = scene.field.settle(x, y, size * 0.8, size * 0.5, turn, 0.6, 0).z
  const at = (along: number, off: number): readonly [number, number] => [
    x + (Math.cos(turn) * along - Math.sin(turn) * off) * size,
    y + (Math.sin(turn) * along + Math.cos(turn) * off) * size,
  ]
  for (const side of [-1, 1]) {
    const thigh = { half: size * 0.5, width: size * 0.34, tall: size * 0.5, turn: turn + side * 0.35 }
    lump(scene, ...at(-0.4, side * 0.56), base, skin, thigh)
    const wing = { half: size * 0.46, width: size * 0.19, tall: size * 0.36, turn: turn - side * 0.3 }
    lump(scene, ...at(0.32, side * 0.7), base, skin, wing)
  }
  const body = { half: size * 0.98, width: size * 0.6, tall: size * 0.78, lift: size * 0.08, turn }
  lump(scene, x, y, base, skin, body)
  // The two halves of the breast meet in a shallow furrow.
  scene.field.stamp(
    ...at(0.25, 0),
    size * 0.7,
    turn,
    (lx, ly, out) => {
      const furrow = smooth(0.1, 0, Math.abs(ly) / size) * smooth(0.62, 0.3, Math.abs(lx) / size)
      if (furrow <= 0) return false
      out.alpha = 0.3 * furrow
      return put(out, scaled(char, 0.8), -size * 0.07 * furrow, 0.4)
    },
    'decal',
  )
  for (const side of [-1, 1]) {
    const [lx, ly] = at(-0.72, side * 0.3)
    drumstick(scene, lx, ly, size * 0.42, turn - side * 0.32, flesh, char, 0.6)
  }
}
