// A fluted ring of semolina, turned out of its mold: moist and grainy, full of nuts, a slice cut from it and laid beside it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { specks } from '#studio/shapes/surface.ts'
import { warmShade } from '#studio/shapes/warm-shade.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const RING = { radius: 232, hole: 66, height: 122, flutes: 14 }
/** Where a slice was cut out, so that one cut looks to the viewer, and how far it was drawn aside. */
const SLICE = { from: -0.16, to: -0.16 + TAU / 7, out: 84 }
const ALMOND = rgb('#f6e0b0')
const WARM = rgb('#d97a2a')

/** Signed distance inward from the two cuts: above 0 in what was cut out. */
function withinSlice(lx: number, ly: number): number {
  const left = -Math.sin(SLICE.from) * lx + Math.cos(SLICE.from) * ly
  const right = Math.sin(SLICE.to) * lx - Math.cos(SLICE.to) * ly
  return Math.min(left, right)
}

interface Crumb {
  dark: Rgb
  light: Rgb
  seed: number
}

/** Coarse semolina swollen with syrup: grains side by side, some of them clear. */
function grainsAt({ dark, light, seed }: Crumb, x: number, y: number, tone: number): Rgb {
  const broad = layeredNoise(x * 0.03 + seed, y * 0.03, 2)
  const grain = noise(x * 0.26 + seed, y * 0.26) * 0.6 + noise(x * 0.5 - seed, y * 0.5) * 0.4
  return scaled(mix(dark, light, clamp(tone + 0.5 * (broad - 0.5))), 0.78 + 0.44 * grain)
}

function ringPart(scene: Scene, crumb: Crumb, slice: boolean): void {
  const { radius, hole, height, flutes } = RING
  const aim = (SLICE.from + SLICE.to) / 2
  const [ox, oy] = slice ? [Math.cos(aim) * SLICE.out, Math.sin(aim) * SLICE.out] : [0, 0]
  const [cx, cy] = [scene.x + ox, scene.y + oy]
  const base = scene.field.heightAt(scene.x, scene.y)
  const middle = (radius + hole) / 2
  const half = (radius - hole) / 2
  const side: SidePaint = (sx, sy, z) => {
    const [lx, ly] = [sx - cx, sy - cy]
    const cut = Math.abs(withinSlice(lx, ly)) < 6 && hypot(lx, ly) > hole * 0.8
    if (!cut) return grainsAt(crumb, sx + z * 0.6, sy + z, 0.3 + 0.22 * Math.cos(Math.atan2(ly, lx) * flutes))
    // On the cut one sees the nuts that were stirred in.
    const far = hypot(lx, ly)
    const nut = smooth(0.2, 0.5, pores(far * 0.021 + crumb.seed, z * 0.034 + crumb.seed, 0.46))
    return mix(scaled(grainsAt(crumb, far, z, 0.75), 1.04), ALMOND, 0.85 * nut)
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(cx, cy, radius * 1.05, 0, (lx, ly, out) => {
      const inside = withinSlice(lx, ly)
      if (slice ? inside < 3 : inside > 0) return false
      const flute = Math.cos(Math.atan2(ly, lx) * flutes)
      const d = Math.abs(hypot(lx, ly) - middle) / (half * (1 + 0.05 * flute))
      if (d > 1) return false
      const round = clamp(1 - d ** 2.4) ** 0.55
      const groove = (flute - 1) * smooth(0.05, 0.5, d) * smooth(1, 0.9, d)
      const grain = noise(lx * 0.26 + crumb.seed, ly * 0.26)
      const paint = scaled(grainsAt(crumb, lx, ly, 0.42 + 0.34 * round), 1 + 0.1 * groove)
      const z = height * (0.34 + 0.66 * round) + groove * 6.5 + (grain - 0.5) * 3.4
      return put(out, paint, base + z, 0.3 + 0.3 * smooth(0.6, 0.8, grain))
    }),
  )
}

export function moldedRing({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  scene.x -= 34
  const crumb = { ...toastedTones(dish), seed: scene.random.between(0, 99) }
  ringPart(scene, crumb, false)
  ringPart(scene, crumb, true)
  warmShade(scene, RING.radius + SLICE.out, {
    floor: scene.field.heightAt(scene.x, scene.y) + 20,
    colour: WARM,
    strength: 0.6,
  })
  // Whole nuts lay in the flutes of the mold; most of each is under the semolina.
  const nuts = dish.of('nut').find((part) => part.look.pieces.whole ?? part.piece)
  const whole = nuts?.look.pieces.whole ?? nuts?.piece
  const middle = (RING.radius + RING.hole) / 2
  for (let i = 0; i < RING.flutes; i++) {
    const angle = ((i + 0.5) / RING.flutes) * TAU
    const spot = scene.polar(angle, middle + scene.random.bell() * 7)
    const inSlice = withinSlice(spot[0] - scene.x, spot[1] - scene.y) > 0
    const aim = (SLICE.from + SLICE.to) / 2
    const [x, y] = inSlice ? [spot[0] + Math.cos(aim) * SLICE.out, spot[1] + Math.sin(aim) * SLICE.out] : spot
    // Not on the cuts.
    if (Math.abs(withinSlice(spot[0] - scene.x, spot[1] - scene.y)) < 18) continue
    const ground = scene.field.heightAt(x, y)
    scene.field.withCeiling(
      () => ground - 3,
      () => whole?.draw(scene, x, y, scene.random.between(1.35, 1.6)),
    )
  }
  if (dish.has(/cinnamon/)) specks(scene, 520, RING.radius, [rgb('#8a4a1c'), rgb('#a8622c')], 1.5)
  scene.x += 34
}

/** Semolina that was stirred until it had the color of hazelnuts. */
function toastedTones(dish: Dish): { dark: Rgb; light: Rgb } {
  const { light } = dish.blended()
  return { dark: mix(light, rgb('#b8651e'), 0.86), light: mix(light, rgb('#eeb058'), 0.82) }
}
