// A member's or visitor's own recipe: form defaults, validation, and ids.
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { BYTES_PER_VALUE, LINES_PER_RECIPE } from '#domain/limits.ts'
import { FIRST_CUSTOM_ID, isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { DEFAULT_RECIPE_IMAGE } from './default-image.ts'
import { aboutFiled, type RecipeAbout } from './recipe-about.ts'

export interface RecipeDraft {
  title: string
  image: string
  readyInMinutes: number
  servings: number
  cuisines: string[]
  diets: string[]
  instructions: string
  ingredients: CustomIngredient[]
  /**
   * For a recipe with other recipes in it: `ingredients` and `instructions` contain theirs, so that everything counts,
   * shops, plans and shares it like any other. This is what was typed.
   */
  written?: Pick<RecipeDraft, 'ingredients' | 'instructions'>
  /** The steps of the recipes in it, which come first. */
  sections?: { title: string; steps: number }[]
  /** From another program. */
  about?: RecipeAbout
}

/** What a recipe was: before it was edited, or the one that it is somebody's own version of. */
export interface RecipeVersion {
  /** ISO; missing if unknown. */
  savedAt?: string
  id?: RecipeId
  recipe: RecipeDraft
}

export interface CustomRecipe extends RecipeDraft {
  id: RecipeId
  isCustom: true
  /** ISO; missing until it is edited. */
  savedAt?: string
  /** The recipe that this is somebody's own version of, as it was when they made it. */
  basedOn?: { id: RecipeId; recipe: RecipeDraft }
  /** Newest first. */
  versions?: RecipeVersion[]
}

export const emptyIngredient = (): CustomIngredient => ({ name: '', amount: 1, unit: '' })

export function emptyRecipeDraft(): RecipeDraft {
  return {
    title: '',
    image: '',
    readyInMinutes: 30,
    servings: 4,
    cuisines: [],
    diets: [],
    instructions: '',
    ingredients: [emptyIngredient()],
  }
}

/** Whether the form contains only this recipe: chips may be in another order, and our default picture means none. */
export function isSameDraft(one: RecipeDraft, other: RecipeDraft): boolean {
  const contentOf = ({ title, readyInMinutes, servings, instructions, ingredients, ...draft }: RecipeDraft) =>
    JSON.stringify([
      ...[title, readyInMinutes, servings, instructions],
      draft.image === DEFAULT_RECIPE_IMAGE ? '' : draft.image,
      ingredients.map(({ name, amount, unit, of }) => [name, amount, unit, of]),
      draft.cuisines.toSorted(),
      draft.diets.toSorted(),
    ])
  return contentOf(one) === contentOf(other)
}

export type DraftField = 'title' | 'instructions' | 'ingredients' | 'image' | 'readyInMinutes' | 'servings'
export type CheckedDraft = { ok: true; draft: RecipeDraft } | { ok: false; field: DraftField; message: string }

const MOST_MINUTES = 30 * 24 * 60 // vin d'orange steeps for weeks
export const MOST_RECIPE_SERVINGS = 1000
/** In bytes. The database writes a recipe with spaces between its parts, an id and a few marks. */
const LARGEST_DRAFT = BYTES_PER_VALUE.recipe - 4 * 1024

/** An accepted picture URL: http, https, or a path on this site. */
export function isRecipeImage(image: string): boolean {
  if (/^\/(?![/\\])/.test(image)) return true
  return /^https?:\/\//i.test(image) && URL.canParse(image)
}

const isUntouched = ({ name, amount, unit }: CustomIngredient): boolean =>
  name.trim() === '' && unit.trim() === '' && (amount === 1 || !Number.isFinite(amount))

/**
 * Validates in the order of the form's messages, then cleans up. Untouched rows are dropped; a row with an amount or
 * unit but no name is reported as unfinished.
 */
export function checkRecipeDraft(draft: RecipeDraft): CheckedDraft {
  const refuse = (field: DraftField, message: string): CheckedDraft => ({ ok: false, field, message })
  const title = draft.title.trim()
  const instructions = draft.instructions.trim()
  const image = draft.image.trim()
  const named = draft.ingredients.filter(({ name }) => name.trim() !== '')
  const unfinished = draft.ingredients.some((row) => row.name.trim() === '' && !isUntouched(row))

  if (title === '') return refuse('title', 'Please provide a recipe title.')
  if (instructions === '') return refuse('instructions', 'Please provide recipe instructions.')
  if (named.length === 0 || unfinished) {
    return refuse('ingredients', 'Please provide at least one ingredient with a name.')
  }
  if (named.length > LINES_PER_RECIPE)
    return refuse('ingredients', `A recipe can have at most ${LINES_PER_RECIPE} ingredients.`)
  if (image !== '' && !isRecipeImage(image)) return refuse('image', 'Please enter the image as a web address.')
  if (!(draft.readyInMinutes >= 1)) return refuse('readyInMinutes', 'Preparation time must be at least 1 minute.')
  if (draft.readyInMinutes > MOST_MINUTES) return refuse('readyInMinutes', 'Preparation time can be at most 30 days.')
  if (!(draft.servings >= 1)) return refuse('servings', 'Servings must be at least 1.')
  if (draft.servings > MOST_RECIPE_SERVINGS)
    return refuse('servings', `Servings can be at most ${MOST_RECIPE_SERVINGS}.`)
  if (named.some(({ amount }) => amount < 0)) return refuse('ingredients', 'An amount must be 0 or more.')
  if (new TextEncoder().encode(JSON.stringify(draft)).length > LARGEST_DRAFT)
    return refuse(
      'instructions',
      `This recipe is too long. It can have about ${Math.floor(LARGEST_DRAFT / 1024)} KB of text.`,
    )

  return {
    ok: true,
    draft: {
      title,
      image: image === '' ? DEFAULT_RECIPE_IMAGE : image,
      readyInMinutes: Math.round(draft.readyInMinutes),
      servings: draft.servings,
      cuisines: [...new Set(draft.cuisines)],
      diets: [...new Set(draft.diets)],
      instructions,
      ingredients: named.map(({ name, amount, unit, of }) => ({
        ...(of && { of }),
        name: name.trim(),
        amount: Number.isNaN(amount) ? 0 : amount, // an empty field: "salt", to taste
        unit: unit.trim(),
      })),
      ...(draft.about && { about: draft.about }),
    },
  }
}

export function customRecipe(draft: RecipeDraft, id: RecipeId): CustomRecipe {
  const { about, ...content } = draft
  return { id, ...content, ...aboutFiled(about), isCustom: true }
}

/** A new id: milliseconds and three random digits, incremented until it is free. */
export function newRecipeId(nowMs: number, random: () => number, taken: (id: number) => boolean): RecipeId {
  const wanted = Math.floor(nowMs) * 1000 + Math.floor(random() * 1000)
  let id = isCustomRecipeId(wanted) ? wanted : FIRST_CUSTOM_ID + 1
  while (taken(id)) id = id < Number.MAX_SAFE_INTEGER ? id + 1 : FIRST_CUSTOM_ID + 1
  return id as RecipeId // an integer, above 0 and safe, as the lines above guarantee
}

/** A row can be removed while another remains. */
export function withoutIngredient(ingredients: readonly CustomIngredient[], index: number): CustomIngredient[] {
  return ingredients.length > 1 ? ingredients.filter((_, place) => place !== index) : [...ingredients]
}
