// Fish that was baked in a paper parcel, or on a plank of wood: it comes to the table on what it was cooked in.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { around, garnish, season, toss, wheels } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { fennelCut } from '#studio/shapes/fennel.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { whiteFillet } from '#studio/shapes/white-fillet.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'
import { drawMain, mainOf } from './mains.ts'

const PAPER = rgb('#fdf8ec')
const SCORCHED = rgb('#b07a38')
/** Where fat and juices went through the paper. */
const SOAKED = rgb('#e6d3a4')

/** A fold every unit: 0 in the valley, 1 on the ridge, each fold of another width. */
function foldAt(along: number, seed: number): number {
  const bent = along + 1.5 * noise(along * 0.6 + seed, seed)
  return Math.abs(2 * (bent - Math.floor(bent)) - 1)
}

/** An opened sheet of parchment: flat under the fish, softly creased, its long sides rolled up where they were crimped. */
function parchment(scene: Scene, x: number, y: number, halfLength: number, halfWidth: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, hypot(halfLength, halfWidth) * 1.05, turn, (lx, ly, out) => {
    const wavy = 16 * (noise(lx * 0.012 + seed, ly * 0.012) - 0.5)
    // Pointed at both ends, as a folded heart of paper opens.
    const waist = halfWidth * (1 - 0.3 * smooth(0.35, 1, Math.abs(lx) / halfLength))
    const inward = -roundedBox(lx, ly, halfLength, waist, 60) + wavy
    if (inward < 0) return false
    const folds = [
      foldAt((lx * 0.9 + ly * 0.5) * 0.009, seed),
      foldAt((ly - lx * 0.3) * 0.011, seed + 5),
      foldAt((lx * 0.5 - ly) * 0.014, seed + 9),
    ] as const
    const soaked = smooth(0.75, 0.3, hypot(lx / halfLength, ly / halfWidth) - 0.2 * (folds[1] - 0.5))
    const browned = smooth(40, 0, inward + 26 * (noise(lx * 0.02 + seed, ly * 0.02) - 0.5))
    const tone = mix(mix(PAPER, SCORCHED, 0.3 * browned), SOAKED, 0.4 * soaked)
    const crumple = 8 * folds[0] + 7 * folds[1] + 5 * folds[2]
    // Part of its sides stands up around the fish; the rim was folded over and over, and lies in flat pleats.
    const bent = smooth(0.3, 0.7, noise(lx * 0.007 + seed, ly * 0.007 - seed))
    const wall = smooth(84, 6, inward) * (0.35 + 0.65 * bent)
    const pleat = foldAt(lx * 0.024, seed + 3)
    const rim = smooth(30, 22, inward) * smooth(0.55, 0.8, Math.abs(ly) / halfWidth)
    const crease = smooth(0.1, 0, Math.min(...folds))
    const z = 20 + crumple * (0.4 + 0.55 * wall) + 26 * wall * wall + rim * (5 + 6 * pleat)
    const shade = 1 - 0.07 * crease - 0.06 * rim * smooth(0.3, 0, pleat)
    return put(out, scaled(tone, shade), z, 0.03 + 0.3 * soaked)
  })
}

/** A small potato from the pot, peeled in its water. */
function steamedPotato(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: size,
    ry: size * scene.random.between(0.78, 0.9),
    rz: size * 0.62,
    gloss: 0.35,
    bump: 5,
    bumpScale: 0.04,
    paint: (u, v) => mix(rgb('#f7e6ae'), rgb('#e3c071'), layeredNoise(u * 1.8 + seed, v * 1.8, 3)),
  })
}

/** Sliced vegetables that softened before they went into the parcel. */
function softened(part: Part): Part {
  if (/fennel/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 30, (s, x, y, k) => fennelCut(s, x, y, s.random.between(40, 54) * k, 6)),
    }
  return part
}

export function inPaper({ scene, dish, setting }: Stage): void {
  const { random } = scene
  plate(scene, { radius: 362, ...setting.ceramic })
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main && part.grams > 25)
  const starch = sides.find((part) => /potato/.test(part.name))
  const [x, y, turn] = [scene.x - 22, scene.y - 40, -0.12]
  parchment(scene, x, y, 318, 214, turn)
  if (starch)
    for (const [px, py] of scene.spots(7, 78, scene.x + 166, scene.y + 196))
      steamedPotato(scene, px, py, random.between(33, 42))
  const bed = sides.filter((part) => part !== starch && !part.look.citrus).map(softened)
  const wet = sauced(rgb('#e9d28c'), 0.16, random.between(0, 99), 0.4)
  scene.field.withFinish(wet, () => {
    for (const along of [-180, -70, 60, 180]) {
      const [px, py] = [x + along * Math.cos(turn), y + 10 + along * Math.sin(turn)]
      toss(scene, bed, { x: px, y: py, radius: Math.abs(along) > 100 ? 92 : 140 }, { cover: 1.35, rise: 14 })
    }
  })
  const flesh = main?.look.main
  if (flesh)
    scene.field.withCeiling(
      () => 50,
      () =>
        whiteFillet(scene, x, y - 4, {
          ...flesh,
          halfLength: 192,
          halfWidth: 94,
          turn: turn + random.bell() * 0.05,
          crusted: 0,
          taper: 0.22,
          tall: 0.62,
          flaky: 0.55,
        }),
    )
  if (dish.find(/lemon|lime/)?.cut === 'slice' || dish.citrus)
    wheels(
      scene,
      dish,
      [
        [x - 74, y - 2],
        [x - 6, y - 12],
      ],
      47,
    )
  const herbs = dish.garnishes.filter(({ look }) => look.kind === 'herb')
  for (const { piece } of herbs)
    for (const [dx, dy] of [
      [56, -16],
      [84, -34],
      [30, 12],
      [-110, 40],
      [120, 30],
    ] as const)
      piece?.draw(scene, x + dx, y + dy, 1.1)
  season(scene, dish, { x, y, radius: 90 }, 0.4)
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
