// Poached chicken chopped across on the board and pushed together again: yellow, shining skin on top, white meat where the knife went.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, DEEP_SKIN, MEAT, WARM, FAT] = [
  rgb('#f2cf74'),
  rgb('#dba94f'),
  rgb('#f8ebd9'),
  rgb('#dcaf93'),
  rgb('#fbf0c8'),
]

/** `half` is half the length of the row, `wide` half of what the knife went through. */
export function choppedBird(scene: Scene, x: number, y: number, half: number, wide: number, turn: number): void {
  const { random, field } = scene
  const count = random.pick([5, 6])
  const pitch = (half * 2) / count
  const ground = field.settle(x, y, half * 0.7, wide * 0.6, turn, 0.3, 0).z
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const seed = random.between(0, 99)
  // From right to left: the cuts face the light, which comes from the left.
  for (let i = count - 1; i >= 0; i--) {
    const along = (i - (count - 1) / 2) * pitch + random.bell() * pitch * 0.16
    const t = along / half
    const off = random.bell() * 9
    // A thigh is broad in the middle and narrower at the knee.
    const length = wide * (1.06 - 0.34 * t * t - 0.2 * smooth(0, 1, t)) * random.between(0.96, 1.04)
    const at = [x + cos * along - sin * off, y + sin * along + cos * off] as const
    strip(scene, ...at, {
      length,
      thick: pitch * random.between(0.92, 1.22),
      turn: turn + random.bell() * 0.16 - 0.2 * t,
      ground,
      seed,
    })
  }
}

interface Strip {
  length: number
  thick: number
  turn: number
  ground: number
  seed: number
}

/** One cut: skin above, and on the side that faces us its white meat, for it leans back on the one before. */
function strip(scene: Scene, x: number, y: number, { length, thick, turn, ground, seed }: Strip): void {
  const own = scene.random.between(0, 99)
  const skin = scene.vary(SKIN, 0.03)
  const tall = length * 0.5
  const reach = thick * 1.15
  scene.field.stamp(x, y, length * 1.25, turn, (lx, ly, out) => {
    const v = ly / length
    const s = (thick * 0.5 - lx + (noise(ly * 0.03 + own, own) - 0.5) * 5) / reach // 0 at its back, 1 at the foot of its face
    if (s < -0.08 || s > 1) return false
    const end = Math.abs(v) ** 2 + 0.26 * (layeredNoise(v * 2 + own, own, 2) - 0.5)
    if (end > 1) return false
    // Round to both ends: a steep one would be a crust.
    const arch = (1 - end) ** 0.62
    // Skin over the top, then the cut; the skin hangs a little over it as a soft hem.
    const edge = 0.48 + 0.1 * (noise(v * 2.6 + own, 4.5) - 0.5)
    const cut = smooth(edge - 0.02, edge + 0.04, s)
    const hem = smooth(0.07, 0.02, Math.abs(s - edge))
    const face = clamp((s - edge) / (1 - edge))
    const strand = noise(v * 15 + own, face * 2.2 + own)
    const cloud = layeredNoise(v * 2.4 + own, face * 2 + own, 2)
    const pore = noise(lx * 0.2 + seed, ly * 0.2)
    const glow = layeredNoise(lx * 0.02 + seed, ly * 0.03 + own, 3)
    const yellow = scaled(
      mix(
        mix(skin, FAT, 0.4 * smooth(0.52, 0.7, glow)),
        DEEP_SKIN,
        0.34 * smooth(0.48, 0.28, glow) + 0.16 * smooth(0.7, 1, end),
      ),
      0.95 + 0.1 * pore,
    )
    // Darker meat toward the bone, below; a line of fat under the skin.
    const white = scaled(
      mix(MEAT, WARM, 0.28 * smooth(0.45, 0.75, cloud) + 0.3 * smooth(0.55, 1, face)),
      0.95 + 0.07 * strand,
    )
    // Two muscles meet in a fine seam.
    const seam = smooth(0.045, 0.01, Math.abs(v - 0.2 + 0.5 * (cloud - 0.5) + 0.3 * face)) * smooth(0.1, 0.3, face)
    const meat = mix(mix(white, FAT, 0.8 * smooth(0.12, 0.03, face)), WARM, 0.55 * seam)
    const paint = mix(mix(yellow, meat, cut), DEEP_SKIN, 0.3 * hem)
    const drop = cut * (0.1 + 0.9 * face ** 1.15)
    const z =
      3 +
      tall * arch * (1 - 0.82 * drop) -
      5 * smooth(0.1, -0.08, s) +
      hem * 2 +
      (1 - cut) * (pore - 0.5) * 1.6 +
      cut * (strand - 0.5) * 2.2
    return put(out, paint, ground + z, cut > 0.5 ? 0.5 : 0.92, z + 2)
  })
}
