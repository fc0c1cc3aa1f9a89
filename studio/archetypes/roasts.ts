// From the oven on a platter or a tray: roasts, tray bakes, whole fish.
import { rgb } from '#studio/colour.ts'
import { finishOf } from '#studio/finish.ts'
import { around, garnish, toss, wedges, wheels } from '#studio/laying.ts'
import { wholeFish as drawWholeFish } from '#studio/shapes/seafood.ts'
import { platter, sheetPan } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { drawMain, mainOf } from './mains.ts'

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
      scene.field.withFinish(finishOf('roasted', side), () =>
        toss(scene, vegetables, area, { cover: 1.2, scale: 0.92 }),
      )
    }
    if (main?.look.main) drawMain(scene, dish, main, scene.x, scene.y, 1.2)
    garnish(scene, dish, around(scene, 230))
    wedges(scene, dish, 235, 50)
  },
}

/** On the baking sheet: tray bakes, roasted vegetables, fries, wings. */
export const tray: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish }) {
    sheetPan(scene, 430, 290, scene.random.between(-0.1, 0.1), rgb('#d9bf94'))
    const main = mainOf(dish)
    const others = dish.pieces.filter((part) => part !== main)
    const spots = [
      { x: scene.x - 190, y: scene.y },
      { x: scene.x + 190, y: scene.y },
      { x: scene.x, y: scene.y },
    ]
    const shown = others.length ? others : dish.pieces
    scene.field.withFinish(finishOf('roasted', scene.random.between(0, 99)), () => {
      for (const at of spots) toss(scene, shown, { ...at, radius: 205 }, { cover: main ? 0.5 : 0.72, scale: 1.1 })
    })
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
