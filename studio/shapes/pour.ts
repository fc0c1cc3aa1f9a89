// A broth that one sees into: what lies in it keeps its own light and shade, and is dyed the more the deeper it lies.
import { mix, type Rgb, WHITE } from '#studio/colour.ts'
import { SOLID } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

export interface PourOptions {
  level: number
  radius: number
  /** What is left of white light that came up from a depth of `deep`. */
  tint: Rgb
  deep?: number
  /** The color of what clouds it, and how deep one sees before that hides everything; in scene units. */
  body: Rgb
  clear: number
  rough?: number
  x?: number
  y?: number
}

/** Scene units of broth that even its shallowest place counts for: without them it would fade out at the wall like paint. */
const FILM = 9
const HAZE = 2.4
/** Steeper slopes are lit as this one. */
const STEEPEST = 1.3
const LIGHT_X = Math.cos(DAY.azimuth)
const LIGHT_Y = Math.sin(DAY.azimuth)
const [FLAT, UP] = [Math.cos(DAY.elevation), Math.sin(DAY.elevation)]
/** Light falls steeper in water than in air. */
const FALL = 1.3
const SHADOW_STEPS = [4, 9, 15, 22, 30, 39] as const
/** How far the waves shift what is seen through them, as a share of its depth. */
const BEND = 0.16

/** Fills the dish up to a level; what stands higher stays as it is. */
export function pour(scene: Scene, options: PourOptions): void {
  const { level, radius, tint, deep = 26, body, clear, rough = 1, x: cx = scene.x, y: cy = scene.y } = options
  const { field } = scene
  const { scale, pixelWidth: width, pixelHeight: height, colour } = field
  field.showGround()
  const z = field.height.slice()
  const seen = colour.slice()
  const [left, top] = field.view
  const seed = scene.random.between(0, 99)
  const shine = mix(tint, WHITE, 0.7)
  // In a cloudy one many small pieces would all be outlined.
  const glints = 0.3 + 0.7 * smooth(8, 40, clear)
  const logTint = tint.map((c) => Math.log(Math.max(0.004, c)))
  const at = (px: number, py: number): number => z[py * width + px] ?? level
  const [x0, x1] = [(cx - radius - left) * scale, (cx + radius - left) * scale].map((x) => clamp(x | 0, 1, width - 2))
  const [y0, y1] = [(cy - radius - top) * scale, (cy + radius - top) * scale].map((y) => clamp(y | 0, 1, height - 2))
  for (let py = y0 as number; py <= (y1 as number); py++)
    for (let px = x0 as number; px <= (x1 as number); px++) {
      const [sx, sy] = field.sceneAt(px, py)
      const r = hypot(sx - cx, sy - cy)
      const i = py * width + px
      const below = at(px, py)
      if (r > radius || below > level + rough * 2) continue
      const n = layeredNoise(sx * 0.011 + seed, sy * 0.011, 3)
      const m = layeredNoise(sx * 0.04 + seed, sy * 0.04 + seed, 3)
      // Calm where it is shallow: it would otherwise lap over the wall in dots.
      const calm = smooth(radius, radius * 0.8, r) * smooth(0, 16, level - below)
      const surface = level + ((n - 0.5) * 2 + (m - 0.5) * 0.9) * rough * calm
      const depth = surface - below
      if (depth <= 0) continue
      const slopeX = (at(px + 1, py) - at(px - 1, py)) * scale * 0.5
      const slopeY = (at(px, py + 1) - at(px, py - 1)) * scale * 0.5
      const steep = hypot(slopeX, slopeY)
      const capped = steep > STEEPEST ? STEEPEST / steep : 1
      const facing = (UP - FLAT * capped * (slopeX * LIGHT_X + slopeY * LIGHT_Y)) / hypot(1, Math.min(steep, STEEPEST))
      let shadow = 0
      for (const step of SHADOW_STEPS) {
        const over = at(px + ((LIGHT_X * step * scale) | 0), py + ((LIGHT_Y * step * scale) | 0)) - below - step * FALL
        shadow = Math.max(shadow, clamp(over / (6 + 0.2 * depth)))
      }
      // Ripples gather the light on the floor in a faint net.
      const net = 0.09 * smooth(0.1, 0, Math.abs(m - 0.5)) * smooth(8, 24, depth)
      const lit = (0.45 + (0.55 * Math.max(0, facing)) / UP + net) * (1 - 0.36 * shadow)
      const kept = Math.exp(-(depth + HAZE) / clear)
      // Waves bend what is seen through them; what stands out of the broth is not drawn into it.
      const shift = BEND * depth * scale * calm
      const moved = (py + Math.round((n - 0.5) * shift)) * width + px + Math.round((m - 0.5) * shift)
      const from = (z[moved] ?? level + 1) < level ? moved : i
      // It climbs a little up a wall or a piece: a dark line at its very edge, and a bright one next to it.
      const climb = smooth(0.3, 0.7, steep)
      const atWall = smooth(0.9, 0.94, r / radius)
      const bright = (0.26 * glints + 0.24 * atWall) * climb * smooth(1.4, 2.4, depth) * smooth(5.4, 3.2, depth)
      const edge = 1 - (0.12 + 0.24 * atWall) * climb * smooth(2.4, 1.4, depth)
      for (let c = 0; c < 3; c++) {
        const dyed = Math.exp(((logTint[c] as number) * (depth + FILM)) / deep)
        const own = ((seen[from * 3 + c] as number) * lit * dyed * kept + (body[c] as number) * (1 - kept)) * edge
        colour[i * 3 + c] = own + ((shine[c] as number) - own) * bright
      }
      field.height[i] = surface + 1.4 * climb * smooth(4, 0, depth)
      field.gloss[i] = 1
      field.pieceDepth[i] = SOLID
    }
}
