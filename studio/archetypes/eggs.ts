// Omelettes, frittatas, scrambled eggs and eggs as the main thing.
import { mix, rgb, scaled, stained } from '#studio/colour.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import { curd, eggHalf, foldedRound } from '#studio/shapes/dairy-and-egg.ts'
import { disc } from '#studio/shapes/disc.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate, skillet } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'

const YELLOW = rgb('#f6cf5c')
const BROWN = rgb('#c98a34')

export const omelette: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 350, ...setting.ceramic })
    const turn = scene.random.between(-0.4, 0.3)
    const filling = dish.pieces.filter((part) => part.look.kind !== 'egg' && part.look.kind !== 'bread')
    const nx = -Math.sin(turn)
    const ny = Math.cos(turn)
    toss(scene, filling, { x: scene.x - nx * 62, y: scene.y - ny * 62, radius: 128 }, { cover: 1, scale: 0.8 })
    foldedRound(scene, scene.x, scene.y, 240, turn, YELLOW, BROWN)
    toss(scene, filling, { x: scene.x + nx * 70, y: scene.y + ny * 70, radius: 105 }, { cover: 0.24, scale: 0.66 })
    garnish(scene, dish, { x: scene.x + nx * 60, y: scene.y + ny * 60, radius: 150 })
  },
}

export const frittata: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish }) {
    skillet(scene, 315, scene.random.pick([0.55, 2.6, -0.6]))
    const seed = scene.random.between(0, 99)
    const green = Math.min(0.55, dish.grams('herb', 'leaf') / 500)
    const crumb = stained(YELLOW, rgb('#5a8a34'), green)
    disc(scene, scene.x, scene.y, {
      radius: 272,
      thickness: 30,
      turn: 0,
      edge: 12,
      tilt: 0,
      lean: 0,
      face: (d, _a, u, v) => {
        if (d > 1) return null
        const n = layeredNoise(u * 5 + seed, v * 5, 4)
        const m = layeredNoise(u * 11 + seed, v * 11, 3)
        return [
          mix(
            mix(crumb, mix(crumb, rgb('#f8e08a'), 0.7), n),
            BROWN,
            smooth(0.5, 0.75, m) * 0.7 + smooth(0.82, 1, d) * 0.6,
          ),
          n * 10 + m * 4,
          0.35,
        ]
      },
    })
    toss(
      scene,
      dish.pieces.filter((part) => part.look.kind !== 'egg'),
      around(scene, 225),
      { cover: 0.55, scale: 0.85 },
    )
    garnish(scene, dish, around(scene, 220))
  },
}

export const scramble: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 350, ...setting.ceramic })
    const tofu = dish.of('egg').length === 0
    const colour = tofu ? mix(dish.first('tofu')?.look.colour ?? YELLOW, rgb('#eebf4a'), 0.55) : YELLOW
    mound(scene, { radius: 205, rise: 34, base: 14, dark: scaled(colour, 0.8), light: colour, rough: 12 })
    for (const [x, y] of scene.spots(70, 195)) curd(scene, x, y, scene.random.between(24, 40), colour)
    toss(
      scene,
      dish.pieces.filter((part) => part.look.kind !== 'egg' && part.look.kind !== 'tofu'),
      around(scene, 190),
      { cover: 0.5, scale: 0.8 },
    )
    garnish(scene, dish, around(scene, 190))
  },
}

export const eggHalves: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 350, ...setting.ceramic })
    toss(
      scene,
      dish.of('leaf').filter((part) => part.piece),
      around(scene, 215),
      { cover: 0.8 },
    )
    for (const [distance, count] of [
      [175, 8],
      [62, 3],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const [x, y] = scene.polar((i / count) * TAU + distance, distance)
        eggHalf(scene, x, y, 66, false)
        garnish(scene, dish, { x, y, radius: 36 }, 0.5, 0.5)
      }
    }
    garnish(scene, dish, around(scene, 215), 0.5)
  },
}
