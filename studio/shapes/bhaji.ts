// A bhaji: sliced onion bound with a spiced batter, craggy and browned, a few ends of onion sticking out of it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const BATTER = { crevice: rgb('#84430f'), gold: rgb('#cc8320'), crest: rgb('#efb650'), crisp: rgb('#6e370e') }
const ONION = { flesh: rgb('#f3c35e'), brown: rgb('#a8611a') }

/** A batter-coated slice of onion: flat, short, glassy, brown at its ends. */
function coatedOnion(scene: Scene, x: number, y: number, length: number, turn: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = mix(ONION.flesh, BATTER.gold, random.between(0, 0.6))
  ribbon(scene, arc(x, y, length, turn, random.between(0.6, 2.6) * (random.chance(0.5) ? 1 : -1), 12), {
    width: random.between(9, 15),
    thick: 3,
    gloss: 0.7,
    sink: 0.25,
    cup: random.between(0, 0.3),
    taper: (t) => 0.2 + 0.8 * Math.sin(Math.PI * t) ** 0.6 + 0.3 * (noise(t * 5 + seed, seed) - 0.5),
    paint: (t, v) => {
      const took = smooth(0.6, 1, Math.abs(2 * t - 1)) * 0.7 + 0.2 * smooth(0.6, 1, Math.abs(v))
      const coat = smooth(0.4, 0.65, noise(t * 4 + seed, v * 1.4 + seed))
      return mix(mix(flesh, BATTER.gold, 0.7 * coat), ONION.brown, clamp(took))
    },
  })
}

/** The batter: knobs of all sizes, gold on their backs, dark brown between them and at the ragged rim. */
function craggyBatter(scene: Scene, x: number, y: number, size: number, tall: number, greens: Rgb | undefined): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const aspect = random.between(0.82, 0.96)
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.2, 0.3)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const a = Math.atan2(ly, lx)
    const edge = 0.76 + 0.4 * layeredNoise(Math.cos(a) * 1.7 + seed, Math.sin(a) * 1.7 + seed, 4)
    const d = hypot(lx, ly / aspect) / (size * edge)
    if (d > 1) return false
    const [wx, wy] = [lx + 16 * noise(lx * 0.05 + seed, ly * 0.05), ly + 16 * noise(lx * 0.05, ly * 0.05 + seed)]
    const knob = Math.max(
      0.8 * pores(wx * 0.04 + seed, wy * 0.04, 0.9),
      pores(wx * 0.085 - seed, wy * 0.085 + seed, 0.8),
    )
    const rough = layeredNoise(lx * 0.05 + seed, ly * 0.05 - seed, 4)
    const fine = layeredNoise(lx * 0.19 + seed, ly * 0.19, 2)
    const dome = (1 - d ** 2.4) ** 0.6
    const z =
      tall * dome * (0.72 + 0.5 * rough) +
      size * 0.075 * knob * (0.3 + 0.7 * dome) +
      size * 0.3 * (rough - 0.5) +
      (fine - 0.5) * 6
    const high = clamp(0.45 * knob + 2 * (rough - 0.34) + 0.5 * (fine - 0.5))
    const fried = mix(mix(BATTER.crevice, BATTER.gold, smooth(0, 0.5, high)), BATTER.crest, smooth(0.5, 1, high) * 0.8)
    const browned = mix(fried, BATTER.crisp, 0.6 * smooth(0.8, 1, d) + 0.35 * smooth(0.62, 0.8, rough) * fine)
    const leaf = greens ? smooth(0.66, 0.7, layeredNoise(lx * 0.06 - seed, ly * 0.06 + seed, 2)) : 0
    const colour = greens ? mix(browned, scaled(greens, 0.55 + 0.5 * fine), 0.72 * leaf) : browned
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.3 + 0.2 * smooth(0.5, 0.8, high), z + 6)
  })
}

export function bhaji(scene: Scene, x: number, y: number, size: number, greens: Rgb | undefined): void {
  const { random, field } = scene
  craggyBatter(scene, x, y, size, size * 0.62, greens)
  const top = field.heightAt(x, y)
  const onions = (count: number, from: number, to: number): void => {
    for (let i = 0; i < count; i++) {
      const angle = random.angle()
      const off = size * random.between(from, to)
      const lie = angle + random.bell() * 1.4 + (random.chance(0.5) ? Math.PI / 2 : 0)
      field.withCeiling(
        () => top - 2,
        () =>
          coatedOnion(
            scene,
            x + Math.cos(angle) * off,
            y + Math.sin(angle) * off * 0.9,
            size * random.between(0.4, 0.85),
            lie,
          ),
      )
    }
  }
  onions(15, 0.2, 0.9)
  // More batter over them, so that the slices are bound and not a nest.
  for (const [bx, by] of scene.spots(5, size * 0.66, x, y))
    field.withCeiling(
      () => top - 6,
      () => craggyBatter(scene, bx, by, size * random.between(0.2, 0.36), size * 0.2, undefined),
    )
  onions(6, 0.1, 0.75)
}
