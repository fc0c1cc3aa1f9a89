// Fish on the plate in more than one piece: portions of loin, steaks, fillets in a crust.
import type { Rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { crustedFillet, fishPortion, fishSteak } from '#studio/shapes/fish-portions.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

interface Served {
  scene: Scene
  x: number
  y: number
  size: number
}

/** Two thick pieces side by side, a little askew. */
export function portions({ scene, x, y, size }: Served, main: MeatColours, crusted: number): void {
  const cut = { ...main, crusted: Math.min(1, crusted * 1.3), halfLength: 132 * size, halfWidth: 66 * size }
  fishPortion(scene, x - 34 * size, y - 70 * size, { ...cut, turn: scene.random.between(-0.4, -0.2) })
  fishPortion(scene, x + 22 * size, y + 66 * size, { ...cut, turn: scene.random.between(-0.1, 0.15) })
}

/** Two steaks, the second leaning on the first. */
export function steaks({ scene, x, y, size }: Served, main: MeatColours): void {
  fishSteak(scene, x - 104 * size, y - 16 * size, 100 * size, -0.35, main)
  fishSteak(scene, x + 102 * size, y + 14 * size, 98 * size, 0.3, main)
}

export function crustedFillets({ scene, x, y, size }: Served, flesh: Rgb): void {
  crustedFillet(scene, x - 8 * size, y - 58 * size, 205 * size, -0.32, flesh, false)
  crustedFillet(scene, x + 6 * size, y + 54 * size, 200 * size, -0.06, flesh, true)
}
