// A small cube of cucumber: wet, glassy flesh with soft edges, the dark skin on one side, seeds on the side that was the core.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface DiceTones {
  skin: { dark: Rgb; light: Rgb }
  flesh: { under: Rgb; pale: Rgb; core: Rgb; seed: Rgb }
}

const CUCUMBER: DiceTones = {
  skin: { dark: rgb('#235522'), light: rgb('#4a8238') },
  flesh: { under: rgb('#a9cc68'), pale: rgb('#d9e8a9'), core: rgb('#cbdf98'), seed: rgb('#f6f3d2') },
}

/** Zucchini after ten minutes in a soup: its skin olive, the flesh yellow and half clear. */
export const SIMMERED_ZUCCHINI: DiceTones = {
  skin: { dark: rgb('#3f7422'), light: rgb('#7da83c') },
  flesh: { under: rgb('#c9cc6a'), pale: rgb('#f2e8ac'), core: rgb('#e6dc94'), seed: rgb('#f4eebc') },
}

interface Seed {
  x: number
  y: number
  cos: number
  sin: number
}

export function cucumberDice(scene: Scene, x: number, y: number, size: number, tones = CUCUMBER): void {
  const { skin: rind, flesh: inner } = tones
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.88, 1.12), size * random.between(0.8, 0.98)]
  const tall = size * random.between(0.8, 1.05)
  const flesh = scene.vary(inner.pale, 0.04)
  const skin = scene.vary(rind.dark, 0.1)
  // Most have their skin on one side; some lie with it upward, some were cut from the middle.
  const kind = random.unit()
  const upward = kind < 0.16
  const bare = kind > 0.82
  const way = random.whole(0, 3) * (Math.PI / 2)
  const [wayX, wayY] = [Math.cos(way), Math.sin(way)]
  const seeds = Array.from({ length: upward ? 0 : random.whole(1, 3) }, (): Seed => {
    const [out, along] = [random.between(-0.62, -0.05), random.between(-0.5, 0.5)]
    const angle = way + random.bell() * 0.5
    return {
      x: wayX * out - wayY * along,
      y: wayY * out + wayX * along,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
    }
  })
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.35)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.28, rest.slopeY + random.bell() * 0.28]
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const broad = noise(u * 1.3 + seed, v * 1.3)
    const d = (Math.abs(u) ** 5 + Math.abs(v) ** 5) ** 0.2 + 0.08 * (broad - 0.5)
    if (d > 1) return false
    const outward = u * wayX + v * wayY + 0.05 * (broad - 0.5)
    const fine = layeredNoise(u * 3 + seed, v * 3, 2)
    const side = smooth(0.74, 1, d)
    // Flat above with soft edges, a little lower where it was next to the seeds.
    const dome = upward ? 0.14 * (u * wayX + v * wayY) ** 2 : 0
    const z = 2 + tall * ((1 - d ** 6) ** 0.5 - dome) + (fine - 0.5) * size * 0.05
    if (upward) {
      const stripe = smooth(0.55, 0.7, noise((u * wayX + v * wayY) * 3.4 + seed, (v * wayX - u * wayY) * 0.5))
      const top = mix(skin, rind.light, 0.45 * stripe + 0.3 * (fine - 0.5))
      const paint = mix(top, mix(flesh, inner.under, 0.35), smooth(0.8, 0.93, d))
      return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, 0.62, z + 3)
    }
    let pip = 0
    for (const { x: px, y: py, cos, sin } of seeds) {
      const [a, b] = [u - px, v - py]
      pip = Math.max(pip, smooth(1.1, 0.6, hypot((a * cos + b * sin) / 0.24, (b * cos - a * sin) / 0.11)))
    }
    // Light goes through it: the flesh glows towards its edges and is deeper green near the skin.
    const green = bare ? 0.12 : 0.85 * smooth(0.3, 0.86, outward)
    const jelly = smooth(0, -0.5, outward)
    const inside = mix(
      mix(flesh, inner.core, 0.6 * jelly),
      inner.under,
      clamp(green + 0.22 * side + 0.3 * (fine - 0.5)),
    )
    const body = scaled(mix(inside, inner.seed, 0.85 * pip), 1 + 0.05 * side)
    const skinned = bare ? 0 : smooth(0.76, 0.83, outward)
    const paint = mix(body, mix(skin, rind.light, 0.4 * (1 - side) + 0.2 * fine), skinned)
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z + pip * 0.6, 0.6, z + 3)
  })
}
