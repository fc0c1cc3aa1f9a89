// Cakes, pies, muffins, biscuits and loaves.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, roundedBox, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, cookie, DARK_CRUST, GOLDEN, muffin } from '#studio/shapes/breads.ts'
import { disc } from '#studio/shapes/disc.ts'
import { specks } from '#studio/shapes/surface.ts'
import { board, plate } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'

function crumbOf(dish: Dish): CrustLook {
  if (dish.has(/cocoa/) || dish.called(/chocolate|brownie/))
    return { light: rgb('#6a3a20'), mid: rgb('#4f2812'), dark: rgb('#2f160a') }
  if (dish.has(/carrot|pumpkin|ginger|molasses|date|rye|brown sugar|treacle/)) return DARK_CRUST
  return GOLDEN
}

/** A round cake with a slice cut out of it. */
export const cake: Archetype = {
  zoom: [1.22, 1.38],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 355, ...setting.ceramic })
    const look = crumbOf(dish)
    const frosting = dish.find(/cream cheese|icing|mascarpone|whipping|double cream|quark|frosting|ricotta|yog/)
    const iced =
      frosting && dish.called(/cake|gateau|torte|cheesecake/) ? mix(frosting.look.colour, rgb('#fff3dc'), 0.3) : null
    const seed = scene.random.between(0, 99)
    const from = scene.random.between(-0.2, 1.2)
    scene.field.stamp(scene.x, scene.y, 262, 0, (x, y, out) => {
      const d = Math.hypot(x, y) / 250
      if (d > 1) return false
      const angle = (Math.atan2(y, x) - from + TAU * 2) % TAU
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
      if (angle < 0.62) return false
      const nearCut = Math.min(angle - 0.62, TAU - angle) * d * 250
      const crumb = nearCut < 9
      const side = smooth(0.93, 1, d)
      const top = iced
        ? mix(iced, scaled(iced, 0.9), n)
        : mix(mix(look.light, look.mid, n), look.dark, smooth(0.55, 0.95, d) * 0.5)
      const colour = crumb ? mix(look.light, rgb('#f3d9a0'), 0.35) : mix(top, iced ?? look.dark, side)
      const swirl = iced ? Math.sin(d * 30 + n * 6) * 1.6 : 0
      return put(
        out,
        colour,
        92 - side * side * 62 - (crumb ? (9 - nearCut) * 6 : 0) + (n - 0.5) * (iced ? 8 : 5) + swirl,
        iced ? 0.3 : 0.15,
      )
    })
    decorate(scene, dish, 185)
  },
}

function decorate(scene: Scene, dish: Dish, radius: number): void {
  const tops = dish.of('fruit', 'nut').filter((part) => part.piece)
  toss(
    scene,
    tops
      .slice(0, 3)
      .map((part) => (part.piece ? { ...part, piece: { ...part.piece, layer: 'slice' as const } } : part)),
    around(scene, radius),
    { cover: 0.42, scale: 0.85 },
  )
  garnish(scene, dish, around(scene, radius), 0.5)
  if (dish.has(/icing sugar|powdered sugar|sugar/)) specks(scene, 160, radius * 1.15, [WHITE], 1.6)
}

export const pie: Archetype = {
  zoom: [1.22, 1.38],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 350, ...setting.ceramic })
    const savoury =
      !dish.types.some((type) => /dessert|sweet|snack/.test(type)) && dish.has(/egg|cheese|meat|onion|spinach|leek/)
    const open = dish.called(/quiche|tart|flan|galette|key lime|pumpkin pie|custard|cheesecake/) || savoury
    const { dark, light } =
      open && dish.called(/quiche|custard|flan|pumpkin|key lime|cheesecake/) ? dish.blend : dish.sauce
    const fill = savoury ? { dark: rgb('#e0ac48'), light: rgb('#f6d98a') } : { dark, light }
    const lattice = !open
    const seed = scene.random.between(0, 99)
    disc(scene, scene.x, scene.y, {
      radius: 265,
      thickness: 34,
      turn: 0,
      edge: 2,
      tilt: 0,
      lean: 0,
      face: (d, a, u, v) => {
        const crimp = Math.sin(a * 40)
        if (d > 0.97 + 0.02 * crimp) return null
        const n = layeredNoise(u * 5 + seed, v * 5, 4)
        if (d > 0.83) {
          const round = Math.sqrt(Math.max(0, 1 - ((d - 0.91) / 0.08) ** 2))
          return [
            mix(mix(rgb('#e8bd74'), rgb('#c9853a'), n), rgb('#8f4f1e'), smooth(0.55, 0.75, n) * 0.6),
            12 * round + crimp * 2.4,
            0.25,
          ]
        }
        const bars =
          lattice && (Math.abs(((u * 4.2 + 20) % 1) - 0.5) < 0.27 || Math.abs(((v * 4.2 + 20) % 1) - 0.5) < 0.27)
        if (bars) {
          const over = Math.abs(((u * 4.2 + 20) % 1) - 0.5) < 0.27
          return [mix(rgb('#e3b068'), rgb('#b5722c'), smooth(0.35, 0.75, n)), 3 + (over ? 3 : 1) + n * 4, 0.3]
        }
        const spot = smooth(0.55, 0.75, layeredNoise(u * 6 + seed, v * 6 + seed, 3))
        return [
          mix(mix(fill.dark, fill.light, n), rgb('#a8622c'), savoury ? spot * 0.6 : 0),
          -4 + n * 6,
          savoury ? 0.45 : 0.8,
        ]
      },
    })
    if (open) {
      toss(
        scene,
        dish.pieces.filter((part) => part.look.kind !== 'bread' && part.look.kind !== 'egg'),
        around(scene, 190),
        { cover: savoury ? 0.42 : 0.75, scale: 0.8 },
      )
      garnish(scene, dish, around(scene, 185), 0.7)
    }
  },
}

export const muffins: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.5)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 375, ...setting.ceramic })
    const look = crumbOf(dish)
    const paper = mix(rgb(setting.palette.napkin), WHITE, 0.3)
    for (const [dx, dy] of [
      [-200, -125],
      [8, -140],
      [210, -115],
      [-205, 105],
      [0, 112],
      [208, 120],
    ] as const) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      muffin(scene, x, y, 106, look, paper)
      toss(
        scene,
        dish.of('fruit', 'nut', 'vegetable', 'cheese').filter((part) => part.piece),
        { x, y, radius: 70 },
        { cover: 0.3, scale: 0.62 },
      )
      garnish(scene, dish, { x, y, radius: 66 }, 0.7, 0.75)
    }
  },
  cutlery: 'none',
}

export const cookies: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.5)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 370, ...setting.ceramic })
    const look = crumbOf(dish)
    const ball = dish.called(/ball|bite|truffle|laddu|energy|queijo|cheese bread/)
    const bar = dish.called(/\bbars?\b|flapjack|brownie|blondie|squares?|baklava|fudge|slice/)
    const places = [
      [-225, -120],
      [0, -135],
      [225, -110],
      [-130, 40],
      [110, 45],
      [-240, 165],
      [-10, 190],
      [235, 160],
    ] as const
    places.forEach(([dx, dy], i) => {
      const [x, y] = [scene.x + dx * 0.92, scene.y + dy * 0.95]
      const size = ball ? 66 : 96
      if (bar) bakedBar(scene, x, y, 108, 76, look)
      else if (ball) {
        disc(scene, x, y, {
          radius: size,
          thickness: 6,
          edge: 1,
          tilt: 0,
          lean: 0.1,
          face: (d, _a, u, v) =>
            d > 1
              ? null
              : [
                  mix(look.light, look.dark, layeredNoise(u * 4 + i, v * 4, 3)),
                  size * 0.8 * Math.sqrt(1 - d * d) + layeredNoise(u * 6 + i, v * 6, 3) * 8,
                  0.25,
                ],
        })
      } else cookie(scene, x, y, size, look)
      const area = { x, y, radius: size * (bar ? 0.75 : 0.66) }
      toss(
        scene,
        dish.of('fruit', 'nut').filter((part) => part.piece),
        area,
        { cover: 0.2, scale: 0.55 },
      )
      garnish(scene, dish, area, 0.9, 0.7)
    })
  },
  cutlery: 'none',
}

function bakedBar(scene: Scene, x: number, y: number, halfWidth: number, halfHeight: number, look: CrustLook): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  scene.field.stamp(x, y, Math.hypot(halfWidth, halfHeight), scene.random.bell() * 0.12, (lx, ly, out) => {
    const d = roundedBox(lx, ly, halfWidth, halfHeight, 12)
    if (d > 0) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 4)
    const crack = smooth(0.03, 0, Math.abs(layeredNoise(lx * 0.02 + seed, ly * 0.02, 3) - 0.5))
    return put(
      out,
      mix(mix(look.light, look.mid, n), look.dark, crack * 0.5 + smooth(-8, 0, d) * 0.4),
      base + 40 + n * 7 - crack * 3 - smooth(-5, 0, d) * 6,
      0.25,
    )
  })
}

/** A loaf, cut: a few slices leaning before the rest. */
export const loaf: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish }) {
    board(scene, 430, 280, scene.random.between(-0.08, 0.08))
    const look = crumbOf(dish)
    const seed = scene.random.between(0, 99)
    const y = scene.y - 30
    scene.field.stamp(scene.x - 90, y, 330, 0, (lx, ly, out) => {
      const d = roundedBox(lx, ly, 240, 132, 70)
      if (d > 0) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
      const split = smooth(20, 0, Math.abs(ly + Math.sin(lx * 0.02 + seed) * 12))
      const round = Math.sqrt(clamp(1 - (1 + d / 132) ** 2))
      const colour = mix(mix(look.mid, look.dark, n * 0.8), look.light, split * 0.7 * smooth(240, 150, Math.abs(lx)))
      return put(out, colour, 40 + 84 * round + n * 16 - split * 9, 0.08)
    })
    const crumb = mix(look.light, rgb('#f6dfae'), 0.4)
    for (let i = 0; i < 3; i++) {
      const x = scene.x + 130 + i * 78
      disc(scene, x, y + 34 + i * 22, {
        radius: 128,
        ry: 118,
        thickness: 24 - i * 2,
        turn: 0.1,
        edge: 4,
        tilt: 0.02,
        lean: 0.3,
        sink: 0.3,
        face: (_d, a, u, v) => {
          const edge = (Math.abs(u) ** 3 + Math.abs(v) ** 3) ** (1 / 3)
          if (edge > 0.9 + 0.02 * Math.sin(a * 4)) return null
          const n = layeredNoise(u * 6 + seed + i, v * 6, 4)
          return [mix(mix(crumb, look.light, n), look.dark, smooth(0.8, 0.88, edge)), n > 0.62 ? -2.5 : n * 3, 0.1]
        },
      })
      toss(
        scene,
        dish.of('fruit', 'nut', 'vegetable').filter((part) => part.piece),
        { x, y: y + 34 + i * 22, radius: 84 },
        { cover: 0.14, scale: 0.4 },
      )
    }
    garnish(scene, dish, { x: scene.x - 90, y, radius: 110 }, 0.6, 0.8)
  },
  cutlery: 'none',
}
