// Loaves that are cut: bread, tea bread, meatloaf.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, crumbOf } from '#studio/shapes/breads.ts'
import { cutFace, type LoafLook, risen, sliceOfLoaf, TIN } from '#studio/shapes/loaf-slice.ts'
import { block, crumbSide, drum } from '#studio/shapes/upright.ts'
import { board, platter, skillet } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM, type Stage } from './archetype.ts'
import { sandwichLoaf } from './sandwich-loaf.ts'

/** The crust of a loaf baked free on a hot stone. */
const HEARTH = rgb('#6f3c18')

/** Banana and brown sugar: a warm crumb under a chestnut crust. */
const TEA_BREAD: CrustLook = { light: rgb('#e3b160'), mid: rgb('#bd7630'), dark: rgb('#834416') }

/** A loaf, cut: slices lie before the rest, crumb up. */
export const loaf: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish } = stage
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
    const [x, y] = round ? [scene.x - 70, scene.y - 60] : [scene.x - 124, scene.y - 70]
    if (round) hearthLoaf(scene, x, y, cut)
    else tinLoaf(scene, x, y, cut)
    for (let i = 0; i < 2; i++) {
      const at = round
        ? ([scene.x + 60 + i * 150, scene.y + 128 - i * 26] as const)
        : ([scene.x + 62 + i * 150, scene.y + 172 - i * 26] as const)
      sliceOfLoaf(scene, ...at, 0.24 - i * 0.36, cut)
      const inside = dish.of('fruit', 'vegetable').filter((part) => part.piece)
      toss(scene, inside, { x: at[0], y: at[1], radius: 60 }, { cover: 0.2, scale: sweet ? 0.7 : 0.4 })
    }
    garnish(scene, dish, { x, y, radius: 90 }, sweet ? 1.6 : 0.6, sweet ? 1.2 : 0.8)
  },
  cutlery: 'none',
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

/** A loaf from a tin, cut at the end that looks to the front. */
function tinLoaf(scene: Scene, x: number, y: number, cut: LoafLook): void {
  const { crust: look, moist: burst } = cut
  const seed = scene.random.between(0, 99)
  const { halfLength, halfWidth, turn } = TIN
  const base = scene.field.settle(x, y, 120, 60, turn, 0.6, 0).z
  const crust = crumbSide(look.mid, look.dark, seed, 0.03)
  const side: SidePaint = (sx, sy, z) => {
    const lx = Math.cos(turn) * (sx - x) + Math.sin(turn) * (sy - y)
    const ly = Math.cos(turn) * (sy - y) - Math.sin(turn) * (sx - x)
    const up = z - base
    if (lx < halfLength - 6) return scaled(mix(crust(sx, sy, z), look.dark, 0.35 * smooth(30, 0, up)), 0.96)
    const rim = Math.min(halfWidth - Math.abs(ly), risen(ly) - up, up)
    return mix(cutFace(cut, ly + seed * 60, up), look.dark, smooth(8, 4, rim))
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
      // Round corners at the far end only; the near one was cut.
      if (roundedBox(lx - 40, ly, halfLength + 40, halfWidth, 40) > 0 || lx > halfLength) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
      // The crust burst along the middle as it rose: ragged, wide in places, paler and coarse inside.
      const ragged = burst ? layeredNoise(lx * 0.035 + seed, seed, 3) : 0.28
      const torn = Math.abs(
        ly + Math.sin(lx * 0.02 + seed) * 12 + (layeredNoise(lx * 0.06, seed, 2) - 0.5) * (burst ? 22 : 0),
      )
      const split = smooth(10 + 34 * ragged, 4 + 16 * ragged, torn) * smooth(-halfLength, -halfLength * 0.6, lx)
      const coarse = burst ? layeredNoise(lx * 0.11 + seed, ly * 0.11, 3) : 0.5
      const end = smooth(0, 60, lx + halfLength)
      const baked = mix(mix(look.mid, look.dark, 0.25 + n * 0.6), scaled(look.light, 0.7 + 0.5 * coarse), split * 0.75)
      const z =
        base + TIN.wall + (risen(ly) - TIN.wall) * (0.5 + 0.5 * Math.sqrt(end)) + n * 8 - split * (12 - 9 * coarse)
      return put(out, baked, z, 0.12)
    }),
  )
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

/** A glazed meatloaf, its first slices laid before it; what is fresh beside it. */
function meatloaf({ scene, dish, setting }: Stage): void {
  platter(scene, 425, 270, 0, setting.ceramic)
  const fresh = dish.pieces.filter(
    (part) => ['leaf', 'vegetable'].includes(part.look.kind) && part.cut !== 'chop' && part.done === null,
  )
  toss(scene, fresh, { x: scene.x + 250, y: scene.y - 60, radius: 120 }, { cover: 1.1 })
  const yolky = dish.grams('egg') > 200
  const body = yolky ? rgb('#e8c690') : rgb('#95603c')
  const glaze = rgb(yolky ? '#f4b62c' : '#7a2c0e')
  const flecks = dish.of('leaf', 'vegetable', 'herb').map((part) => part.look.colour)
  const meat = minced(body, flecks, scene.random.between(0, 99))
  const seed = scene.random.between(0, 99)
  block(scene, scene.x - 70, scene.y - 80, {
    halfWidth: 230,
    halfDepth: 92,
    height: 74,
    turn: -0.06,
    corner: 40,
    edge: 30,
    side: (base) => (x, y, z) => {
      const drip = 52 + 44 * (layeredNoise(x * 0.022 + seed, seed, 2) - 0.5)
      return z - base > drip ? mix(glaze, rgb('#9a4a14'), yolky ? 0 : 0.5) : scaled(meat(x + y * 0.3, z), 0.9)
    },
    top: (x, y) => {
      const n = layeredNoise(x * 0.03 + seed, y * 0.03, 3)
      const caught = smooth(0.5, 0.75, layeredNoise(x * 0.05 - seed, y * 0.05, 3))
      return [mix(glaze, rgb('#4a150a'), caught * 0.5), 16 * (1 - (y / 92) ** 2) + n * 12, 0.75]
    },
  })
  const crust = yolky ? body : rgb('#5f3418')
  for (let i = 0; i < 3; i++) {
    const at = [scene.x - 150 + i * 128, scene.y + 112 + i * 8] as const
    sliceOfMeatloaf(scene, ...at, 0.22 - i * 0.1, meat, { glaze, crust, cap: yolky ? 36 : 0 })
  }
  garnish(scene, dish, { x: scene.x - 40, y: scene.y + 60, radius: 220 }, 0.5)
}

/** The cut face of ground meat: coarse, with flecks of what was mixed in. */
function minced(body: Rgb, flecks: readonly Rgb[], seed: number): (x: number, y: number) => Rgb {
  return (x, y) => {
    const n = layeredNoise(x * 0.09 + seed, y * 0.09, 3)
    const cell = layeredNoise(x * 0.075 - seed, y * 0.075, 2)
    const which = layeredNoise(x * 0.03 + seed * 2, y * 0.03, 2)
    const fleck = flecks[Math.floor(which * 12) % Math.max(1, flecks.length)]
    const flesh = scaled(body, 0.78 + 0.5 * n)
    return fleck && cell > 0.66 ? mix(flesh, fleck, 0.55) : flesh
  }
}

function sliceOfMeatloaf(
  scene: Scene,
  x: number,
  y: number,
  turn: number,
  meat: (x: number, y: number) => Rgb,
  /** `cap`: how deep the layer on top goes, where it is more than a glaze. */
  { glaze, crust, cap }: { glaze: Rgb; crust: Rgb; cap: number },
): void {
  const base = scene.field.settle(x, y, 50, 50, turn, 0.8, 0.05).z
  scene.field.withSides(
    () => scaled(crust, 0.8),
    () =>
      scene.field.stamp(x, y, 130, turn, (lx, ly, out) => {
        const edge = (Math.abs(lx / 92) ** 3 + Math.abs(ly / 78) ** (ly < 0 ? 2.4 : 5)) ** (1 / 3)
        if (edge > 1) return false
        const rim = smooth(0.86, 0.96, edge)
        const outside = ly < 24 ? glaze : crust
        const n = layeredNoise(lx * 0.09 + x, ly * 0.09, 3)
        const topmost = cap ? smooth(cap - 78 + 3, cap - 78 - 3, ly + n * 6) : 0
        const face = mix(meat(lx + x, ly + y), scaled(glaze, 0.85 + 0.3 * n), topmost)
        return put(out, mix(face, outside, rim), base + 22 + n * 6 - rim * 3, 0.25 + rim * 0.4)
      }),
  )
}
