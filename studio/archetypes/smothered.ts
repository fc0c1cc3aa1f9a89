// Two breaded cutlets under tomato sauce and melted cheese, one leaning on the other: chicken Parmesan.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { cutlet } from '#studio/shapes/crumbed.ts'
import { pouredSauce, type Spoonful } from '#studio/shapes/poured-sauce.ts'

const [MOZZARELLA, MELTED, BROILED] = [rgb('#ffe9ac'), rgb('#f3c966'), rgb('#c07a28')]
const [RIPE, REDUCED] = [rgb('#b92c0e'), rgb('#7d1806')]

/** The height of a plate's well. */
const PLATE = 20

/** Where each lies from the middle, and how it is turned. */
const CUTLETS = [
  [-42, -66, -0.34],
  [36, 64, -0.16],
] as const

/** A stripe along the middle; the crust shows all around it. */
const STRIPE: readonly Spoonful[] = [
  [-110, 6, 30],
  [-64, -8, 46],
  [-8, 8, 50],
  [52, -4, 48],
  [104, 6, 32],
  [-30, 56, 17],
  [70, 50, 20],
]

/** In one sheet over the sauce, with a tongue that ran down the side. */
const SHEET: readonly Spoonful[] = [
  [-92, 2, 28],
  [-50, -12, 42],
  [-4, 4, 46],
  [46, -8, 44],
  [90, 4, 28],
  [18, 48, 20],
  [22, 70, 13],
  [-62, 36, 14],
]

/** The rest of the sauce, served beside and half under them. */
const BESIDE: readonly Spoonful[] = [
  [142, -56, 24],
  [158, -30, 20],
  [122, -20, 30],
  [-150, 70, 26],
  [-126, 92, 30],
  [-96, 112, 16],
]

export function smotheredCutlets(scene: Scene, dish: Dish, x: number, y: number, size: number): void {
  const { dark, light } = dish.sauce
  const red = { dark: mix(dark, REDUCED, 0.6), light: mix(light, RIPE, 0.6) }
  pouredSauce(
    scene,
    BESIDE.map(([dx, dy, r]) => [x + dx * size, y + dy * size, r * size]),
    { ...red, thick: 6, lip: 12, ragged: 30, floor: PLATE, gloss: 0.95 },
  )
  for (const [dx, dy, lean] of CUTLETS) {
    const [cx, cy, turn] = [x + dx * size, y + dy * size, lean + scene.random.bell() * 0.06]
    cutlet(scene, cx, cy, { halfLength: 168 * size, halfWidth: 86 * size, turn, tapered: 0.2 })
    const laid = (places: readonly Spoonful[]): Spoonful[] =>
      places.map(([px, py, r]) => {
        const [u, v] = [px * size * 0.94, py * size * 0.88]
        return [
          cx + u * Math.cos(turn) - v * Math.sin(turn),
          cy + u * Math.sin(turn) + v * Math.cos(turn),
          r * size * 0.92,
        ]
      })
    pouredSauce(scene, laid(STRIPE), { ...red, thick: 6, lip: 9, gloss: 0.95 })
    pouredSauce(scene, laid(SHEET), {
      dark: MELTED,
      light: MOZZARELLA,
      thick: 9,
      lip: 12,
      ragged: 24,
      blistered: BROILED,
      gloss: 0.75,
    })
  }
}
