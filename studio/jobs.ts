// Everything that has a picture: what it is drawn from, and the files it becomes.
import { cuisineSlug } from '#domain/recipe/cuisines.ts'
import { tellingRecipes } from './covers/spread.ts'
import type { PicturedRecipe } from './dish.ts'
import { CUISINE_SLUGS } from './palettes.ts'
import { inputHash, recipeHash } from './picture.ts'

export type Subject =
  | { kind: 'recipe'; recipe: PicturedRecipe }
  | { kind: 'cuisine'; slug: string; recipes: PicturedRecipe[] }
  | { kind: 'article'; id: string }
  | { kind: 'hero' }
  | { kind: 'default-recipe' }
  | { kind: 'other-cuisine' }

export interface Output {
  /** Below catalogue/pictures. */
  file: string
  width: number
  height: number
  quality: number
}

export interface Job {
  /** "recipes/90001401": the files' path without width and ending. */
  key: string
  hash: string
  subject: Subject
  outputs: Output[]
}

const CARD_QUALITY = 44
const PAGE_QUALITY = 40
const SOCIAL_QUALITY = 52

function cardOutputs(key: string): Output[] {
  return [
    { file: `${key}-480.avif`, width: 480, height: 320, quality: CARD_QUALITY },
    { file: `${key}-960.avif`, width: 960, height: 640, quality: PAGE_QUALITY },
  ]
}

/** For link previews, which read JPEG everywhere and AVIF nowhere. */
function sharedOutputs(key: string): Output[] {
  return [...cardOutputs(key), { file: `${key}-social.jpg`, width: 600, height: 315, quality: SOCIAL_QUALITY }]
}

export function allJobs(recipes: readonly PicturedRecipe[]): Job[] {
  return [
    ...recipes.map(recipeJob),
    ...CUISINE_SLUGS.map((slug) => cuisineJob(slug, recipes)),
    ...articleJobs(),
    ...siteJobs(),
  ]
}

function recipeJob(recipe: PicturedRecipe): Job {
  const key = `recipes/${recipe.id}`
  return { key, hash: recipeHash(recipe), subject: { kind: 'recipe', recipe }, outputs: sharedOutputs(key) }
}

function cuisineJob(slug: string, recipes: readonly PicturedRecipe[]): Job {
  const key = `cuisines/${slug}`
  const own = recipes.filter((recipe) => cuisineSlug(recipe.cuisines[0] ?? '') === slug)
  const chosen = tellingRecipes(own, 3)
  const hash = inputHash([slug, chosen.map(recipeHash)])
  return { key, hash, subject: { kind: 'cuisine', slug, recipes: chosen }, outputs: sharedOutputs(key) }
}

function articleJobs(): Job[] {
  return ['1', '2', '3', '4', '5'].map((id) => {
    const key = `articles/${id}`
    return { key, hash: inputHash(key), subject: { kind: 'article', id }, outputs: sharedOutputs(key) }
  })
}

function siteJobs(): Job[] {
  return [
    {
      key: 'site/hero',
      hash: inputHash('site/hero'),
      subject: { kind: 'hero' },
      outputs: [
        { file: 'site/hero-1600.avif', width: 1600, height: 900, quality: 50 },
        { file: 'site/hero-800.avif', width: 800, height: 600, quality: 48 },
        { file: 'site/hero-480.avif', width: 480, height: 360, quality: 46 },
        { file: 'site/social.jpg', width: 1200, height: 630, quality: 68 },
      ],
    },
    {
      key: 'site/default-recipe',
      hash: inputHash('site/default-recipe'),
      subject: { kind: 'default-recipe' },
      outputs: cardOutputs('site/default-recipe'),
    },
    {
      key: 'cuisines/other',
      hash: inputHash('cuisines/other'),
      subject: { kind: 'other-cuisine' },
      outputs: cardOutputs('cuisines/other'),
    },
  ]
}
