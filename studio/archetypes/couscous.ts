// Couscous under the vegetables of its broth: long ones laid like spokes, chunks between them, chickpeas over all.
import { rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { spreadBroth } from '#studio/shapes/spread-broth.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { stewedStick } from '#studio/shapes/vegetable-stick.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const SEMOLINA = { light: rgb('#f0d592'), dark: rgb('#cfa24e') }
const BROTH = rgb('#b83c0e')

/** In turns about the middle, their thin ends up on the heap. */
function spokes(scene: Scene, parts: readonly Part[], reach: number): void {
  const { random } = scene
  const carrots = parts.some(({ name }) => /carrot/.test(name))
  const zucchini = parts.some(({ name }) => /zucchini/.test(name))
  const count = 11
  const start = random.angle()
  for (let i = 0; i < count; i++) {
    const a = start + (i / count) * TAU + random.bell() * 0.14
    const [x, y] = scene.polar(a, reach * random.between(0.48, 0.6))
    const lie = a + Math.PI + random.bell() * 0.2
    if (carrots && (i % 2 === 0 || !zucchini)) stewedStick(scene, x, y, lie, random.between(130, 165), 'carrot')
    else if (zucchini) stewedStick(scene, x, y, lie, random.between(96, 124), 'zucchini')
  }
}

export function vegetableCouscous({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic, deep: 14 })
  const reach = 266
  const look = { ...dish.first('grain')?.look.grain, ...SEMOLINA, length: 4, round: 0.95 }
  mound(scene, { radius: reach, rise: 52, base: 16, dark: scaled(SEMOLINA.dark, 0.9), light: SEMOLINA.light, rough: 6 })
  grains(scene, grainCount(look, reach), reach * 1.01, look)
  spreadBroth(scene, reach * 0.86, BROTH)
  // The onion melted into the broth.
  const parts = dish.pieces.filter((part) => part !== dish.first('grain') && !/onion/.test(part.name))
  const long = parts.filter(({ name }) => /carrot|zucchini/.test(name))
  const beans = parts.filter(({ look: { kind } }) => kind === 'legume')
  const chilies = parts.filter(({ name }) => /chil[li]/.test(name))
  const chunks = parts.filter((part) => ![...long, ...beans, ...chilies].includes(part))
  scene.field.withFinish(sauced(BROTH, 0.34, scene.random.between(0, 99), 0.3), () => {
    toss(scene, chunks, around(scene, reach * 0.66), { cover: 1.2, scale: 1.4, rise: 34 })
    spokes(scene, long, reach)
    toss(scene, chunks, around(scene, reach * 0.42), { cover: 0.6, scale: 1.35, rise: 20 })
    toss(scene, beans, around(scene, reach * 0.72), { cover: 0.2, scale: 1.1, rise: 10 })
  })
  for (const { piece } of chilies) piece?.draw(scene, scene.x + 8, scene.y - 14, 1.1)
  garnish(scene, dish, around(scene, reach * 0.6), 1, 1.1)
}
