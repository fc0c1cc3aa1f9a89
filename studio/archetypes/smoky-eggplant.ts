// Eggplants that charred whole, mashed by hand: pale and soft, oil in the furrow of the spoon, a few bits of black skin.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { herbFlecks, parsley } from '#studio/shapes/greens.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'

const PASTE = { light: rgb('#e6d3a4'), dark: rgb('#bd9f68'), smoke: rgb('#a88b58') }
const FLESH = ['#e9d8ac', '#dcc894', '#cdb57c'].map(rgb)
const CHARRED = rgb('#4a3620')
const [OIL, OIL_DEEP] = [rgb('#d8b02e'), rgb('#a67a12')]
const [ONION, ONION_DEEP] = [rgb('#ead2d8'), rgb('#b0809c')]

export function smokyEggplant(scene: Scene, dish: Dish, radius: number, level: number): void {
  const { random, field } = scene
  mash(scene, radius, level)
  // A few soft rags of flesh that the knife left, sunk in the mash.
  for (const [x, y] of scene.spots(40, radius * 0.84))
    field.withCeiling(
      (px, py) => field.heightAt(px, py) - 5,
      () => limpRibbon(scene, x, y, random.between(24, 46), random.between(12, 20), random.pick(FLESH)),
    )
  for (const [x, y] of scene.spots(20, radius * 0.84))
    field.withCeiling(
      (px, py) => field.heightAt(px, py) - 2,
      () => limpRibbon(scene, x, y, random.between(7, 14), random.between(3, 5), CHARRED),
    )
  if (dish.has(/onion/))
    for (const [x, y] of scene.spots(22, radius * 0.5))
      softDice(scene, x, y, random.between(4, 6.5), ONION, ONION_DEEP, 0.4)
  if (dish.has(/walnut/))
    for (const [x, y] of scene.spots(15, radius * 0.4, scene.x - radius * 0.06, scene.y - radius * 0.04))
      walnutHalf(scene, x, y, random.between(11, 19))
  const herb = dish.find(/parsley/)
  if (!herb) return
  herbFlecks(scene, 40, radius * 0.6, herb.look.colour, 6.5)
  for (const [x, y] of scene.spots(6, radius * 0.3)) parsley(scene, x, y, random.between(18, 26), herb.look.colour)
}

/** Spread with the back of a spoon: one broad furrow that winds out from the middle, oil standing in it. */
function mash(scene: Scene, radius: number, level: number): void {
  const seed = scene.random.between(0, 99)
  const start = scene.random.angle()
  scene.field.stamp(scene.x, scene.y, radius, 0, (x, y, out) => {
    const r = hypot(x, y) / radius
    if (r > 1) return false
    const n = layeredNoise(x * 0.012 + seed, y * 0.012, 3)
    const lump = layeredNoise(x * 0.045 + seed, y * 0.045 - seed, 3)
    const fine = layeredNoise(x * 0.13 - seed, y * 0.13, 2)
    const turns = (Math.atan2(y, x) + start) / TAU + r * 1.35 + (n - 0.5) * 0.22
    const across = turns - Math.floor(turns)
    const wound = smooth(0.95, 0.76, r) * smooth(0.04, 0.2, r)
    const furrow = Math.sin(across * Math.PI) ** 2 * wound
    const lip = smooth(0.16, 0, Math.min(across, 1 - across)) * wound
    const z = level + 10 + 9 * lip - 12 * furrow + 6 * (n - 0.5) + 5 * (lump - 0.5) + 1.8 * (fine - 0.5)
    const body = mix(
      mix(PASTE.dark, PASTE.light, smooth(0.22, 0.6, 0.4 * n + 0.6 * lump)),
      PASTE.smoke,
      0.3 * smooth(0.62, 0.8, fine),
    )
    const pool = smooth(0.55, 0.8, furrow + 0.5 * (n - 0.5) - 0.25 * (lump - 0.5))
    const oil = mix(OIL, OIL_DEEP, smooth(0.5, 1, pool) * (0.35 + 0.5 * n))
    const surface = z - 8 * smooth(0.86, 1, r)
    return put(
      out,
      mix(body, oil, 0.78 * pool),
      pool > 0 ? surface + 2.5 * pool - 3 * pool * (lump - 0.5) : surface,
      0.3 + 0.7 * pool,
    )
  })
}
