// A whole fish on a platter.
import { rgb } from '#studio/colour.ts'
import { around, garnish, toss, wheels } from '#studio/laying.ts'
import { wholeFish as drawWholeFish } from '#studio/shapes/seafood.ts'
import { platter } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

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
