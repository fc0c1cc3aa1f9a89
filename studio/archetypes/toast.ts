// Open toasts: what is spread on the bread, what is laid on that, and what is strewn over both.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, toss } from '#studio/laying.ts'
import { isCookedIn, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { WHEAT } from '#studio/shapes/breads.ts'
import { broiledCheese } from '#studio/shapes/dairy.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { griddleBread } from '#studio/shapes/griddle-bread.ts'
import { honeyOver } from '#studio/shapes/honey.ts'
import { pumpkinSeed } from '#studio/shapes/pumpkin-seed.ts'
import { OUTLINES, type SpreadKind, spreadOn, type Toast, type ToastKind, toastBase } from '#studio/shapes/toasts.ts'
import { board, platter } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { frenchToast } from './french-toast.ts'
import { saucyBeans } from './saucy-beans.ts'

const SPREADS =
  /avocado|hummus|ricotta|cream cheese|peanut butter|almond butter|goat|yog|skyr|labneh|cottage|tahini|liver|egg salad|tuna|mayonnaise|beet/
const FRENCH_TOAST = /french toast|pain perdu|torrijas|eggy bread/
/** Half width and half height of a piece of bread, and where the pieces lie. */
const SIZES: Record<ToastKind, readonly [number, number]> = {
  tin: [164, 184],
  sourdough: [176, 152],
  roll: [232, 124],
  crispbread: [108, 212],
  'rice-cake': [166, 166],
}
/** A round of split pita. */
const PITA = [184, 184] as const
const PAIR = [
  [-182, -24, -0.16],
  [176, 28, 0.12],
] as const
const STACKED = [
  [-96, -128, -0.1],
  [92, 122, -0.05],
] as const
const THREE = [
  [-252, -6, -0.06],
  [2, 14, 0.05],
  [254, -10, -0.03],
] as const
const SMALL = [
  [-235, -70, -0.1],
  [0, -80, 0.1],
  [235, -62, 0],
  [-120, 110, 0.12],
  [125, 105, -0.1],
] as const

function kindOfBread(name: string): ToastKind {
  if (/crisp ?bread|knacke/.test(name)) return 'crispbread'
  if (/rice cake/.test(name)) return 'rice-cake'
  if (/\broll|bolillo|baguette|ciabatta/.test(name)) return 'roll'
  return /sourdough|country|ciabatta|rye|italian/.test(name) ? 'sourdough' : 'tin'
}

function kindOfSpread(dish: Dish, spread: Part | undefined): SpreadKind {
  if (!spread) return /tomato/.test(dish.scene.sauce) ? 'pulp' : 'smooth'
  return /cottage|avocado|egg salad|tuna/.test(spread.name) ? 'curds' : 'smooth'
}

/** Large enough, and cut flat enough, to be laid in rows. */
function isLaidInRows({ piece, cut }: Part): boolean {
  return piece !== null && piece.reach > 13 && (cut === 'slice' || cut === 'wedge')
}

/** Slices that overlap like tiles, row after row: each row of one food. */
function layRows(scene: Scene, parts: readonly Part[], toast: Toast, scale: number): void {
  const { x, y, halfWidth, halfHeight, turn, kind } = toast
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const reach = Math.max(...parts.map((part) => (part.piece?.reach ?? 0) * scale))
  const rows = Math.max(2, Math.floor((halfHeight * 1.5) / (reach * 1.85)))
  for (let row = 0; row < rows; row++) {
    const part = parts[row % parts.length]
    const piece = part?.piece
    if (!piece) continue
    const v = ((row + 0.5) / rows - 0.5) * halfHeight * 1.62
    const step = piece.reach * scale * (part.cut === 'wedge' ? 1.75 : 1.5)
    const count = Math.floor((halfWidth * 1.7) / step)
    for (let i = 0; i < count; i++) {
      const u = (i - (count - 1) / 2) * step + scene.random.bell() * step * 0.16
      const w = v + scene.random.bell() * reach * 0.22
      if (OUTLINES[kind](u / halfWidth, w / halfHeight) > (kind === 'rice-cake' ? 0.66 : 0.84)) continue
      piece.draw(scene, x + cos * u - sin * w, y + sin * u + cos * w, scale)
    }
  }
}

function layOn(scene: Scene, dish: Dish, toast: Toast, top: number, small: boolean): void {
  const { x, y, halfWidth, halfHeight, turn, kind } = toast
  const radius = Math.min(halfWidth, halfHeight) * 0.94
  const isSpread = (part: Part): boolean => SPREADS.test(part.name) || part.cut === 'puree'
  const spread = dish.scene.sauce ? undefined : dish.parts.find((part) => isSpread(part) && part.look.kind !== 'bread')
  const melted = kind === 'roll' ? dish.of('cheese').find((part) => part.grams > 40 && isCookedIn(part)) : undefined
  const laid = dish.pieces.filter(
    (part) => part !== spread && part !== melted && part.look.kind !== 'egg' && !dish.isBeside(part),
  )
  // A salsa goes on after the cheese has melted.
  const isFresh = (part: Part): boolean => melted !== undefined && part.look.kind === 'vegetable'
  // Simmered in tomato they are orange-red, whatever color they were.
  const beans = /tomato/.test(dish.scene.sauce) && dish.of('legume').length > 0
  const refried = /refried/.test(dish.scene.sauce)
  const sauce = refried ? mix(dish.sauce.light, rgb('#8a4a22'), 0.9) : dish.sauce.light
  const colour = spread?.look.inside ?? spread?.look.colour ?? (dish.scene.sauce ? sauce : undefined)
  if (beans) saucyBeans(scene, toast, top)
  else if (colour) spreadOn(scene, toast, top, colour, kindOfSpread(dish, spread))
  const keep = (px: number, py: number): boolean => {
    const u = (px - x) * Math.cos(turn) + (py - y) * Math.sin(turn)
    const v = (py - y) * Math.cos(turn) - (px - x) * Math.sin(turn)
    return OUTLINES[kind](u / halfWidth, v / halfHeight) < 0.84
  }
  const tops = laid.filter((part) => !isFresh(part))
  const rows = tops.filter(isLaidInRows)
  const loose = tops.filter((part) => !isLaidInRows(part) && !(beans && part.look.kind === 'legume'))
  const scale = small ? 0.66 : 0.95
  // A few of them; they would hide what they lie on.
  const olives = loose.some(({ name }) => /olive/.test(name))
  if (rows.length) layRows(scene, rows, toast, scale)
  const reach = { x, y, radius: Math.max(halfWidth, halfHeight) * 0.9, keep }
  const coat = dish.scene.sauce ? sauced(sauce, 1.1, scene.random.between(0, 99), 0.35) : null
  scene.field.withFinish(coat, () =>
    toss(scene, loose, reach, { cover: rows.length ? (olives ? 0.15 : 0.3) : coat ? 1.3 : 0.9, scale, rise: 30 }),
  )
  if (melted) {
    const pale = mix(melted.look.colour, rgb('#ffc650'), 0.6)
    broiledCheese(scene, x, y, halfWidth * 1.04, halfHeight * 1.02, pale, rgb('#a85f1a'))
    toss(scene, laid.filter(isFresh), { x, y, radius: radius * 0.62 }, { cover: 1.1, scale: 0.85 })
  }
  const egg = dish.eggs.find((part) => part.cut === 'plain')
  if (egg) friedEgg(scene, x, y, small ? 56 : 88)
  garnish(scene, dish, { ...reach, radius }, 1.1, small ? 0.7 : 0.9)
  // On green they are lost, unless they are large and dark.
  if (dish.called(/pumpkin seed/))
    for (const [px, py] of scene.spots(34, radius * 1.05, x, y))
      if (keep(px, py)) pumpkinSeed(scene, px, py, scene.random.between(11, 13.5))
  // A thread of honey over fruit and soft cheese.
  if (spread && dish.has(/honey/) && dish.of('fruit').length) honeyOver(scene, radius * 0.62, 2.2, 5, x, y)
}

export const toast: Archetype = {
  zoom: [1.16, 1.26],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.called(FRENCH_TOAST)) {
      frenchToast(stage)
      return
    }
    if (scene.random.chance(0.6)) board(scene, 430, 280, scene.random.between(-0.06, 0.06))
    else platter(scene, 430, 265, scene.random.between(-0.06, 0.06), setting.ceramic)
    const bread = dish.first('bread')
    const isRoll = /\broll|bolillo/.test(bread?.name ?? '')
    const crumb = mix(bread?.look.colour ?? rgb('#e9c98e'), rgb(isRoll ? '#fbe2a8' : '#f0d9a8'), isRoll ? 0.7 : 0.3)
    const crust = mix(bread?.look.colour ?? crumb, rgb(isRoll ? '#c07a2c' : '#8f5220'), 0.75)
    const small = /bruschetta|crostini|canap|smorrebrod/.test(dish.words)
    const kind = kindOfBread(`${bread?.name ?? ''} ${dish.words}`)
    const pita = /pita/.test(bread?.name ?? '')
    const places = small ? SMALL : kind === 'crispbread' ? THREE : kind === 'roll' ? STACKED : PAIR
    for (const [dx, dy, lean] of places) {
      const [w, h] = pita ? PITA : SIZES[kind]
      const toast: Toast = {
        x: scene.x + dx,
        y: scene.y + dy,
        halfWidth: small ? w * 0.6 : w,
        halfHeight: small ? h * 0.6 : h,
        turn: lean + scene.random.bell() * 0.05,
        kind: pita ? 'rice-cake' : kind,
        crumb,
        crust,
        striped: bread?.done === 'grilled',
      }
      let top: number
      if (pita) {
        griddleBread(scene, toast.x, toast.y, { radius: toast.halfWidth, thick: 16, look: WHEAT, puff: 4 })
        top = scene.field.heightAt(toast.x, toast.y)
      } else top = toastBase(scene, toast)
      layOn(scene, dish, toast, top, small)
    }
    // In the two corners that the halves of a roll leave free.
    for (const part of dish.parts.filter((part) => part.piece && dish.isBeside(part)))
      for (const [dx, dy] of [
        [-308, 128],
        [306, -118],
      ] as const)
        for (const off of [-34, 34]) part.piece?.draw(scene, scene.x + dx + off, scene.y + dy + off * 0.5, 1.15)
  },
  cutlery: 'none',
}
