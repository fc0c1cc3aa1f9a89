// From the oven on a platter or a tray: roasts, tray bakes, whole fish.
import { mix, rgb } from '#studio/colour.ts'
import { finishOf } from '#studio/finish.ts'
import { around, garnish, toss, wedges, wheels } from '#studio/laying.ts'
import { smooth } from '#studio/noise.ts'
import { finished, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import type { Doneness } from '#studio/scene-spec.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { wholeFish as drawWholeFish } from '#studio/shapes/seafood.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { platter, sheetPan } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { drawMain, mainOf } from './mains.ts'

const isLeaf = (part: Part): boolean => part.look.kind === 'leaf'

/** Roast meat on a platter over its vegetables. */
export const roast: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.15, 0.15)
    platter(scene, 430, 268, turn, setting.ceramic)
    const main = mainOf(dish)
    const vegetables = dish.pieces.filter((part) => part !== main)
    for (const side of [-1, 1]) {
      const area = { x: scene.x + side * 205, y: scene.y + side * 14, radius: 140 }
      // Cabbage and sauerkraut were braised, not browned.
      const [leaves, roots] = [vegetables.filter(isLeaf), vegetables.filter((part) => !isLeaf(part))]
      toss(scene, leaves, area, { cover: roots.length ? 1 : 1.3, scale: 0.92 })
      scene.field.withFinish(finishOf('roasted', side), () =>
        toss(scene, roots, area, { cover: leaves.length ? 0.5 : 1.2, scale: 0.92 }),
      )
    }
    if (main?.look.main) drawMain(scene, dish, main, scene.x, scene.y, 1.2)
    garnish(scene, dish, around(scene, 230))
    // At the corner in front, clear of the roast.
    if (dish.citrus) {
      citrusWedge(scene, scene.x + 262, scene.y + 168, 46, dish.citrus)
      citrusWedge(scene, scene.x + 322, scene.y + 122, 46, dish.citrus)
    }
  },
}

const BROWNED: readonly (Doneness | null)[] = ['roasted', 'grilled', 'charred', 'baked']

/** The heat of the oven shows on everything, but only once. */
function roasted(part: Part): Part {
  if (!part.piece || BROWNED.includes(part.done)) return part
  return { ...part, piece: finished(part.piece, part.look.kind, 'roasted', true) }
}

/** On the baking sheet: tray bakes, roasted vegetables, fries, wings. */
export const tray: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish }) {
    sheetPan(scene, 430, 290, scene.random.between(-0.1, 0.1), rgb('#d9bf94'))
    if (dish.scene.style === 'hasselback') {
      fannedPotatoes(scene)
      garnish(scene, dish, around(scene, 260), 1.2)
      return
    }
    const main = mainOf(dish)
    const others = dish.pieces.filter((part) => part !== main)
    const spots = [
      { x: scene.x - 190, y: scene.y },
      { x: scene.x + 190, y: scene.y },
      { x: scene.x, y: scene.y },
    ]
    const shown = (others.length ? others : dish.pieces).map(roasted)
    for (const at of spots) toss(scene, shown, { ...at, radius: 205 }, { cover: main ? 0.5 : 0.72, scale: 1.1 })
    if (main?.look.main) {
      for (const [dx, dy] of [
        [-200, -30],
        [190, 40],
      ] as const) {
        drawMain(scene, dish, main, scene.x + dx, scene.y + dy, 0.8)
      }
    }
    garnish(scene, dish, around(scene, 260), 1.2)
    wedges(scene, dish, 240, 50)
  },
}

/** Whole potatoes cut nearly through, so that the slices open like a fan. */
function fannedPotatoes(scene: Scene): void {
  const [flesh, crisp] = [rgb('#f3d583'), rgb('#9a5a1c')]
  for (const [dx, dy] of [
    [-265, -120],
    [-5, -135],
    [260, -115],
    [-150, 10],
    [130, 5],
    [-275, 130],
    [0, 140],
    [265, 125],
  ] as const) {
    const seed = scene.random.between(0, 99)
    const turn = scene.random.bell() * 0.35
    ellipsoid(scene, scene.x + dx, scene.y + dy, {
      rx: 118,
      ry: 74,
      rz: 62,
      turn,
      gloss: 0.5,
      bump: 5,
      paint: (u, v, h) => {
        const slice = Math.abs(((u * 9 + v * 0.6 + seed) % 1) - 0.5) * 2
        const gap = smooth(0.24, 0.08, slice) * smooth(0.15, 0.5, h)
        const edge = smooth(0.55, 0.95, slice) * 0.5 + (1 - h) * 0.7
        return mix(mix(scene.vary(flesh, 0), crisp, Math.min(1, edge)), rgb('#5f3410'), gap * 0.85)
      },
    })
  }
}

export const wholeFish: Archetype = {
  zoom: [1.16, 1.28],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.2, 0.1)
    platter(scene, 430, 235, turn, setting.ceramic)
    toss(
      scene,
      dish.pieces.filter((part) => part.look.kind !== 'fish'),
      around(scene, 200),
      { cover: 0.6 },
    )
    const red = dish.has(/snapper/)
    const back = rgb(red ? '#c8563f' : '#7f8a86')
    drawWholeFish(scene, scene.x, scene.y, {
      length: 640,
      turn: turn + scene.random.between(-0.08, 0.08),
      back,
      belly: rgb(red ? '#f3c0a6' : '#e9e2cf'),
    })
    wheels(
      scene,
      dish,
      [
        [scene.x - 70, scene.y + 16],
        [scene.x + 10, scene.y - 8],
        [scene.x + 90, scene.y + 14],
      ],
      44,
    )
    garnish(scene, dish, around(scene, 210))
  },
}
