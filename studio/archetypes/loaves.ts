// Loaves that are cut: bread, tea bread, meatloaf.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { LoafPaint } from '#studio/sculpted/loaf.ts'
import { bananaSlice } from '#studio/shapes/banana-slice.ts'
import { type CrustLook, crumbOf } from '#studio/shapes/breads.ts'
import { cutFace, type LoafLook, loafCrumb, sliceOfLoaf } from '#studio/shapes/loaf-slice.ts'
import { crumbSide, drum } from '#studio/shapes/upright.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'
import { board, platter, skillet } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM, type Stage } from './archetype.ts'
import { cutLoaf } from './cut-loaf.ts'
import { sandwichLoaf } from './sandwich-loaf.ts'
import { steamedLoaf } from './steamed-loaf.ts'

/** The crust of a loaf baked free on a hot stone. */
const HEARTH = rgb('#6f3c18')

/** Banana and brown sugar: a warm crumb under a chestnut crust. */
const TEA_BREAD: CrustLook = { light: rgb('#dcab66'), mid: rgb('#ae6a2c'), dark: rgb('#6c3814') }

/** A loaf, cut: slices lie before the rest, crumb up. */
export const loaf: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish } = stage
    if (dish.scene.style === 'steamed') return steamedLoaf(stage)
    if (dish.scene.style === 'meat') {
      meatloaf(stage)
      return
    }
    if (dish.scene.style === 'skillet') {
      skilletBread(stage)
      return
    }
    board(scene, 430, 280, scene.random.between(-0.08, 0.08))
    if (dish.called(/sandwich bread/)) {
      sandwichLoaf(scene, dish)
      return
    }
    const round = dish.scene.style === 'round'
    const sweet = !round && dish.called(/banana|zucchini bread|pumpkin bread/)
    const dough = sweet ? TEA_BREAD : crumbOf(dish)
    const look = round ? { ...dough, mid: mix(dough.mid, HEARTH, 0.55), dark: mix(dough.dark, HEARTH, 0.7) } : dough
    const crumb = mix(look.light, rgb('#f6dfae'), sweet ? 0.1 : 0.45)
    const nuts = dish.of('nut').length > 0
    const cut: LoafLook = { crumb, crust: look, round, moist: sweet, nuts }
    if (!round) {
      besideLoaf(scene, dish)
      tinLoaf(scene, cut)
      return
    }
    const [x, y] = [scene.x - 70, scene.y - 60]
    hearthLoaf(scene, x, y, cut)
    for (let i = 0; i < 2; i++) sliceOfLoaf(scene, scene.x + 60 + i * 150, scene.y + 128 - i * 26, 0.24 - i * 0.36, cut)
    garnish(scene, dish, { x, y, radius: 90 }, 0.6, 0.8)
  },
  cutlery: 'none',
}

/** A little of what is in it lies on the board: walnuts, slices of banana. */
function besideLoaf(scene: Scene, dish: Dish): void {
  const [x, y] = [scene.x + 196, scene.y - 128]
  if (dish.called(/banana/))
    for (const [dx, dy] of [
      [-34, 22],
      [10, 30],
      [-6, -6],
    ] as const)
      bananaSlice(scene, x + dx, y + dy, scene.random.between(31, 35))
  if (dish.has(/walnut/))
    for (const [px, py] of scene.spots(5, 52, x + 78, y - 14)) walnutHalf(scene, px, py, scene.random.between(19, 25))
  else garnish(scene, dish, { x: scene.x + 215, y: scene.y - 110, radius: 100 }, 1, 1.2)
}

/** Where a round loaf was cut: how far from its middle, and which way the face looks. */
const HEARTH_CUT = { at: 92, facing: 0.8 }

/** A round loaf with a cross cut into its floury crust, a good end of it already sliced. */
function hearthLoaf(scene: Scene, x: number, y: number, cut: LoafLook): void {
  const { crust: look } = cut
  const seed = scene.random.between(0, 99)
  const [halfWidth, halfDepth, height] = [190, 182, 60]
  const [cos, sin] = [Math.cos(HEARTH_CUT.facing), Math.sin(HEARTH_CUT.facing)]
  const arch = (lx: number, ly: number): number => 62 * Math.sqrt(clamp(1 - hypot(lx / halfWidth, ly / halfDepth) ** 2))
  drum(scene, x, y, {
    radius: halfWidth,
    aspect: halfDepth / halfWidth,
    height,
    edge: 5,
    keep: (lx, ly) => cos * lx + sin * ly < HEARTH_CUT.at,
    side: (base) => {
      const outside = crumbSide(look.mid, look.dark, seed, 0.03)
      return (sx, sy, z) => {
        const [lx, ly] = [sx - x, sy - y]
        if (cos * lx + sin * ly < HEARTH_CUT.at - 5) return outside(sx, sy, z)
        const up = z - base
        const rim = Math.min(halfWidth - hypot(lx, ly), height + arch(lx, ly) - up, up)
        return mix(cutFace(cut, cos * ly - sin * lx + seed * 60, up), look.dark, smooth(10, 5, rim))
      }
    },
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
      const wavy = 12 * Math.sin((lx + ly) * 0.02 + seed)
      const across = smooth(20, 0, Math.abs(ly + wavy)) * smooth(halfWidth, halfWidth * 0.6, Math.abs(lx))
      const along = smooth(18, 0, Math.abs(lx + wavy)) * smooth(halfDepth, halfDepth * 0.6, Math.abs(ly))
      const score = Math.max(across, along)
      const flour = smooth(0.42, 0.7, layeredNoise(lx * 0.012 - seed, ly * 0.012, 4)) * 0.5 * (1 - score)
      const crust = mix(mix(look.mid, look.dark, n * 0.8), look.light, score * 0.8)
      return [mix(crust, rgb('#f3e6cc'), flour), arch(lx, ly) + n * 14 - score * 9, 0.08]
    },
  })
}

/** A loaf from a tin: brown walls, a ragged split along the top of a tea bread where it rose. */
function tinLoaf(scene: Scene, cut: LoafLook): void {
  const { crust: look, moist: burst } = cut
  const seed = scene.random.between(0, 99)
  const form = { halfLength: 185, halfWidth: 108, wall: 76, dome: burst ? 52 : 60 }
  const paint: LoafPaint = {
    rind: burst ? 5 : 6,
    rough: burst ? 4.5 : 2,
    coarse: burst ? 3 : 1.4,
    inside: (v, w) => loafCrumb(cut, v + seed * 60, w),
    crust: (u, v, w) => {
      const n = layeredNoise(u * 0.024 + seed, v * 0.024 + w * 0.02, 3)
      const fine = layeredNoise(u * 0.13 + seed, v * 0.13 + w * 0.13, 2)
      const above = smooth(form.wall - 14, form.wall + 18, w)
      const baked = mix(mix(look.mid, look.light, 0.3 * (1 - above)), look.dark, 0.15 + 0.5 * n + 0.18 * above)
      if (!burst) return scaled(baked, 0.92 + 0.16 * fine)
      const ragged = layeredNoise(u * 0.035 + seed, seed, 2)
      const torn = Math.abs(v + Math.sin(u * 0.018 + seed) * 16 + (layeredNoise(u * 0.05, seed, 3) - 0.5) * 54)
      const split = smooth(6 + 40 * ragged, 2 + 14 * ragged, torn) * above
      return scaled(mix(baked, look.light, 0.6 * split * (0.35 + 0.9 * fine)), 0.9 + 0.2 * fine)
    },
  }
  cutLoaf(scene, { form, paint, turn: 0.7, thick: 32, x: scene.x + 40, y: scene.y + 34 })
}

const CORN_CRUMB = { light: rgb('#f3d27a'), mid: rgb('#e0ab46'), dark: rgb('#a8641c') }
const SKILLET_RADIUS = 272

/** Cornbread in its iron skillet, a wedge taken out: yellow crumb, a brown edge where it met the pan. */
function skilletBread({ scene }: Stage): void {
  skillet(scene, 322, scene.random.pick([0.55, 2.6, -0.5]))
  const seed = scene.random.between(0, 99)
  drum(scene, scene.x, scene.y, {
    radius: SKILLET_RADIUS,
    height: 46,
    edge: 12,
    keep: (x, y) => {
      const angle = Math.atan2(y, x)
      return angle < 0.85 || angle > 1.5
    },
    side: (base) => (x, y, z) => {
      const outside = hypot(x - scene.x, y - scene.y) > SKILLET_RADIUS * 0.95
      const crumb = crumbSide(CORN_CRUMB.light, CORN_CRUMB.mid, seed, 0.1)(x, y, z)
      return outside || z - base > 40 ? mix(crumb, CORN_CRUMB.dark, 0.7) : crumb
    },
    top: (x, y) => {
      const d = hypot(x, y) / SKILLET_RADIUS
      const n = layeredNoise(x * 0.018 + seed, y * 0.018, 4)
      const m = layeredNoise(x * 0.07 + seed, y * 0.07, 3)
      const crack = smooth(0.016, 0, Math.abs(n - 0.5)) * smooth(0.9, 0.5, d)
      const baked = mix(
        mix(CORN_CRUMB.light, CORN_CRUMB.mid, smooth(0.3, 0.7, n)),
        CORN_CRUMB.dark,
        smooth(0.8, 1, d) * 0.8,
      )
      const spotted = mix(baked, CORN_CRUMB.dark, smooth(0.55, 0.75, m) * 0.45)
      return [mix(spotted, CORN_CRUMB.light, crack * 0.6), (n - 0.5) * 12 + 8 * (1 - d) - crack * 3, 0.2]
    },
  })
}

const HAM = rgb('#d98c84')
const NUT_LOAF = rgb('#9c7648')

/** A glazed meatloaf or ham, or a nut roast, its first slices laid before it; what is fresh beside it. */
function meatloaf({ scene, dish, setting }: Stage): void {
  platter(scene, 425, 270, 0, setting.ceramic)
  const fresh = dish.pieces.filter(
    (part) => ['leaf', 'vegetable'].includes(part.look.kind) && part.cut !== 'chop' && part.done === null,
  )
  toss(scene, fresh, { x: scene.x + 260, y: scene.y - 90, radius: 110 }, { cover: 1.1 })
  const ham = dish.called(/\bham\b/)
  const nuts = dish.of('nut').map((part) => part.look.colour)
  const body = ham ? HAM : nuts.length ? NUT_LOAF : rgb('#b07a50')
  const glaze = ham ? rgb('#a8601c') : rgb('#9a2f0e')
  const flecks = ham
    ? [mix(HAM, WHITE, 0.35)]
    : [...nuts, ...dish.of('leaf', 'vegetable', 'herb').map((part) => part.look.colour)]
  const meat = minced(body, flecks, scene.random.between(0, 99))
  const seed = scene.random.between(0, 99)
  const crust = rgb('#6f3d1e')
  const form = { halfLength: 190, halfWidth: 116, wall: 46, dome: 70 }
  const paint: LoafPaint = {
    rind: 5,
    rough: 9,
    coarse: 5,
    inside: (v, w) => [meat(v + seed * 40, w), 0],
    crust: (u, v, w) => {
      const n = layeredNoise(u * 0.05 + seed, v * 0.05 + w * 0.06, 3)
      return scaled(mix(meat(u + v * 0.4, w + v * 0.4), crust, 0.72), 0.7 + 0.6 * n)
    },
  }
  const brushed = { colour: glaze, dark: rgb(ham ? '#5a2c0c' : '#5c1a08'), reach: 66, thick: 3, thin: true }
  // Nothing is brushed on a nut roast.
  cutLoaf(scene, {
    form,
    paint,
    ...(!nuts.length && { glaze: brushed }),
    turn: 0.44,
    thick: 36,
    x: scene.x + 84,
    y: scene.y + 22,
  })
}

/** The cut face of ground meat: coarse, with flecks of what was mixed in. */
function minced(body: Rgb, flecks: readonly Rgb[], seed: number): (x: number, y: number) => Rgb {
  return (x, y) => {
    const n = layeredNoise(x * 0.09 + seed, y * 0.09, 3)
    const crumb = noise(x * 0.16 + seed, y * 0.16)
    // Small bits of what cooked soft in it, one to a few squares.
    const [i, j] = [Math.floor(x / 13), Math.floor(y / 13)]
    const own = (k: number): number => noise(i * 7.3 + k * 3.1 + seed, j * 5.7 + k * 1.9 + 0.5)
    const off = hypot(x - (i + 0.3 + 0.4 * own(1)) * 13, y - (j + 0.3 + 0.4 * own(2)) * 13) + 3 * (crumb - 0.5)
    const fleck = own(3) > 0.56 ? flecks[Math.floor(own(4) * 12) % Math.max(1, flecks.length)] : undefined
    const flesh = scaled(body, 0.72 + 0.36 * n + 0.24 * crumb)
    return fleck ? mix(flesh, fleck, 0.5 * smooth(2 + 3 * own(5), 1, off)) : flesh
  }
}
