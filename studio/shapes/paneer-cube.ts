// A thick cube of paneer: firm, cream-colored and close-grained, golden brown on the faces that lay in the pan, in its sauce.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { clung, clungAt } from '#studio/shapes/clung.ts'
import { cutCurd } from '#studio/shapes/cut-curd.ts'

const CURD = { white: rgb('#fcf0d4'), shade: rgb('#e3cb98') }
const SEARED = { gold: rgb('#e0a143'), brown: rgb('#9c5819') }

/** `size`: half of its width. `deep`: half sunk in a thick sauce, which climbs up its sides. */
export function paneerCube(scene: Scene, x: number, y: number, size: number, sauce?: Rgb, deep = false): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const white = scene.vary(CURD.white, 0.02)
  const coated = deep ? 0 : random.chance(0.25) ? random.between(0.5, 0.75) : random.between(0, 0.3)
  const sunk = deep ? random.between(-0.04, 0.12) : random.between(0.08, 0.36)
  const wet = random.between(0.34, 0.58)
  // Turned once in the pan: the upper face and the one below are golden, or two that lie opposite each other.
  const [above, along] = [random.chance(0.66), random.chance(0.5)]
  const pan = above ? [1, 0.1, 0.1, 0.1, 0.1] : along ? [0.12, 1, 0.05, 1, 0.05] : [0.12, 0.05, 1, 0.05, 1]
  const body = {
    size: size * random.between(0.94, 1.12),
    aspect: random.between(0.84, 1),
    tall: random.between(0.95, 1.2),
    tip: random.between(0, 0.2),
    sunk: sauce ? sunk : 0,
    soft: 0.06,
    chipped: 0.025,
    broken: random.chance(0.2) ? 1 : 0,
  }
  let [thick, fine] = [0, 0]
  cutCurd(scene, x, y, body, {
    // Asked first for each point.
    relief: ({ u, v, up }) => {
      fine = layeredNoise(u * 0.17 + seed, v * 0.17, 3)
      const ran = layeredNoise(u * (1 / size) - seed, v * (1 / size) + seed, 2)
      const climbs = smooth(0.34, 0.06, up - wet - 0.6 * (ran - 0.5) + 0.3 * (fine - 0.5))
      thick = deep ? climbs : sauce ? clungAt(coated, up, ran) : 0
      return (fine - 0.5) * 2.2 + 1.4 * thick
    },
    paint: ({ u, v, shares, edge, broad, up, face }) => {
      let met = 0
      for (let i = 0; i < shares.length; i++) met += (shares[i] as number) * (pan[i] ?? 0)
      const grain = pores(u * 0.3 + seed, v * 0.3, 0.34)
      const curd = mix(
        white,
        CURD.shade,
        clamp((face ? 0.16 + 0.22 * (1 - up) : 0.04) + 0.3 * (broad - 0.5) + 0.3 * grain),
      )
      // The pan did not touch all of a face, and its edges stayed white.
      const heat =
        met * (0.3 + 0.9 * smooth(0.28, 0.68, 0.6 * broad + 0.4 * fine)) * (1 - 0.7 * smooth(0.45, 0.95, edge))
      const gold = mix(curd, SEARED.gold, smooth(0.1, 0.55, heat))
      const own = scaled(mix(gold, SEARED.brown, 0.75 * smooth(0.62, 1.1, heat)), 0.96 + 0.08 * fine)
      return sauce ? clung(own, { sauce, coated }, thick) : own
    },
    gloss: () => 0.26 + 0.5 * thick,
  })
}
