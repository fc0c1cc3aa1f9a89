// A Cobb salad: each food in a row of its own across a bed of leaves.
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { cutSize } from '#studio/scatter.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { baconBit } from '#studio/shapes/bacon-bit.ts'
import { blueCrumb } from '#studio/shapes/blue-crumb.ts'
import { chickenDice } from '#studio/shapes/chicken-dice.ts'
import { eggQuarter } from '#studio/shapes/egg-quarter.ts'

/** Grams of which a row is as wide as the next; less makes a narrower one. */
const FULL_ROW = 160

interface Row {
  part: Part
  width: number
}

const CHICKEN = cookedPiece('chunk', 23, (s, x, y, k) => chickenDice(s, x, y, 23 * k))
const BACON = cookedPiece('slice', 14, (s, x, y, k) => baconBit(s, x, y, s.random.between(11, 21) * k))
const BLUE = cookedPiece('slice', 15, (s, x, y, k) => blueCrumb(s, x, y, s.random.between(10, 19) * k))

/** As they are cut for a platter: dice of poached chicken, bacon broken small, crumbled cheese. */
function onPlatter(part: Part): Part {
  if (part.look.kind === 'poultry') return { ...part, piece: CHICKEN }
  if (/bacon/.test(part.name)) return { ...part, piece: BACON }
  return /blue cheese|gorgonzola|roquefort|stilton/.test(part.name) ? { ...part, piece: BLUE } : part
}

/** Pale next to dark, so that each row stands out: the heaviest go to the middle. */
function rowsOf(parts: readonly Part[]): Row[] {
  const rows = parts.map((part) => ({ part, width: 0.62 + 0.38 * Math.min(1, part.grams / FULL_ROW) }))
  return rows.filter((_, i) => i % 2 === 0).concat(rows.filter((_, i) => i % 2 === 1).reverse())
}

function layRow(scene: Scene, { part }: Row, middle: number, half: number, reach: number, turn: number): void {
  const { piece } = part
  if (!piece) return
  const { random } = scene
  const at = (along: number, across: number): Point => [
    scene.x + Math.cos(turn) * along - Math.sin(turn) * across,
    scene.y + Math.sin(turn) * along + Math.cos(turn) * across,
  ]
  const far = Math.abs(middle) + half * 0.5
  const room = Math.sqrt(Math.max(0.1, 1 - (far / (reach * 1.08)) ** 2)) * reach
  const slack = Math.max(3, half - piece.reach * 0.4)
  if (part.look.kind === 'egg') {
    // Quarters side by side, one leaning on the next.
    const quarters = Math.max(4, Math.round((room * 1.8) / (piece.reach * 1.02)))
    for (let i = 0; i < quarters; i++) {
      const lie = turn + 1.15 + random.bell() * 0.3
      eggQuarter(scene, ...at(((i + 0.5) / quarters - 0.5) * room * 1.8, middle + random.bell() * 7), 50, lie)
    }
    return
  }
  const count = Math.round((1.45 * 4 * half * room) / (Math.PI * piece.reach * piece.reach))
  const spots = scene.spread(count, () =>
    at(random.between(-0.94, 0.94) * room, middle + random.between(-1, 1) * slack),
  )
  for (const [x, y] of spots) piece.draw(scene, x, y, cutSize(scene, part))
}

export function stripedSalad(scene: Scene, dish: Dish, reach: number): void {
  const turn = scene.random.between(-0.5, -0.2)
  const leaves = dish.pieces.filter(({ look }) => look.kind === 'leaf')
  toss(scene, leaves, around(scene, reach * 0.98), { cover: 1.5 })
  const crumbled = dish.garnishes.filter(({ look }) => look.kind === 'cheese')
  const rows = rowsOf([...dish.pieces.filter((part) => !leaves.includes(part)), ...crumbled].map(onPlatter))
  const total = rows.reduce((sum, { width }) => sum + width, 0)
  const wide = (reach * 1.72) / total
  let across = -reach * 0.86
  heaped(scene, around(scene, reach * 1.1), 30, () => {
    for (const row of rows) {
      const half = (row.width * wide) / 2
      layRow(scene, row, across + half, half, reach * 0.94, turn)
      across += half * 2
    }
  })
  const strewn = dish.garnishes.filter(({ look }) => look.kind === 'herb')
  if (strewn.length) season(scene, dish, around(scene, reach * 0.85), 1)
  else garnish(scene, dish, around(scene, reach * 0.8), 0.5)
}
