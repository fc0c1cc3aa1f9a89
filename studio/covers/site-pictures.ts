// The home page's hero, the picture of recipes that have none, and the card of a cuisine without dishes.

import { SCENE_DEPTH, SCENE_WIDTH, TABLE_TILT } from '#studio/camera.ts'
import { rgb } from '#studio/colour.ts'
import { spread } from '#studio/covers/spread.ts'
import { fork, knife, spoon } from '#studio/cutlery.ts'
import { Field } from '#studio/field.ts'
import { lookNamed } from '#studio/looks/looks.ts'
import type { Palette } from '#studio/palette.ts'
import { PALETTES } from '#studio/palettes.ts'
import { sampleTitled } from '#studio/samples.ts'
import { Scene } from '#studio/scene.ts'
import { roundBread, WHEAT } from '#studio/shapes/breads.ts'
import { layNapkin, layTable, type TableTop } from '#studio/tables.ts'
import { bowl } from '#studio/vessels.ts'

function drawPiece(scene: Scene, name: string, x: number, y: number, k = 1): void {
  const pieces = lookNamed(name)?.pieces
  pieces?.plain?.draw(scene, x, y, k)
}

const HERO_WIDTH = 1600
const HERO_DEPTH = 900
const HERO_TABLE: TableTop = { kind: 'wood', main: '#4f3526', second: '#765038' }

export function hero(pixelsPerUnit: number): Scene {
  const camera = { zoom: 0.78, panX: 0, panY: 0, tilt: TABLE_TILT }
  const scene = new Scene(new Field(HERO_WIDTH, HERO_DEPTH, pixelsPerUnit, camera), 'hero')
  const mediterranean = PALETTES.mediterranean as Palette // listed there
  layTable(scene, HERO_TABLE)
  layNapkin(scene, {
    x: 560,
    y: 880,
    halfWidth: 330,
    halfHeight: 190,
    turn: 0.35,
    colour: '#e9dcc0',
    stripe: '#7a8a4a',
  })
  layNapkin(scene, { x: 1490, y: 30, halfWidth: 300, halfHeight: 170, turn: -0.3, colour: '#c2603a' })
  const dishes = [
    'Horiatiki',
    'Quinoa Power Bowl',
    'Salmon with Asparagus and Potatoes',
    'Roasted carrot soup',
    'Mixed Berry Smoothie Bowl',
    'Shakshuka',
  ].map(sampleTitled)
  const places = [
    [800, 470],
    [90, 150],
    [1560, 660],
    [800, -210],
    [60, 880],
    [1520, -40],
  ] as const
  spread(scene, mediterranean, HERO_TABLE, dishes, places)
  bowl(scene, { radius: 96, body: rgb('#f3ead6'), rim: rgb('#c98a3c'), depth: 56, x: 420, y: 640 })
  for (let i = 0; i < 26; i++) drawPiece(scene, 'black olives', ...scene.spot(70, 420, 640), 0.9)
  const loose = [
    ['cherry tomato', 1165, 270, 1.3],
    ['cherry tomato', 1205, 318, 1.3],
    ['cherry tomato', 1142, 326, 1.3],
    ['cherry tomato', 430, 72, 1.3],
    ['lemon', 410, 330, 1.3],
    ['lemon', 462, 362, 1.3],
    ['basil', 1180, 180, 1.3],
    ['basil', 430, 470, 1.4],
    ['basil', 1130, 860, 1.5],
    ['cherry tomato', 1190, 905, 1.3],
  ] as const
  for (const [name, x, y, k] of loose) drawPiece(scene, name, x, y, k)
  fork(scene, 1172, 520, 1.48, rgb('#c99a4a'))
  return scene
}

/** A laid table with a bowl that anybody may eat: no meat, no fish, no cheese. */
export function defaultRecipe(pixelsPerUnit: number): Scene {
  const camera = { zoom: 1.04, panX: 0, panY: 0, tilt: TABLE_TILT }
  const scene = new Scene(new Field(SCENE_WIDTH, SCENE_DEPTH, pixelsPerUnit, camera), 'default-recipe')
  const table: TableTop = { kind: 'linen', main: '#7f8f7c', second: '#99a894' }
  layTable(scene, table)
  layNapkin(scene, { x: 170, y: 560, halfWidth: 240, halfHeight: 170, turn: 0.3, colour: '#f3ecdf', stripe: '#c8573f' })
  fork(scene, 205, 330, 1.62)
  knife(scene, 1000, 400, 1.55)
  const palette = PALETTES.european as Palette // listed there
  spread(scene, palette, table, [sampleTitled('Quinoa Power Bowl')], [[600, 410]])
  bowl(scene, { radius: 104, body: rgb('#f3ead6'), rim: rgb('#c98a3c'), depth: 58, x: 1075, y: 130 })
  for (let i = 0; i < 18; i++) drawPiece(scene, 'cherry tomato', ...scene.spot(70, 1075, 130), 1.1)
  roundBread(scene, 130, 90, { radius: 140, thickness: 16, look: WHEAT, blisters: 0.8 })
  drawPiece(scene, 'basil', 1040, 640, 1.3)
  drawPiece(scene, 'lemon', 1085, 690, 1.3)
  return scene
}

/** A neutral table, for a cuisine that has no picture of its own. */
export function otherCuisine(pixelsPerUnit: number): Scene {
  const camera = { zoom: 0.86, panX: 0, panY: 30, tilt: TABLE_TILT }
  const scene = new Scene(new Field(SCENE_WIDTH, SCENE_DEPTH, pixelsPerUnit, camera), 'other-cuisine')
  const palette = PALETTES.european as Palette // listed there
  const table: TableTop = { kind: 'linen', main: '#7f8f7c', second: '#99a894' }
  layTable(scene, table)
  const dishes = ['Horiatiki', 'Roasted carrot soup', 'Quinoa Power Bowl'].map(sampleTitled)
  spread(scene, palette, table, dishes, [
    [210, 215],
    [955, 130],
    [650, 790],
  ])
  roundBread(scene, 1120, 640, { radius: 150, thickness: 14, look: WHEAT, blisters: 0.8 })
  spoon(scene, 130, 660, 1.75)
  return scene
}
