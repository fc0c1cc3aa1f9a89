// What is pushed into a paella while it cooks: shellfish in circles, strips of pepper between them.
import { rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { openShell } from '#studio/shapes/open-shell.ts'
import { pepperStrip } from '#studio/shapes/peppers.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'
import { squidRing } from '#studio/shapes/squid-ring.ts'
import { type GrainLook, grains } from '#studio/shapes/starches.ts'

const [SHELL, MEAT, PEPPER] = [rgb('#1f2331'), rgb('#ee8a2a'), rgb('#d42c14')]

/** Places about the middle at a distance, evenly, but not quite. */
function circle(scene: Scene, count: number, distance: number, start: number): (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * TAU + scene.random.bell() * 0.1
    return [...scene.polar(angle, distance * scene.random.between(0.92, 1.06)), angle] as const
  })
}

export function isSeafoodPaella(parts: readonly Part[]): boolean {
  return parts.some(({ name }) => /mussel/.test(name)) && parts.some(({ name }) => /shrimp|prawn/.test(name))
}

export function shellfishOnRice(scene: Scene, parts: readonly Part[], reach: number, look: GrainLook): void {
  const { random, field } = scene
  const has = (food: RegExp): boolean => parts.some(({ name }) => food.test(name))
  const rest = parts.filter(({ name }) => !/mussel|shrimp|prawn|squid|bell pepper/.test(name))
  const start = random.angle()
  const stain = sauced(look.light, 0.2, random.between(0, 99), 0.2)
  const area = around(scene, reach)
  toss(scene, rest, around(scene, reach * 0.86), { cover: 0.3, scale: 0.95, rise: -5 })
  field.withFinish(stain, () =>
    heaped(scene, area, -3, () => {
      if (has(/bell pepper/))
        for (const [x, y] of scene.spots(13, reach * 0.84)) pepperStrip(scene, x, y, random.between(74, 108), PEPPER)
      if (has(/squid|calamari/))
        for (const [x, y] of scene.spots(15, reach * 0.8)) squidRing(scene, x, y, random.between(19, 31))
    }),
  )
  // The rice closes about what was pushed into it.
  for (const [x, y] of scene.spots(26, reach * 0.82)) grains(scene, 16, 30, look, x, y)
  heaped(scene, area, 2, () => {
    for (const [x, y] of circle(scene, 6, reach * 0.4, start)) shrimp(scene, x, y, random.between(48, 58))
    for (const [x, y] of circle(scene, 3, reach * 0.8, start + 0.5)) shrimp(scene, x, y, random.between(46, 54))
    for (const [x, y, angle] of circle(scene, 7, reach * 0.71, start + 0.25))
      openShell(scene, x, y, {
        size: random.between(92, 108),
        turn: angle + random.bell() * 0.5,
        shell: SHELL,
        meat: MEAT,
      })
    openShell(scene, scene.x + 8, scene.y - 4, { size: 100, turn: start, shell: SHELL, meat: MEAT })
  })
}
