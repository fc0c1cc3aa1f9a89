// A recipe's picture: from its ingredients to pixels.
import { createHash } from 'node:crypto'
import type { Archetype } from './archetypes/archetype.ts'
import { cameraFor, developed, lightFor, type Pixels, SCENE_DEPTH, SCENE_WIDTH } from './camera.ts'
import { ARCHETYPES, formOf } from './compose.ts'
import { Dish } from './dish.ts'
import { Field } from './field.ts'
import type { PicturedRecipe } from './input.ts'
import { layCutlery, setTable } from './laying.ts'
import { Random } from './random.ts'
import { Scene } from './scene.ts'
import { settingFor } from './setting.ts'
import { palenessOf, whitenessOf } from './whiteness.ts'

/** Increment when the drawing itself changes, to redraw every picture. */
export const EDITION = 20

export function drawRecipe(recipe: PicturedRecipe, pixelsPerUnit: number): Pixels {
  const dish = new Dish(recipe)
  const archetype: Archetype = ARCHETYPES[formOf(dish)]
  const view = new Random(`${dish.seed}/view`)
  const camera = cameraFor(dish, archetype, view)
  const food = archetype.tone
    ? { tone: archetype.tone, whiteness: palenessOf(archetype.tone) }
    : { tone: dish.tone, whiteness: whitenessOf(dish.parts) }
  const setting = settingFor(dish.palette, food, view, dish.scene)
  const scene = new Scene(new Field(SCENE_WIDTH, SCENE_DEPTH, pixelsPerUnit, camera), dish.seed)
  setTable(scene, setting)
  // A board fills the picture; cutlery would lie half under it. What is only a snack is eaten by hand.
  const byHand = dish.types.every((type) => type === 'snack')
  const { cutlery } = dish.scene
  if (cutlery) {
    if (cutlery !== 'none') layCutlery(scene, setting, cutlery)
  } else if (archetype.cutlery !== 'none' && !byHand && dish.scene.vessel !== 'board')
    layCutlery(scene, setting, archetype.cutlery)
  archetype.draw({ scene, dish, setting })
  return developed(scene.field, lightFor(view))
}

/** Hash of everything the picture depends on. */
export function recipeHash(recipe: PicturedRecipe): string {
  const ingredients = recipe.ingredients.map(({ food, name, grams, preparation, eatenShare }) => [
    // Nothing is drawn by its capitals.
    food.name.toLowerCase(),
    name.toLowerCase(),
    Math.round(grams * 10) / 10,
    preparation,
    eatenShare,
  ])
  const dish = new Dish(recipe)
  const treatments = dish.parts.map(({ name, cut, done }) => [name, cut, done])
  const { id, title, cuisines, dishTypes, scene } = recipe
  const fromSteps = [treatments, dish.eggStyle, dish.breaded, dish.drizzled, dish.eggThreads]
  return inputHash([id, title, cuisines, dishTypes, scene, ingredients, fromSteps])
}

export function inputHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, input]))
    .digest('hex')
    .slice(0, 16)
}
