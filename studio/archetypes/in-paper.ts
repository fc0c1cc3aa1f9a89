// Fish that was baked in a paper parcel, or on a plank of wood: it comes to the table on what it was cooked in.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { around, garnish, season, toss, wheels } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot, layeredNoise, noise, roundedBox, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { potatoHeap } from '#studio/shapes/boiled-potatoes.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { fennelCrescent } from '#studio/shapes/fennel.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { openParchment } from '#studio/shapes/parchment.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'
import { mainOf } from './main-serving.ts'
import { drawMain } from './mains.ts'

/** Sliced vegetables that softened before they went into the parcel: the layers of thin fennel came apart. */
function softened(part: Part): Part {
  if (/fennel/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 26, (s, x, y, k) => fennelCrescent(s, x, y, s.random.between(62, 108) * k, 1.5)),
    }
  return part
}

/** Leaves of tarragon and the like, stripped from their stalks. */
function strippedLeaves(scene: Scene, x: number, y: number, colour: Rgb): void {
  const { random } = scene
  for (const [u, v] of scene.spots(20, 1, 0, 0)) {
    const [px, py] = [x + u * 150, y + v * 58]
    if (!scene.facesUp(px, py, 9)) continue
    const length = random.between(24, 40)
    leaf(scene, px, py, { length, width: length * 0.24, colour: scene.vary(colour, 0.12), curl: 0.6, gloss: 0.5 })
  }
}

export function inPaper({ scene, dish, setting }: Stage): void {
  const { random } = scene
  plate(scene, { radius: 362, ...setting.ceramic })
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main && part.grams > 25)
  const starch = sides.find((part) => /potato/.test(part.name))
  const [x, y, turn] = [scene.x - 16, scene.y - 46, -0.14]
  if (starch)
    potatoHeap(
      scene,
      {
        x: scene.x + 120,
        y: scene.y + 212,
        radius: 130,
        keep: (px, py, r) => hypot(px - scene.x, py - scene.y) + r < 316,
      },
      { size: 42, jacket: true, open: 0.3 },
    )
  const floor = openParchment(scene, x, y, { halfWidth: 300, halfHeight: 196, turn, corner: 70, stands: [26, 84] })
  const bed = sides.filter((part) => part !== starch && !part.look.citrus).map(softened)
  const wet = sauced(rgb('#e9d28c'), 0.16, random.between(0, 99), 0.4)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Inside the paper, never on its rim.
  const keep = (px: number, py: number, reach: number): boolean => {
    const [lx, ly] = [cos * (px - x) + sin * (py - y), cos * (py - y) - sin * (px - x)]
    return hypot(lx / 244, ly / 132) < 1 - reach / 520
  }
  scene.field.withFinish(wet, () => {
    for (const along of [-170, -60, 60, 170])
      toss(
        scene,
        bed,
        { x: x + along * cos, y: y + 6 + along * sin, radius: Math.abs(along) > 100 ? 92 : 132, keep },
        { cover: 1.9, rise: 8, crowd: () => 1 },
      )
  })
  // Thin bows of fennel all about the fish, where one sees them.
  const fennel = bed.find(({ name }) => /fennel/.test(name))
  for (let i = 0; fennel && i < 28; i++) {
    const angle = (i / 28) * TAU + random.bell() * 0.1
    const [u, v] = [Math.cos(angle) * random.between(168, 216), 8 + Math.sin(angle) * random.between(88, 112)]
    fennel.piece?.draw(scene, x + u * cos - v * sin, y + u * sin + v * cos, random.between(0.85, 1.1))
  }
  thinPool(scene, x, y + 10, {
    reach: 200,
    aspect: 0.56,
    dark: JUICE,
    light: mix(JUICE, WHITE, 0.3),
    strength: 0.5,
    floor: floor + 8,
  })
  scene.field.withCeiling(
    () => floor + 24,
    () =>
      fishLoin(scene, x, y - 10, {
        halfLength: 172,
        halfWidth: 84,
        turn: turn + random.bell() * 0.05,
        crusted: 0,
        tall: 0.6,
        opened: 0.34,
      }),
  )
  if (dish.find(/lemon|lime/)?.cut === 'slice' || dish.citrus)
    wheels(
      scene,
      dish,
      [
        [x - 92, y + 8],
        [x - 30, y - 14],
      ],
      42,
    )
  for (const { look } of dish.garnishes.filter(({ look }) => look.kind === 'herb'))
    strippedLeaves(scene, x, y, look.colour)
  season(scene, dish, { x, y, radius: 90 }, 0.25)
}

const JUICE = rgb('#dcb45a')
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
