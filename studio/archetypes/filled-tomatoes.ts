// Raw tomatoes as cups for a cold salad in mayonnaise, each on leaves of lettuce.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { type Area, season } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { spoonful } from '#studio/shapes/drizzle.ts'
import { filledTomato } from '#studio/shapes/filled-tomato.ts'
import { frillyLeaf } from '#studio/shapes/greens.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'

const PLACES = [
  [-160, -88, 'behind'],
  [118, -94, 'behind'],
  [-132, 104, 'beside'],
  [166, 96, 'beside'],
] as const
const MAYONNAISE = rgb('#fff0c4')
const SHRIMP = rgb('#ec7a52')

const [HEART, RIB] = [['#8fbb4a', '#a3c85c', '#79aa3c'].map(rgb), rgb('#f0f3cf')]

/** Leaves from the heart of a lettuce, their broad ends out from under the tomato. */
function rosette(scene: Scene, x: number, y: number, keep: NonNullable<Area['keep']>): void {
  const { random } = scene
  const start = random.angle()
  for (let i = 0; i < 5; i++) {
    const turn = start + (i / 5) * TAU + random.bell() * 0.3
    const [px, py] = [x + Math.cos(turn) * 92, y + 6 + Math.sin(turn) * 92]
    if (!keep(px, py, 44)) continue
    const size = random.between(112, 138)
    frillyLeaf(scene, px, py, { size, colour: random.pick(HEART), rib: RIB, frill: 0.8, long: 1.5, turn })
  }
}

export function filledTomatoes(scene: Scene, dish: Dish, leaves: readonly Part[], parts: readonly Part[]): void {
  const { random } = scene
  const cold = parts.find(({ look, piece }) => piece && look.kind === 'seafood') ?? parts[0]
  // Nothing hangs over the rim.
  const keep: Area['keep'] = (lx, ly, reach) =>
    Math.abs(lx - scene.x) < 392 - reach && Math.abs(ly - scene.y) < 240 - reach
  const places = PLACES.map(
    ([dx, dy, lid]) => [scene.x + dx + random.bell() * 8, scene.y + dy + random.bell() * 6, lid] as const,
  )
  // All leaves lie on the platter before the first tomato stands on them.
  if (leaves.length) for (const [x, y] of places) rosette(scene, x, y, keep)
  for (const [x, y, lid] of places) {
    filledTomato(scene, x, y, random.between(102, 112), {
      dressing: mix(cold?.look.colour ?? MAYONNAISE, MAYONNAISE, 0.88),
      lid,
      heap: (hx, hy, radius) => {
        // Large enough to be seen as shrimp, each on those before it, with the dressing between them and on some.
        const colour = mix(cold?.look.colour ?? SHRIMP, SHRIMP, 0.6)
        const top = scene.field.heightAt(hx, hy) - 14
        const layer = (count: number, share: number, level: number): void =>
          scene.field.withCeiling(
            (px, py) => top + level - (22 * ((px - hx) ** 2 + (py - hy) ** 2)) / (radius * radius),
            () => {
              for (const [px, py] of scene.spread(count, () => scene.spot(radius * share, hx, hy), 20))
                shrimp(scene, px, py, random.between(38, 44), { colour, tail: false, sink: 1 })
            },
          )
        scene.field.withFinish(sauced(MAYONNAISE, 0.12, random.between(0, 99), 0.1), () => {
          layer(6, 0.72, 0)
          layer(3, 0.34, 17)
        })
        for (const [px, py] of scene.spots(8, radius * 0.8, hx, hy)) spoonful(scene, px, py, 11, MAYONNAISE)
        season(scene, dish, { x: hx, y: hy, radius: radius * 0.8 }, 3)
      },
    })
  }
}
