// Everything that has a picture: what it is drawn from, and the files it becomes.
import { tellingRecipes } from './covers/spread.ts'
import { cuisineSlug, type PicturedRecipe } from './input.ts'
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
  output: Output
}

/** Only the largest size is stored. The build makes the others from it (build/smaller-pictures.ts). */
const PAGE = { width: 960, height: 640, quality: 40 }

const pageOutput = (key: string): Output => ({ file: `${key}-960.avif`, ...PAGE })

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
  return { key, hash: recipeHash(recipe), subject: { kind: 'recipe', recipe }, output: pageOutput(key) }
}

function cuisineJob(slug: string, recipes: readonly PicturedRecipe[]): Job {
  const key = `cuisines/${slug}`
  const own = recipes.filter((recipe) => cuisineSlug(recipe.cuisines[0] ?? '') === slug)
  const chosen = tellingRecipes(own, 3)
  const hash = inputHash([slug, chosen.map(recipeHash)])
  return { key, hash, subject: { kind: 'cuisine', slug, recipes: chosen }, output: pageOutput(key) }
}

function articleJobs(): Job[] {
  return ['1', '2', '3', '4', '5'].map((id) => {
    const key = `articles/${id}`
    return { key, hash: inputHash(key), subject: { kind: 'article', id }, output: pageOutput(key) }
  })
}

function siteJobs(): Job[] {
  return [
    {
      key: 'site/hero',
      hash: inputHash('site/hero'),
      subject: { kind: 'hero' },
      output: { file: 'site/hero-1600.avif', width: 1600, height: 900, quality: 50 },
    },
    siteJob('site/default-recipe', 'default-recipe'),
    siteJob('cuisines/other', 'other-cuisine'),
  ]
}

function siteJob(key: string, kind: 'default-recipe' | 'other-cuisine'): Job {
  return { key, hash: inputHash(key), subject: { kind }, output: pageOutput(key) }
}
