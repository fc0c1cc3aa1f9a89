// Bhajis and pakoras: craggy fritters heaped beside a bowl of chutney.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { season } from '#studio/laying.ts'
import { bhaji } from '#studio/shapes/bhaji.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** From the middle of the plate: close together, but each for itself. */
const PLACES = [
  [-78, -214],
  [82, -222],
  [-226, -108],
  [-72, -48],
  [-232, 58],
  [-92, 116],
  [62, 146],
  [206, 158],
] as const
const CHUTNEY = { dx: 186, dy: -44 }

export function onionFritters({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 358, ...setting.ceramic })
  const { random } = scene
  const greens = dish.first('leaf')?.look.colour
  const herb = dish.first('herb')?.look.colour
  const [x, y] = [scene.x + CHUTNEY.dx, scene.y + CHUTNEY.dy]
  if (herb) {
    bowl(scene, { radius: 108, ...setting.ceramic, depth: 78, x, y })
    const chutney = scaled(mix(herb, rgb('#6f8a34'), 0.65), 0.85)
    const thick = { level: 66, radius: 99, x, y, dark: scaled(chutney, 0.78), light: chutney }
    liquid(scene, { ...thick, gloss: 0.7, rough: 3, swirl: 2 })
    season(scene, dish, { x, y, radius: 80 }, 0.6)
  }
  for (const [dx, dy] of PLACES)
    bhaji(scene, scene.x + dx + random.bell() * 5, scene.y + dy + random.bell() * 5, random.between(73, 82), greens)
}
