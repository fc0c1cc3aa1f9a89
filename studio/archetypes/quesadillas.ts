// Quesadillas cut into wedges: crisp tortillas with melted cheese, beans and corn between them, the cuts to the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { SidePaint } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'
import { type CutPiece, cheeseString, type OpenCut, oozingCheese, pushedOut } from '#studio/shapes/quesadilla-cut.ts'
import { drum } from '#studio/shapes/upright.ts'
import { bandOf, fillingsOf } from './fillings.ts'

const TORTILLA = { pale: rgb('#f0d090'), wrapper: rgb('#e6bd74'), gold: rgb('#cf9440'), spots: rgb('#7d4314') }
const WEDGE = { radius: 306, height: 38, angle: Math.PI / 3.7, shell: 6.5 }

/** Between the sheets, behind what was pushed out: cheese in shadow. Two thin edges of tortilla above and below it. */
function cutFace(cheese: Rgb, base: number, seed: number): SidePaint {
  const { height, shell } = WEDGE
  return (x, y, z) => {
    const along = x + y * 0.5
    const wavy = 3 * (layeredNoise(along * 0.025 + seed, seed, 2) - 0.5)
    const below = height - (z - base) + wavy
    const above = z - base + wavy
    if (below < shell || above < shell) {
      // Pale where the knife went through, browned on the outside.
      const into = Math.min(below, above) / shell
      const flaky = noise(along * 0.16, z * 0.6 + seed)
      return scaled(mix(TORTILLA.gold, TORTILLA.pale, smooth(0.15, 0.5, into) * (0.7 + 0.3 * flaky)), 1.1)
    }
    const soft = layeredNoise(along * 0.04 + seed, z * 0.08, 3)
    const shade = 1.05 - 0.4 * smooth(shell + 9, shell, below) - 0.2 * smooth(shell + 7, shell, above)
    return scaled(mix(cheese, rgb('#ffe7a2'), 0.6 * smooth(0.4, 0.7, soft)), shade * (0.85 + 0.25 * soft))
  }
}

/** What the knife pushed out of each cut. */
const PUSHED = 28
const [BLACK_BEAN, SWEETCORN] = [rgb('#3c221f'), rgb('#ffc21f')]

function cutPieceOf(part: Part): CutPiece {
  if (/corn/.test(part.name)) return { colour: SWEETCORN, form: 'kernel' }
  const { colour } = bandOf(part)
  if (part.look.kind === 'legume') return { colour: mix(colour, BLACK_BEAN, 0.7), form: 'bean' }
  return { colour, form: 'ring' }
}

interface Wedge {
  x: number
  y: number
  /** Its point is on the left, its round edge on the right; or the other way. */
  flipped: boolean
  lean: number
}

function wedge(scene: Scene, { x, y, flipped, lean }: Wedge, cheese: Rgb, pieces: readonly CutPiece[]): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const base = scene.field.heightAt(x, y - 20)
  const { radius, height, angle } = WEDGE
  const from = flipped ? Math.PI + lean : -angle + lean
  drum(scene, x, y, {
    radius,
    height,
    base,
    edge: 8,
    keep: (lx, ly) => (Math.atan2(ly, lx) - from + 2 * TAU) % TAU < angle,
    side: () => cutFace(cheese, base, seed),
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 4)
      const blister = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
      const crisp = mix(TORTILLA.wrapper, TORTILLA.gold, smooth(0.35, 0.7, n))
      const toasted = 0.85 * griddled(lx + seed * 50, ly) + 0.3 * smooth(0.55, 0.75, blister)
      // Lumps of the filling show through, and the sheets lie close together at the round edge.
      const rim = hypot(lx, ly) / radius
      const relief = (n - 0.5) * 11 + blister * 5 - 8 * smooth(0.8, 1, rim)
      return [mix(crisp, TORTILLA.spots, Math.min(0.9, toasted)), relief, 0.35]
    },
  })
  // The cut that looks at the viewer.
  const front = flipped ? Math.PI + lean : lean
  const tip = { x: x + Math.cos(front) * 6, y: y + Math.sin(front) * 6 }
  const start = flipped ? { x: x + Math.cos(front) * radius * 0.98, y: y + Math.sin(front) * radius * 0.98 } : tip
  const cut: OpenCut = {
    ...start,
    turn: lean,
    length: radius * 0.97,
    base,
    from: WEDGE.shell - 1,
    to: height - WEDGE.shell,
  }
  oozingCheese(scene, cut, scaled(cheese, 1.08))
  for (let i = 0; i < PUSHED; i++) {
    const piece = random.pick(pieces)
    const t = 0.07 + 0.86 * ((i + random.unit()) / PUSHED)
    const size = piece.form === 'ring' ? random.between(8, 10) : random.between(8, 11.5)
    pushedOut(scene, cut, piece, t, random.between(0.15, 0.6), size)
  }
}

export function quesadillas(scene: Scene, dish: Dish): void {
  const own = dish.first('cheese')?.look.colour ?? rgb('#f0c860')
  const cheese = mix(own, rgb('#fbc23c'), 0.7)
  // Many beans and kernels, a few slices of scallion.
  const pieces = fillingsOf(dish)
    .filter(({ look, cut }) => !['cheese', 'cream'].includes(look.kind) && cut !== 'cube')
    .flatMap((part) => Array.from({ length: part.grams > 80 ? 4 : 1 }, () => cutPieceOf(part)))
  const lean = scene.random.bell() * 0.03
  for (const [dx, dy, flipped, off] of [
    [-352, -66, false, 0.05],
    [322, -72, true, -0.06],
    [-336, 206, false, -0.05],
    [338, 200, true, 0.03],
  ] as const)
    wedge(scene, { x: scene.x + dx, y: scene.y + dy, flipped, lean: lean + off }, cheese, pieces)
  // The front pair was pulled apart just now.
  const z = scene.field.heightAt(scene.x - 60, scene.y + 250)
  for (const [ax, ay, bx, by, thick] of [
    [-46, 172, 46, 184, 5],
    [-40, 190, 50, 158, 2.6],
  ] as const)
    cheeseString(
      scene,
      [scene.x + ax, scene.y + ay, z + 22],
      [scene.x + bx, scene.y + by, z + 20],
      scaled(cheese, 1.1),
      thick,
    )
}
