// The camera's three views, chosen by the dish, and the final image.
import type { Archetype } from './archetypes/archetype.ts'
import type { Dish } from './dish.ts'
import { softenedFar } from './far-blur.ts'
import type { Camera, Field } from './field.ts'
import { Canvas } from './overlay.ts'
import { projected } from './projection.ts'
import type { Random } from './random.ts'
import type { CameraName } from './scene-spec.ts'
import { DAY, Exposure, type Light, shade } from './shading.ts'
import { smoothEdges } from './smooth-edges.ts'

export const SCENE_WIDTH = 1200
export const SCENE_DEPTH = 800

export interface Pixels {
  width: number
  height: number
  rgb: Uint8Array<ArrayBuffer>
}

interface CameraKind {
  /** Angle from straight above, in radians. */
  tilt: number
  /** Times the archetype's own zoom. */
  zoom: number
}

/** How much further away the camera is that shows the whole vessel. */
const WHOLE = 0.88

/** Cuisine cards and the site's own pictures look at a whole table. */
export const TABLE_TILT = 0.5

const KINDS: Record<CameraName, CameraKind> = {
  above: { tilt: 0, zoom: 1 },
  'three-quarter': { tilt: 0.68, zoom: 1.14 },
  close: { tilt: 0.86, zoom: 1.34 },
  // Nearly level, for what is built upward.
  low: { tilt: 1.04, zoom: 1.34 },
}

export function cameraFor(dish: Dish, archetype: Archetype, random: Random): Camera {
  const { cameras = ['above'] } = archetype
  const name = dish.scene.camera ?? random.pick(typeof cameras === 'function' ? cameras(dish) : cameras)
  const { tilt, zoom } = KINDS[name]
  const { frame } = dish.scene
  const closeness = random.between(...archetype.zoom) * (frame === 'whole' ? WHOLE : 1)
  const [panX, panY] = [random.between(-60, 60) / zoom, random.between(-26, 26) / zoom]
  return { tilt, zoom: closeness * zoom, panX: frame ? 0 : panX, panY: frame ? 0 : panY }
}

/** Usually from the left, sometimes from the right, at slightly varying heights. */
export function lightFor(random: Random): Light {
  const azimuth = (random.chance(0.7) ? DAY.azimuth : -0.95) + random.between(-0.16, 0.16)
  return { ...DAY, azimuth, elevation: DAY.elevation + random.between(-0.1, 0.08) }
}

export function developed(field: Field, light: Light = DAY): Pixels {
  const { pixelWidth: width, pixelHeight, tilt } = field
  field.showGround()
  const exposure = new Exposure(field, light)
  const shaded = shade(field, light, exposure)
  if (tilt === 0) return finished(field, { width, height: pixelHeight, rgb: shaded }, light)
  const rows = Math.round((width * field.depth) / field.width)
  const seen = projected(field, { shaded, exposure, light }, rows)
  softenedFar(seen, width, rows, width * 0.006)
  return finished(field, { width, height: rows, rgb: seen.picture }, light)
}

function finished(field: Field, picture: Pixels, light: Light): Pixels {
  if (field.overlays.length) {
    const canvas = new Canvas(field, picture, light)
    for (const overlay of field.overlays) overlay(canvas)
  }
  smoothEdges(picture.rgb, picture.width, picture.height)
  return picture
}
