// A kind of dish and how it is laid out.
import type { Rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { WantedCutlery } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import type { CameraName } from '#studio/scene-spec.ts'
import type { Setting } from '#studio/setting.ts'

export interface Stage {
  scene: Scene
  dish: Dish
  setting: Setting
}

export interface Archetype {
  /** How close the camera may come: least and greatest zoom. */
  zoom: readonly [number, number]
  draw: (stage: Stage) => void
  /** Views that suit it, the usual one more than once; from above when left out. */
  cameras?: readonly CameraName[] | ((dish: Dish) => readonly CameraName[])
  /** Its apparent color, where that is not the mean of its ingredients. */
  tone?: Rgb
  /** 'none' where hands are used, 'spoon' for what cannot be eaten otherwise; else by cuisine, or instead of its fork or spoon. */
  cutlery?: 'none' | WantedCutlery
}

export const BOWL_ZOOM = [1.24, 1.44] as const
export const PLATE_ZOOM = [1.2, 1.38] as const
export const BOARD_ZOOM = [1.12, 1.24] as const

/** Soups, porridges and the like, from the bowl they are eaten from. */
export const HOT_BOWL = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
} as const
