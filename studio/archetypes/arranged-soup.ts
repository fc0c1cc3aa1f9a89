// A hot pot as it comes to the table: each food in a place of its own about the one in the middle, half out of the broth.
import type { Dish } from '#studio/dish.ts'
import { type Area, toss } from '#studio/laying.ts'
import { clamp, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { brothOf } from './broth-tones.ts'
import { simmeredThighs } from './simmered-thighs.ts'

interface Pot {
  /** The surface of the broth. */
  level: number
  keep: Area['keep']
}

/** How far from the middle the places lie, and the widest and narrowest of them, in scene units. */
const RING = 178
const WIDEST = 138
const NARROWEST = 72
const LONG = 48

export function arrangedIn(scene: Scene, dish: Dish, parts: readonly Part[], { level, keep }: Pot): void {
  const main = dish.scene.main ? parts.find(({ name }) => name.includes(dish.scene.main)) : undefined
  const others = parts.filter((part) => part !== main)
  // One or two foods lie in more than one place, or they would be on one side.
  const ring = others.length < 3 ? [...others, ...others, ...(others.length === 1 ? others : [])] : others
  const widths = ring.map(({ grams }) => clamp(grams, 60, 700) ** 0.4)
  const around = widths.reduce((sum, width) => sum + width, 0)
  // Strips and leaves are longer than their reach says.
  const inside: Area['keep'] = (x, y, reach) => keep?.(x, y, Math.max(reach, LONG)) !== false
  const lay = (part: Part, x: number, y: number, radius: number): void =>
    toss(scene, [part], { x, y, radius, keep: inside }, { cover: 1.35, scale: 1.16, afloat: level + 8, crowd: () => 1 })
  let angle = scene.random.angle()
  ring.forEach((part, i) => {
    const turn = ((widths[i] ?? 0) / around) * TAU
    const [x, y] = scene.polar(angle + turn / 2, RING)
    lay(part, x, y, clamp(RING * Math.sin(Math.min(turn, 2.6) / 2) * 1.35, NARROWEST, WIDEST))
    angle += turn
  })
  if (main?.look.kind === 'poultry') simmeredThighs(scene, brothOf(dish), level)
  else if (main) lay(main, scene.x, scene.y, 126)
}
