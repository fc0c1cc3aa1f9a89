// Omelet that looks out of a cut sandwich: soft folds of egg, and the ends of the shreds that set in it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { CutLine } from '#studio/shapes/cut-edge.ts'

const EGG = { body: rgb('#ffd046'), pale: rgb('#fff0b0'), crease: rgb('#e09a1e'), brown: rgb('#b5701e') }

interface Bulge {
  /** Along the cut from its middle, and how far it stands out of it. */
  along: number
  out: number
  z: number
  rx: number
  rz: number
}

/** A soft lump on the face of the cut, deeper than it is long where it stands out. */
function bulge(scene: Scene, line: CutLine, { along, out: far, z, rx, rz }: Bulge, paint: (u: number, h: number) => Rgb): void {
  const seed = scene.random.between(0, 99)
  const [cos, sin] = [Math.cos(line.turn), Math.sin(line.turn)]
  const lean = scene.random.bell() * 0.12
  scene.field.stamp(line.x + cos * along, line.y + sin * along, Math.max(rx, far) * 1.1, line.turn, (lx, ly, out) => {
    const u = lx / rx
    const v = (ly + 3) / (far + 3)
    const q = u * u + Math.max(0, v) ** 2 + 0.3 * (layeredNoise(lx * 0.06 + seed, seed, 2) - 0.5)
    if (q > 1 || ly < -8) return false
    const h = Math.sqrt(1 - Math.max(0, q))
    return put(out, paint(u, h), z + lean * lx + rz * h, 0.5, 2 * rz * h + 2)
  })
}

/** `foot` and `top`: heights of the layer. */
export function omeletEdge(scene: Scene, line: CutLine, shreds: readonly Rgb[], foot: number, top: number): void {
  const { random } = scene
  const reach = line.reach - 16
  const tall = top - foot
  // From below upward, so that each row lies over the one under it.
  for (const level of [0.14, 0.4, 0.68, 0.9]) {
    for (let along = -reach; along < reach; along += random.between(16, 30)) {
      const tone = random.between(0, 1)
      const body = mix(EGG.body, EGG.pale, 0.7 * tone)
      const browned = level > 0.8 || level < 0.2 ? random.between(0, 0.5) : random.between(0, 0.12)
      bulge(
        scene,
        line,
        {
          along: along + random.bell() * 6,
          out: random.between(5, 15),
          z: foot + tall * (level + random.bell() * 0.07) - tall * 0.1,
          rx: random.between(15, 34),
          rz: tall * random.between(0.09, 0.15),
        },
        (_u, h) => scaled(mix(mix(EGG.crease, body, smooth(0, 0.55, h)), EGG.brown, browned), 1.06),
      )
    }
    for (let i = 0; shreds.length && i < 17; i++) {
      const colour = scene.vary(random.pick(shreds), 0.1)
      const thick = random.between(2.4, 4.6)
      bulge(
        scene,
        line,
        {
          along: random.between(-reach, reach),
          out: random.between(9, 19),
          z: foot + tall * (level + random.bell() * 0.1),
          // Some were met along their length, others across.
          rx: random.chance(0.4) ? thick * 1.6 : random.between(12, 30),
          rz: thick,
        },
        (_u, h) => scaled(colour, 0.8 + 0.35 * h),
      )
    }
  }
}
