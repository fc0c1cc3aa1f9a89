// Fish that was baked in a paper parcel, or on a plank of wood: it comes to the table on what it was cooked in.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { around, garnish, season, toss, wheels } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'
import { drawMain, mainOf } from './mains.ts'

const PAPER = rgb('#fdf8ec')
const SCORCHED = rgb('#b07a38')

/** A fold every unit: 0 in the valley, 1 on the ridge, flat in between, each fold of another width. */
function foldAt(along: number, seed: number): number {
  const bent = along + 1.5 * noise(along * 0.6 + seed, seed)
  return Math.abs(2 * (bent - Math.floor(bent)) - 1)
}

/** An opened sheet of parchment: flat under the fish, creased all over, its edges bent up, torn and browned by the oven. */
function parchment(scene: Scene, x: number, y: number, halfLength: number, halfWidth: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, hypot(halfLength, halfWidth) * 1.05, turn, (lx, ly, out) => {
    const torn = 26 * (noise(lx * 0.016 + seed, ly * 0.016) - 0.5) + 7 * (noise(lx * 0.09, ly * 0.09 + seed) - 0.5)
    const inward = -roundedBox(lx, ly, halfLength, halfWidth, 26) + torn
    if (inward < 0) return false
    const edge = smooth(95, 0, inward)
    // Straight folds in three directions: flat facets that meet at sharp creases.
    const folds = [
      foldAt((lx * 0.9 + ly * 0.4) * 0.014, seed),
      foldAt((ly - lx * 0.3) * 0.017, seed + 5),
      foldAt((lx * 0.6 - ly) * 0.021, seed + 9),
    ] as const
    const crease = Math.min(...folds)
    const soaked = smooth(0.55, 0.2, hypot(lx / halfLength, ly / halfWidth) - 0.3 * (folds[1] - 0.5))
    const browned = smooth(46, 0, inward + 30 * (noise(lx * 0.03 + seed, ly * 0.03) - 0.5))
    const paper = scaled(PAPER, 0.98 - 0.16 * smooth(0.08, 0, crease))
    const tone = mix(paper, SCORCHED, clamp(0.42 * browned + 0.12 * soaked))
    const crumple = 9 * folds[0] + 8 * folds[1] + 6 * folds[2]
    // Some of its edge is bent up, the rest lies flat.
    const bent = smooth(0.45, 0.75, noise(lx * 0.008 + seed, ly * 0.008 - seed))
    // The long sides were crimped together, and stand up in small pleats.
    const rim = smooth(34, 4, inward) * smooth(0.72, 0.9, Math.abs(ly) / halfWidth)
    const pleat = Math.abs(2 * (lx * 0.028 - Math.floor(lx * 0.028)) - 1)
    const z = 21 + crumple * (0.32 + 0.3 * edge * bent) + 34 * edge * edge * bent + rim * (14 + 16 * pleat)
    return put(out, tone, z, 0.12 + 0.2 * soaked)
  })
}

export function inPaper({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 362, ...setting.ceramic })
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main && part.grams > 25)
  const starch = sides.find((part) => /potato/.test(part.name))
  const [x, y, turn] = [scene.x - 26, scene.y - 34, -0.14]
  parchment(scene, x, y, 282, 200, turn)
  if (starch) heapOf(scene, dish, starch, { x: scene.x + 176, y: scene.y + 194, radius: 84 })
  const bed = sides.filter((part) => part !== starch && !part.look.citrus)
  for (const along of [-132, 0, 132]) {
    const [px, py] = [x + along * Math.cos(turn), y + along * Math.sin(turn)]
    toss(scene, bed, { x: px, y: py, radius: along ? 104 : 140 }, { cover: 1.9, scale: 1.2, rise: 26 })
  }
  if (main) drawMain(scene, dish, main, x, y - 6, 0.82)
  if (dish.find(/lemon|lime/)?.cut === 'slice' || dish.citrus)
    wheels(scene, dish, [
      [x - 62, y + 4],
      [x + 12, y - 14],
      [x + 84, y - 26],
    ])
  garnish(scene, dish, { x, y, radius: 150 }, 1.1)
  season(scene, dish, { x, y, radius: 170 }, 0.6)
}

const CEDAR = { dark: rgb('#7d4526'), light: rgb('#b57a4a'), char: rgb('#1f1410') }

/** A thin plank with straight grain, black and smoking at its edges. */
function plank(scene: Scene, halfWidth: number, halfHeight: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(scene.x, scene.y, hypot(halfWidth, halfHeight), turn, (x, y, out) => {
    const d = roundedBox(x, y, halfWidth, halfHeight, 6)
    if (d > 0) return false
    const grain = layeredNoise(x * 0.003 + seed, y * 0.05, 4)
    const ring = Math.sin((grain * 9 + y * 0.02) * 6) * 0.5 + 0.5
    const fiber = noise(x * 0.02 + seed, y * 0.6)
    const burnt = smooth(-46, 0, d + 44 * (layeredNoise(x * 0.02 + seed, y * 0.02, 3) - 0.5))
    const wood = scaled(mix(CEDAR.dark, CEDAR.light, ring * 0.6 + grain * 0.4), 0.9 + 0.16 * fiber)
    return put(out, mix(wood, CEDAR.char, burnt * 0.92), 34 + ring * 0.6 - smooth(-5, 0, d) * 4, 0.1)
  })
}

export function onPlank({ scene, dish }: Stage): void {
  const turn = scene.random.between(-0.1, 0.02)
  plank(scene, 430, 232, turn)
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main && part.grams > 25)
  // Blistered by the same fire.
  for (const [i, part] of sides.slice(0, 2).entries())
    scene.field.withFinish(finishOf(part.done, scene.random.between(0, 99)), () =>
      heapOf(scene, dish, part, { x: scene.x + 236 - i * 90, y: scene.y + 14 - i * 150, radius: 150 }),
    )
  if (main) drawMain(scene, dish, main, scene.x - 140, scene.y + 4, 1.05)
  garnish(scene, dish, { x: scene.x - 130, y: scene.y, radius: 150 }, 1)
  season(scene, dish, around(scene, 150), 0.6)
  if (dish.citrus)
    for (const [dx, dy] of [
      [120, 128],
      [186, 140],
    ] as const)
      citrusWedge(scene, scene.x + dx, scene.y + dy, 50, dish.citrus)
}
