// A chunk of eggplant from a stew: collapsed, its skin nearly black on one side, the flesh tan and spongy, oily at the edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [SKIN, BLOOM] = [rgb('#33143d'), rgb('#643a6a')]
const [FLESH, OILY, BROWN, SEED] = [rgb('#e6cb8c'), rgb('#c49a52'), rgb('#6e4018'), rgb('#8a5f26')]

const [GOLDEN, TOASTED, CRUST] = [rgb('#d2a052'), rgb('#9c5f26'), rgb('#5a2c10')]
/** The oven takes the purple out of the skin. */
const [ROASTED_SKIN, ROASTED_BLOOM] = [rgb('#33132d'), rgb('#5a2c50')]

/** `roasted`: browned in the oven before it went into the sauce, so that it keeps its cut shape. */
export function eggplantChunk(scene: Scene, x: number, y: number, size: number, roasted = false): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const [pale, oil, brown] = roasted ? [GOLDEN, TOASTED, CRUST] : [FLESH, OILY, BROWN]
  const flesh = scene.vary(pale, 0.06)
  const skin = scene.vary(roasted ? ROASTED_SKIN : SKIN, 0.12)
  const bloom = roasted ? ROASTED_BLOOM : BLOOM
  // Skin runs down one side; some pieces lie with it up.
  const skinUp = random.chance(roasted ? 0.36 : 0.28)
  const skinned = random.whole(1, 5)
  const runs = random.between(0.42, 0.66)
  const lean = random.bell() * 0.4
  const isSkin = (face: number, u: number, v: number): number => {
    if (face === skinned || (!roasted && face === (skinned % 5) + 1)) return 1
    const shore = v - lean * u + 0.22 * (noise(u * 2.4 + seed, v * 2.4) - 0.5)
    if (face === 0 && skinUp) return smooth(-runs - 0.06, -runs + 0.06, shore)
    return face === 0 ? smooth(runs - 0.05, runs + 0.05, shore) : 0
  }
  hewn(scene, x, y, {
    size: size * random.between(0.85, 1.2),
    long: random.between(1.05, 1.45),
    tall: random.between(0.5, 0.68),
    uneven: size * (roasted ? 0.26 : 0.38),
    sides: 5,
    tip: 0.4,
    round: 0.2,
    gloss: ({ face, u, v }) => 0.5 + 0.4 * isSkin(face, u, v),
    grain: (u, v) => layeredNoise(u * 3.4 + seed, v * 3.4, 3),
    paint: ({ face, u, v, edge, grain }) => {
      const dark = scaled(mix(skin, bloom, 0.5 * smooth(0.5, 0.75, grain)), 0.9 + 0.3 * edge)
      const pit = smooth(0.68, 0.8, noise(u * 11 + seed, v * 7 + seed)) * smooth(0.75, 0.4, Math.abs(v))
      const oily = clamp(0.25 + 1.6 * (0.5 - grain) + (face ? 0.3 : 0))
      const soft = mix(mix(flesh, oil, oily), brown, clamp((roasted ? 0.6 : 0.4) * edge * edge + 0.7 * (grain - 0.66)))
      return mix(mix(soft, SEED, 0.4 * pit), dark, isSkin(face, u, v))
    },
    relief: ({ face, u, v, grain }) => (grain - 0.5) * size * (roasted ? 0.05 : 0.11) * (1 - 0.7 * isSkin(face, u, v)),
  })
}
