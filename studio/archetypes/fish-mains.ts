// Fish on the plate in more than one piece: portions of loin, steaks, fillets in a crust.
import { type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { type FishSkin, fishFillet } from '#studio/shapes/fish.ts'
import { crustedFillet, type FilletCoat, fishSteak } from '#studio/shapes/fish-portions.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { whiteFillet } from '#studio/shapes/white-fillet.ts'

interface Served {
  scene: Scene
  x: number
  y: number
  size: number
}

/** Fish that is served with its skin up. */
export function fishSkin(name: string): FishSkin | undefined {
  if (/mackerel|herring|kipper|sardine/.test(name)) return 'silver'
  if (/sea bass|bream/.test(name)) return 'plain'
  if (/trout/.test(name)) return 'spotted'
  return /snapper/.test(name) ? 'red' : undefined
}

interface Fillet {
  dish: Dish
  part: Part
  main: MeatColours
  turn: number
  crusted: number
}

const RED_SKIN = rgb('#b5523c')
/** Below this the flesh is pink or dark: salmon, trout. */
const WHITE_FLESH = 0.4

/** One large fillet, or two of a small fish, in the way that its kind is served. */
export function filletOfFish({ scene, x, y, size }: Served, { dish, part, main, turn, crusted }: Fillet): void {
  const skinned = fishSkin(part.name)
  const moist = part.done === 'soft' || part.done === 'baked'
  // Fish from the steamer or the sauce lies with its white flesh up, or it would look raw.
  const turned = (skinned === 'plain' && moist) || (skinned === 'red' && part.done === 'soft')
  const skin = dish.called(/crusted/) || turned ? undefined : skinned
  const blackened = part.done === 'charred'
  const small = skinned !== undefined
  // Small fish: two fillets, one leaning on the other.
  const [dx, dy] = [Math.sin(turn) * 46 * size, Math.cos(turn) * 46 * size]
  if (!skin && !blackened && main.flesh[2] > WHITE_FLESH) {
    const cut = { ...main, crusted, taper: 0.58, turn, skin: skinned === 'red' ? RED_SKIN : undefined }
    if (!small) {
      whiteFillet(scene, x, y, { ...cut, halfLength: 212 * size, halfWidth: 96 * size })
      return
    }
    const narrow = { ...cut, halfLength: 208 * size, halfWidth: 66 * size, tall: 0.46 }
    whiteFillet(scene, x + dx - 12, y - dy, narrow)
    whiteFillet(scene, x - dx + 12, y + dy, { ...narrow, turn: turn + 0.09 })
    return
  }
  const seared = Math.max(skin === 'silver' || skin === 'red' ? 0.45 : 0, crusted)
  // Broiled mackerel keeps its bars.
  const barred = skin === 'silver' && /mackerel/.test(part.name) ? Math.min(0.5, seared) : seared
  const kind = { turn, ...main, skin, crusted: blackened ? 0.25 : barred, blackened }
  if (small) {
    const narrow = { ...kind, halfLength: 208 * size, halfWidth: 62 * size }
    fishFillet(scene, x + dx - 12, y - dy, narrow)
    fishFillet(scene, x - dx + 12, y + dy, { ...narrow, turn: turn + 0.07 })
  } else fishFillet(scene, x, y, { ...kind, halfLength: 205 * size, halfWidth: 98 * size })
}

/** Two thick pieces side by side, a little askew. */
export function portions({ scene, x, y, size }: Served, main: MeatColours, crusted: number): void {
  const cut = { ...main, crusted: Math.min(1, crusted * 1.2), taper: 0.42, tall: 0.58 }
  whiteFillet(scene, x - 34 * size, y - 72 * size, {
    ...cut,
    halfLength: 140 * size,
    halfWidth: 70 * size,
    turn: scene.random.between(-0.4, -0.2),
  })
  whiteFillet(scene, x + 22 * size, y + 66 * size, {
    ...cut,
    halfLength: 128 * size,
    halfWidth: 74 * size,
    turn: scene.random.between(-0.1, 0.15),
  })
}

/** Two steaks, the second leaning on the first. */
export function steaks({ scene, x, y, size }: Served, main: MeatColours): void {
  fishSteak(scene, x - 104 * size, y - 16 * size, 100 * size, -0.35, main)
  fishSteak(scene, x + 102 * size, y + 14 * size, 98 * size, 0.3, main)
}

export function crustedFillets({ scene, x, y, size }: Served, flesh: Rgb, coat: FilletCoat): void {
  crustedFillet(scene, x - 8 * size, y - 58 * size, 205 * size, -0.32, { flesh, coat, cracked: false })
  crustedFillet(scene, x + 6 * size, y + 54 * size, 200 * size, -0.06, { flesh, coat, cracked: true })
}
