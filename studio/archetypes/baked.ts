// From the oven and the griddle: casseroles and pancakes.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import { type CrustLook, roundBread } from '#studio/shapes/breads.ts'
import { meltedCheese } from '#studio/shapes/dairy-and-egg.ts'
import { disc } from '#studio/shapes/disc.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { ovenDish, plate } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

/** Casserole, gratin, lasagne, crumble: a browned top in an oven dish. */
export const bake: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['three-quarter', 'close', 'above'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.1, 0.1)
    const inside = mix(setting.ceramic.body, rgb('#e9dcc8'), 0.7)
    ovenDish(scene, 385, 252, turn, { body: inside, rim: setting.ceramic.rim })
    const { dark, light } = dish.sauce
    const cheese = dish.of('cheese').reduce((sum, part) => sum + part.grams, 0)
    const mashed = dish.called(/shepherd|cottage pie|fish pie|fisherman|moussaka|pastitsio|mash|kugel/)
    const crumble = dish.called(/crumble|crisp|cobbler|streusel|brown betty|baked oat/)
    const custard = dish.called(/clafoutis|bread pudding|kugel|strata|baked oat|flognarde/)
    let pale = rgb(custard ? '#f0c66a' : '#f3cf7c')
    if (mashed) pale = rgb(dish.has(/sweet potato/) ? '#e8964a' : '#f3dfae')
    if (crumble) pale = rgb('#dcae66')
    const topped = mashed || crumble || custard ? 0.95 : clamp(0.25 + cheese / 400)
    const seed = scene.random.between(0, 99)
    const squares = dish.called(/lasagn|moussaka|pastitsio|brownie|spanakopita|baklava|borek|burek|polenta/)
    scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
      const d = roundedBox(x, y, 358, 226, 30)
      if (d > 0) return false
      const n = layeredNoise(x * 0.014 + seed, y * 0.014, 4)
      const m = layeredNoise(x * (crumble ? 0.075 : 0.05) + seed, y * (crumble ? 0.075 : 0.05), 4)
      const furrow = mashed ? Math.sin(y * 0.16 + n * 5) : 0
      const covered = smooth(0.62 - topped * 0.5, 0.8 - topped * 0.5, n)
      const browned = smooth(0.55, 0.78, m) * covered
      let colour = mix(mix(dark, light, n), pale, covered)
      colour = mix(colour, rgb('#8a4a1c'), browned * 0.7 + smooth(-26, 0, d) * 0.4 + Math.max(0, furrow) * 0.16)
      const cut = squares && (Math.abs(((((x + 358) % 179) + 179) % 179) - 89.5) > 86.5 || Math.abs(y) < 3)
      const z = 44 + covered * 9 + (n - 0.5) * 16 + (m - 0.5) * (crumble ? 20 : 7) + furrow * 3 - (cut ? 12 : 0)
      return put(out, colour, z - smooth(-16, 0, d) * 6, crumble ? 0.15 : 0.5)
    })
    const shown = dish.pieces.filter((part) => !mashed && part.look.kind !== 'cheese' && part.look.kind !== 'bread')
    for (const dx of [-180, 0, 180])
      toss(scene, shown, { x: scene.x + dx, y: scene.y, radius: 165 }, { cover: crumble ? 0.16 : 0.26, scale: 0.78 })
    const soft = dish.find(/mozzarella|ricotta|goat|feta/)
    if (soft && !mashed) {
      for (const dx of [-170, 0, 170]) {
        for (const [x, y] of scene.spots(4, 130, scene.x + dx, scene.y))
          meltedCheese(scene, x, y, 42, rgb('#fdf3dc'), rgb('#e0a85a'))
      }
    }
    for (const dx of [-150, 150]) garnish(scene, dish, { x: scene.x + dx, y: scene.y, radius: 175 }, 0.7)
  },
}

const SYRUP = rgb('#a8541a')

export const pancakes: Archetype = {
  zoom: [1.24, 1.42],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 340, ...setting.ceramic })
    const thin = dish.called(/cr[ee]pe|blini|injera|dosa|galette|palatschinken|pannekoek|swedish/)
    const green = dish.has(/spinach|matcha|courgette|zucchini/) ? rgb('#8a9a4a') : null
    const tint = (colour: Rgb): Rgb => (green ? mix(colour, green, 0.4) : colour)
    const look: CrustLook = { light: tint(rgb('#dfa65e')), mid: tint(rgb('#c9843e')), dark: tint(rgb('#9a5a22')) }
    const count = thin ? 3 : 4
    for (let i = 0; i < count; i++) {
      const at = [
        scene.x + scene.random.bell() * (thin ? 26 : 12),
        scene.y + scene.random.bell() * (thin ? 20 : 12),
      ] as const
      const top = i === count - 1
      roundBread(scene, ...at, {
        radius: thin ? 225 : 210 - i * 7,
        thickness: thin ? 8 : 22,
        look: top ? look : { ...look, light: tint(rgb('#eecb8c')) },
        blisters: thin ? 0.7 : 0.35,
        rough: 2,
      })
    }
    const sweet = dish.find(/syrup|honey|maple|agave/)
    const seed = scene.random.between(0, 9)
    if (sweet) {
      disc(scene, scene.x, scene.y, {
        radius: 178,
        thickness: 4,
        turn: 0,
        edge: 0.1,
        lean: 0.05,
        face: (d, a) => {
          const edge =
            0.6 +
            0.34 * layeredNoise(Math.cos(a) * 2.2 + seed, Math.sin(a) * 2.2 + seed, 3) +
            0.05 * Math.sin(a * 5 + seed)
          return d > edge
            ? null
            : [mix(scaled(SYRUP, 0.7), SYRUP, smooth(0, 0.3, edge - d)), 4 * smooth(0, 0.1, edge - d), 1]
        },
      })
    }
    const tops = dish.of('fruit', 'vegetable', 'meat', 'fish', 'seafood', 'poultry').filter((part) => part.piece)
    toss(scene, tops, around(scene, 112), { cover: 0.85, scale: 0.85 })
    const cream = dish.find(/yog|cream|skyr|ricotta|quark/)
    if (cream) zigzag(scene, 90, 5, 6, mix(cream.look.colour, WHITE, 0.3))
    garnish(scene, dish, around(scene, 125), 0.9)
    season(scene, dish, around(scene, 180), 0.3)
  },
}
