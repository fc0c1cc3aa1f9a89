// The pictures of the five articles.

import { SCENE_DEPTH, SCENE_WIDTH, TABLE_TILT } from '#studio/camera.ts'
import { mix, rgb, scaled } from '#studio/colour.ts'
import { fries } from '#studio/covers/fries.ts'
import { Field, put } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import type { Piece } from '#studio/looks/look.ts'
import { lookNamed } from '#studio/looks/looks.ts'
import { roundedBox, smooth } from '#studio/noise.ts'
import { type Point, Scene } from '#studio/scene.ts'
import { carvedBreast } from '#studio/shapes/fanned-chicken.ts'
import { fishFillet } from '#studio/shapes/fish.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, mound, specks } from '#studio/shapes/surface.ts'
import { layNapkin, layTable, type TableTop } from '#studio/tables.ts'
import { board, bowl, plate, sheetPan } from '#studio/vessels.ts'

function pieceNamed(name: string): Piece {
  const pieces = lookNamed(name)?.pieces
  const found = pieces?.plain ?? pieces?.cube
  if (!found) throw new Error(`"${name}" has no pieces to draw`)
  return found
}

/** A little heap of one food. */
function heap(scene: Scene, name: string, x: number, y: number, radius: number, cover = 1.1, scale = 1): void {
  const piece = pieceNamed(name)
  const count = Math.max(1, Math.round(cover * (radius / (piece.reach * scale)) ** 2))
  const spots =
    count === 1 ? [[x, y] as const] : scene.spots(Math.min(count, 240), Math.max(4, radius - piece.reach * 0.4), x, y)
  for (const [px, py] of spots) piece.draw(scene, px, py, scale)
}

function sceneFor(seed: string, pixelsPerUnit: number, zoom: number, table: TableTop): Scene {
  const camera = { zoom, panX: 0, panY: 0, tilt: TABLE_TILT }
  const scene = new Scene(new Field(SCENE_WIDTH, SCENE_DEPTH, pixelsPerUnit, camera), seed)
  layTable(scene, table)
  return scene
}

/** Foods laid out in a loose grid. */
function superfoods(pixelsPerUnit: number): Scene {
  const scene = sceneFor('article/1', pixelsPerUnit, 1.22, { kind: 'plaster', main: '#6f9484', second: '#86a998' })
  const foods = [
    ['blueberries', 62],
    ['avocado', 62],
    ['walnuts', 56],
    ['kale', 66],
    ['salmon fillet', 52],
    ['pomegranate', 54],
    ['broccoli', 52],
    ['quinoa seeds', 52],
    ['orange', 40],
    ['almonds', 52],
    ['beetroot', 52],
    ['spinach', 62],
    ['strawberries', 58],
    ['chickpeas', 54],
    ['sweet potato', 56],
  ] as const
  foods.forEach(([name, radius], i) => {
    const x = scene.x + ((i % 5) - 2) * 190 + (Math.floor(i / 5) % 2 ? 22 : -22)
    const y = scene.y + (Math.floor(i / 5) - 1) * 205
    if (name === 'salmon fillet') {
      fishFillet(scene, x, y, {
        halfLength: 84,
        halfWidth: 44,
        turn: -0.3,
        flesh: rgb('#f08b5e'),
        fat: rgb('#fbc9a6'),
        sear: rgb('#d9743c'),
      })
    } else heap(scene, name, x, y, radius, name === 'orange' ? 0.9 : 1.2)
  })
  return scene
}

/** A box with two or three compartments. */
function mealBox(
  scene: Scene,
  x: number,
  y: number,
  colour: string,
  contents: readonly ((x: number, y: number) => void)[],
): void {
  const body = rgb(colour)
  const inside = mix(body, rgb('#ffffff'), 0.72)
  scene.field.stamp(x, y, 330, 0, (lx, ly, out) => {
    const d = roundedBox(lx, ly, 240, 165, 40)
    if (d > 0) return false
    const wall = Math.min(-d, Math.abs(lx - 46) + 6, lx > 46 ? Math.abs(ly) + 6 : 999)
    const high = smooth(20, 8, wall)
    return put(out, high > 0.5 ? body : inside, 14 + 52 * high, 0.45)
  })
  const places: Point[] = [
    [x - 100, y],
    [x + 142, y - 82],
    [x + 142, y + 82],
  ]
  contents.forEach((fill, i) => {
    const at = places[i]
    if (at) fill(...at)
  })
}

const CHICKEN = { meat: rgb('#eccb9c'), skin: rgb('#bf7c36'), char: rgb('#8a4e1c'), gloss: 0.65 }
const SALMON = { flesh: rgb('#ee9a6a'), fat: rgb('#f8cfa8'), sear: rgb('#b8642c') }

function mealPrep(pixelsPerUnit: number): Scene {
  const scene = sceneFor('article/2', pixelsPerUnit, 1.02, { kind: 'wood', main: '#a87c50', second: '#c99e6e' })
  const rice = { light: rgb('#fbf6ea'), dark: rgb('#eee3cb'), length: 11, round: 0.36 }
  const grainBed = (x: number, y: number): void => {
    mound(scene, {
      radius: 128,
      rise: 18,
      base: 30,
      x,
      y,
      dark: rgb('#e0d4ba'),
      light: rgb('#f6eedc'),
      rough: 5,
      aspect: 1.12,
    })
    grains(scene, 900, 126, rice, x, y)
  }
  const piled =
    (name: string, scale = 0.85) =>
    (x: number, y: number): void =>
      heap(scene, name, x, y, 66, 1.3, scale)
  /** On its rice, browned as it comes from the oven. */
  const main =
    (serve: (x: number, y: number) => void) =>
    (x: number, y: number): void => {
      grainBed(x, y)
      serve(x, y)
      herbFlecks(scene, 26, 90, rgb('#4a9233'), 5, x, y)
    }
  const roasted =
    (name: string, scale = 1) =>
    (x: number, y: number): void =>
      scene.field.withFinish(finishOf('roasted', 7), () => heap(scene, name, x, y, 92, 1.1, scale))
  const chicken = main((x, y) => carvedBreast(scene, x, y, { ...CHICKEN, halfLength: 118, halfWidth: 62, turn: 1.3 }))
  const salmon = main((x, y) =>
    fishFillet(scene, x, y, { ...SALMON, halfLength: 118, halfWidth: 62, turn: 1.25, crusted: 0.9 }),
  )
  mealBox(scene, 300, 200, '#3f7f7a', [chicken, piled('broccoli', 0.72), piled('cherry tomato', 0.8)])
  mealBox(scene, 890, 210, '#d9733f', [salmon, piled('edamame'), piled('carrot', 0.9)])
  mealBox(scene, 300, 600, '#e0b04a', [main(roasted('firm tofu')), piled('red cabbage'), piled('avocado', 0.7)])
  mealBox(scene, 890, 600, '#5f7d96', [main(roasted('sweet potato')), piled('kale', 0.75), piled('chickpeas')])
  return scene
}

function farmToTable(pixelsPerUnit: number): Scene {
  const scene = sceneFor('article/3', pixelsPerUnit, 1.12, { kind: 'wood', main: '#5a3f2a', second: '#7f5e40' })
  layNapkin(scene, {
    x: 1010,
    y: 660,
    halfWidth: 260,
    halfHeight: 170,
    turn: -0.4,
    colour: '#d9cba8',
    stripe: '#6f8a5a',
  })
  board(scene, 420, 262, 0.05, rgb('#b98350'), rgb('#d3a673'))
  heap(scene, 'romaine lettuce', 330, 300, 120, 1.3)
  heap(scene, 'tomato', 560, 260, 92, 1)
  heap(scene, 'radish', 745, 290, 72, 1.1)
  heap(scene, 'green beans', 890, 380, 96, 1)
  heap(scene, 'beetroot', 330, 520, 76, 1.1)
  heap(scene, 'carrot', 510, 500, 84, 1.1)
  heap(scene, 'courgette', 690, 510, 86, 1)
  heap(scene, 'new potato', 860, 565, 80, 1.1, 1.1)
  for (const [x, y] of [
    [170, 160],
    [1040, 170],
    [150, 660],
    [600, 130],
  ] as const)
    pieceNamed('flat-leaf parsley').draw(scene, x, y, 1.6)
  heap(scene, 'cherry tomato', 1040, 600, 70, 1)
  heap(scene, 'basil', 600, 395, 60, 0.6)
  return scene
}

function plantBased(pixelsPerUnit: number): Scene {
  const scene = sceneFor('article/4', pixelsPerUnit, 1.3, { kind: 'linen', main: '#4f6b54', second: '#6c8769' })
  layNapkin(scene, {
    x: 1010,
    y: 640,
    halfWidth: 230,
    halfHeight: 160,
    turn: -0.4,
    colour: '#f3ecdf',
    stripe: '#b5452c',
  })
  plate(scene, { radius: 350, body: rgb('#f6f1e6'), rim: rgb('#8a9a6f'), speckled: true })
  const sector = (angle: number): Point => scene.polar(angle, 138)
  const [qx, qy] = sector(2.6)
  mound(scene, { radius: 104, rise: 20, base: 14, x: qx, y: qy, dark: rgb('#d3b57a'), light: rgb('#f0e2bc'), rough: 4 })
  grains(scene, 900, 104, { light: rgb('#f0e2bc'), dark: rgb('#c9a664'), length: 5, round: 0.92 }, qx, qy)
  heap(scene, 'kale', ...sector(3.8), 104, 1.2)
  heap(scene, 'sweet potato', ...sector(4.9), 92, 1.1)
  heap(scene, 'chickpeas', ...sector(5.9), 86, 1.1)
  heap(scene, 'avocado', ...sector(0.7), 70, 0.9)
  heap(scene, 'red cabbage', ...sector(1.7), 88, 1.1)
  heap(scene, 'firm tofu', scene.x, scene.y, 78, 1)
  for (let i = 0; i < 90; i++) pieceNamed('sesame seeds').draw(scene, ...scene.spot(225), 1)
  heap(scene, 'coriander leaves', scene.x, scene.y, 120, 0.4)
  return scene
}

function crispyFries(pixelsPerUnit: number): Scene {
  const scene = sceneFor('article/5', pixelsPerUnit, 1.2, { kind: 'slate', main: '#3f454b', second: '#575e66' })
  sheetPan(scene, 420, 285, 0.05, rgb('#d3b98c'))
  for (const [x, y] of [
    [430, 400],
    [640, 380],
    [560, 470],
    [760, 450],
  ] as const)
    fries(scene, 58, 165, x, y)
  const red = rgb('#b02a16')
  bowl(scene, { radius: 96, body: rgb('#f3ead6'), rim: rgb('#f8f2e2'), depth: 96, x: 880, y: 250 })
  liquid(scene, { level: 78, radius: 86, dark: scaled(red, 0.85), light: red, x: 880, y: 250, rough: 3 })
  for (const [x, y] of [
    [480, 330],
    [700, 500],
    [590, 420],
  ] as const)
    pieceNamed('rosemary').draw(scene, x, y, 1.1)
  specks(scene, 190, 300, [rgb('#fffaf0'), rgb('#2f2a22')], 2.1)
  herbFlecks(scene, 70, 280, rgb('#4f7a3c'), 5)
  return scene
}

export const ARTICLE_CARDS: Record<string, (pixelsPerUnit: number) => Scene> = {
  1: superfoods,
  2: mealPrep,
  3: farmToTable,
  4: plantBased,
  5: crispyFries,
}
