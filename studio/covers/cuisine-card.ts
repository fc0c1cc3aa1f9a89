// The picture of a cuisine: its own table with three of its dishes.

import { SCENE_DEPTH, SCENE_WIDTH, TABLE_TILT } from '#studio/camera.ts'
import { rgb } from '#studio/colour.ts'
import { spread, tellingRecipes } from '#studio/covers/spread.ts'
import { chopsticks, fork, spoon } from '#studio/cutlery.ts'
import { Field } from '#studio/field.ts'
import type { PicturedRecipe } from '#studio/input.ts'
import type { Palette } from '#studio/palette.ts'
import { CUISINE_SLUGS, PALETTES } from '#studio/palettes.ts'
import { type Point, Scene } from '#studio/scene.ts'
import { layNapkin, layTable } from '#studio/tables.ts'

interface Layout {
  dishes: readonly Point[]
  napkin: Point
  turn: number
  cutlery: readonly [x: number, y: number, turn: number]
}

const LAYOUTS: readonly Layout[] = [
  {
    dishes: [
      [210, 215],
      [955, 130],
      [650, 790],
    ],
    napkin: [1130, 690],
    turn: -0.4,
    cutlery: [1085, 560, 1.1],
  },
  {
    dishes: [
      [980, 240],
      [230, 110],
      [470, 770],
    ],
    napkin: [60, 720],
    turn: 0.4,
    cutlery: [110, 520, 1.9],
  },
  {
    dishes: [
      [600, 430],
      [-20, 60],
      [1230, 790],
    ],
    napkin: [1120, 60],
    turn: 0.5,
    cutlery: [170, 480, 1.5],
  },
  {
    dishes: [
      [306, 650],
      [992, 458],
      [500, -90],
    ],
    napkin: [1080, 20],
    turn: -0.3,
    cutlery: [10, 110, 1.75],
  },
]

export function cuisineCard(slug: string, recipes: readonly PicturedRecipe[], pixelsPerUnit: number): Scene {
  const palette = PALETTES[slug] ?? (PALETTES.european as Palette) // listed there
  const camera = { zoom: 0.86, panX: 0, panY: 30, tilt: TABLE_TILT }
  const scene = new Scene(new Field(SCENE_WIDTH, SCENE_DEPTH, pixelsPerUnit, camera), `cuisine/${slug}`)
  const table = palette.tables[0]
  if (!table) throw new Error(`The palette of ${slug} has no table`)
  layTable(scene, table)
  const layout = LAYOUTS[CUISINE_SLUGS.indexOf(slug) % LAYOUTS.length] ?? (LAYOUTS[0] as Layout) // there are four
  layNapkin(scene, {
    x: layout.napkin[0],
    y: layout.napkin[1],
    halfWidth: 300,
    halfHeight: 190,
    turn: layout.turn,
    colour: palette.napkin,
    stripe: palette.stripe,
  })
  spread(scene, palette, table, tellingRecipes(recipes, 3), layout.dishes)
  const metal = rgb(palette.metal)
  const [x, y, turn] = layout.cutlery
  if (palette.cutlery === 'chopsticks') chopsticks(scene, x, y, turn, rgb('#5a2c1c'), 420)
  else if (palette.cutlery === 'spoon') spoon(scene, x, y, turn, metal)
  else fork(scene, x, y, turn, metal)
  return scene
}
