// Mapo tofu: soft white cubes crowded in a red sauce under a film of chili oil, minced mushrooms or meat between them, rice in a small bowl.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { bokChoyQuarter } from '#studio/shapes/bok-choy.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { plumpMushroom } from '#studio/shapes/plump-mushroom.ts'
import { scallionCut } from '#studio/shapes/scallion.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { softTofu } from '#studio/shapes/soft-tofu.ts'
import { coat, liquid, oilBeads, specks } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { grainHeap } from './heaps.ts'

const SAUCE = { dark: rgb('#5e1606'), light: rgb('#84220a') }
const OIL = rgb('#b02c0a')
/** A red bowl would swallow a red sauce. */
const BLUE = rgb('#2d5687')
const MINCED = { light: rgb('#8a5228'), dark: rgb('#4f2810') }
const BLACK_BEAN = rgb('#2c1610')
const RADIUS = 290
const LEVEL = 58

/** Fried brown and dry: a crumble of many sizes, red with oil. */
function minced(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(mix(MINCED.dark, MINCED.light, random.unit()), 0.08)
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.5),
    tall: 0.6,
    sides: 6,
    round: 0.26,
    uneven: size * 0.4,
    gloss: 0.7,
    grain: (u, v) => layeredNoise(u * 2.4 + seed, v * 2.4 + seed, 2),
    paint: ({ grain, height }) => mix(scaled(body, 0.75 + 0.5 * grain), OIL, 0.26 * (1 - height) + 0.08),
    relief: ({ grain }) => (grain - 0.5) * size * 0.4,
  })
}

/** Chili oil that ran together between the cubes: clear, red, and flat as a mirror. */
function redOil(scene: Scene, level: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  field.stamp(
    scene.x,
    scene.y,
    RADIUS - 8,
    0,
    (x, y, out) => {
      const r = hypot(x, y)
      if (r > RADIUS - 8) return false
      const above = field.heightAt(scene.x + x, scene.y + y) - level
      if (above > 7) return false
      const ran = layeredNoise(x * 0.016 + seed, y * 0.016, 3)
      const share = smooth(0.38, 0.56, ran + 0.1 * smooth(RADIUS * 0.6, RADIUS, r)) * smooth(7, 3, above)
      out.alpha = 0.55 * share
      return share > 0 && put(out, mix(OIL, SAUCE.light, 0.3 * ran), 0, 1)
    },
    'decal',
  )
}

export function mapoTofu({ scene, dish, setting }: Stage): void {
  const { random, field } = scene
  const grain = dish.first('grain')
  const ceramic = { ...setting.ceramic, rim: BLUE }
  const greens = dish.has(/bok choy/)
  if (grain) {
    const at = { x: scene.x + 338, y: scene.y - 234 }
    bowl(scene, { ...at, radius: 150, ...ceramic, depth: 84 })
    grainHeap(scene, grain, { ...at, radius: 122 }, 52)
    scene.x -= 62
    scene.y += 26
  }
  bowl(scene, { radius: RADIUS + 30, ...ceramic, depth: 86 })
  field.withWall({ x: scene.x, y: scene.y, radius: RADIUS + 4 }, () => {
    coat(scene, RADIUS + 5, scaled(SAUCE.dark, 0.7))
    liquid(scene, { ...SAUCE, level: LEVEL - 10, radius: RADIUS, rough: 5, gloss: 0.85 })
    const sauce = rgb('#931f08')
    const cubes = (count: number, reach: number, rest: number): void => {
      for (const [x, y] of scene.spots(count, reach)) {
        const under = rest - random.between(0, 9)
        const shape = { size: random.between(27, 36), tall: random.between(0.88, 1.02), tip: random.between(0, 0.34) }
        field.withCeiling(
          () => under,
          // A spoonful of sauce on some, others as they came out of it.
          () =>
            softTofu(scene, x, y, { ...shape, sauce, coated: random.chance(0.4) ? 0.95 : random.between(0.1, 0.6) }),
        )
      }
    }
    cubes(54, RADIUS - 44, LEVEL - 15)
    liquid(scene, { ...SAUCE, level: LEVEL, radius: RADIUS, rough: 2, gloss: 0.8, clear: 0.5, pulp: 0.22 })
    for (const [x, y] of scene.spots(230, RADIUS - 16)) {
      const rest = LEVEL - random.between(0, 3)
      field.withCeiling(
        () => rest,
        () => minced(scene, x, y, random.between(7, 15)),
      )
    }
    if (greens) tucked(scene)
    // The upper ones lie on those below.
    cubes(12, RADIUS * 0.62, LEVEL + 3)
    const mushrooms = dish.find(/mushroom/)
    // Some were sliced, so that one knows what the crumbs are.
    if (mushrooms)
      for (const [x, y] of scene.spots(15, RADIUS * 0.78)) {
        const rest = LEVEL + random.between(0, 9)
        field.withFinish(sauced(OIL, 0.2, random.between(0, 99)), () =>
          field.withCeiling(
            () => rest,
            () => plumpMushroom(scene, x, y, random.between(32, 42)),
          ),
        )
      }
    waterline(scene, { ...SAUCE, level: LEVEL, radius: RADIUS - 6, climb: 14, share: 0.7 })
    redOil(scene, LEVEL)
    oilBeads(scene, { x: scene.x, y: scene.y, radius: RADIUS - 10, level: LEVEL, oil: rgb('#f07a1e') })
    sheen(scene, { level: LEVEL, radius: RADIUS - 4, share: 0.1 })
    // Spooned over last, in a few heaps.
    for (const [cx, cy] of scene.spots(9, RADIUS * 0.66))
      for (const [x, y] of scene.spots(9, 30, cx, cy))
        if (scene.facesUp(x, y, 11)) minced(scene, x, y, random.between(5, 11))
    specks(scene, 60, RADIUS * 0.8, [BLACK_BEAN, rgb('#4a1c0c')], 4.2)
    specks(scene, 90, RADIUS * 0.75, [rgb('#5a3420'), rgb('#9c2a10')], 2)
    for (const [cx, cy] of scene.spots(7, RADIUS * 0.5))
      for (const [x, y] of scene.spots(6, 34, cx, cy)) if (scene.facesUp(x, y, 10)) scallionCut(scene, x, y, 1)
  })
}

/** Three quarters of bok choy fan out at the rim, their stalks in the sauce. */
function tucked(scene: Scene): void {
  for (const [angle, turn] of [
    [3.02, 3.5],
    [3.5, 3.95],
    [3.98, 4.4],
  ] as const) {
    const [x, y] = scene.polar(angle, RADIUS * 0.7)
    scene.field.withCeiling(
      () => LEVEL + 1,
      () => bokChoyQuarter(scene, x, y, 96, turn, 30, 0.1),
    )
  }
}
