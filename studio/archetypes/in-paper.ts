// Fish that was baked in a paper parcel, or on a plank of wood: it comes to the table on what it was cooked in.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, season, toss, wedges, wheels } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'
import { drawMain, mainOf } from './mains.ts'

const PAPER = rgb('#e6cfa6')
const SCORCHED = rgb('#a8743a')

/** Parchment folded around its filling and torn open: a boat with crumpled walls and a crimped rim. */
function paperBoat(scene: Scene, x: number, y: number, halfLength: number, halfWidth: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, halfLength * 1.12, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly / halfWidth, lx / halfLength)
    const torn =
      0.05 * Math.sin(angle * 9 + seed) + 0.1 * (noise(Math.cos(angle) * 6 + seed, Math.sin(angle) * 6 + seed) - 0.5)
    // Pointed at both ends, where the paper was twisted.
    const d = (Math.abs(lx / halfLength) ** 1.7 + Math.abs(ly / halfWidth) ** 2.1) ** 0.53 - torn
    if (d > 1) return false
    const wall = smooth(0.55, 0.9, d)
    const crease = Math.abs(noise(angle * 9 + seed, d * 3 + seed) - 0.5)
    // Flat facets between sharp folds, as paper creases.
    const crumple = 1 - Math.abs(2 * noise(lx * 0.026 + seed, ly * 0.026) - 1)
    const fold = Math.abs(noise(lx * 0.04 - seed, ly * 0.04 + seed) - 0.5)
    const rim = smooth(0.93, 1, d)
    const soaked = smooth(0.62, 0.4, d)
    const tone = mix(
      scaled(PAPER, (0.86 + 0.2 * crumple) * (1 - 0.22 * smooth(0.035, 0, fold))),
      SCORCHED,
      clamp(rim * 0.6 + soaked * 0.3),
    )
    // Its edge is folded outward and down.
    const z =
      30 +
      wall * 40 -
      smooth(0.84, 1, d) * 46 +
      wall * (crumple * 16 - smooth(0.08, 0, crease) * 12 + smooth(0.05, 0, fold) * 5)
    return put(out, tone, z, 0.1 + 0.15 * soaked, 8)
  })
}

export function inPaper({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 362, ...setting.ceramic })
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main && part.grams > 25)
  const starch = sides.find((part) => /potato/.test(part.name))
  if (starch) heapOf(scene, dish, starch, { x: scene.x + 186, y: scene.y + 150, radius: 92 })
  const [x, y, turn] = [scene.x - 26, scene.y - 34, -0.14]
  paperBoat(scene, x, y, 296, 200, turn)
  const bed = sides.filter((part) => part !== starch && !part.look.citrus)
  for (const along of [-96, 0, 96]) {
    const [px, py] = [x + along * Math.cos(turn), y + along * Math.sin(turn)]
    toss(scene, bed, { x: px, y: py, radius: along ? 92 : 118 }, { cover: 2.2, scale: 1.05, rise: 26 })
  }
  if (main) drawMain(scene, dish, main, x, y - 6, 0.9)
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
  scene.field.stamp(scene.x, scene.y, Math.hypot(halfWidth, halfHeight), turn, (x, y, out) => {
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
  for (const [i, part] of sides.slice(0, 2).entries())
    heapOf(scene, dish, part, { x: scene.x + 236 - i * 90, y: scene.y + 14 - i * 150, radius: 150 })
  if (main) {
    drawMain(scene, dish, main, scene.x - 150, scene.y - 88, 0.92)
    drawMain(scene, dish, main, scene.x - 116, scene.y + 96, 0.92)
  }
  garnish(scene, dish, { x: scene.x - 130, y: scene.y, radius: 190 }, 1)
  season(scene, dish, around(scene, 230), 0.6)
  wedges(scene, dish, 210, 50)
}
