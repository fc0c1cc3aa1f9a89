// A job done: draw, shrink, encode.
import sharp, { type Sharp } from 'sharp'
import { developed, type Pixels } from './camera.ts'
import { hexOf, rgb } from './colour.ts'
import { ARTICLE_CARDS } from './covers/article-cards.ts'
import { cuisineCard } from './covers/cuisine-card.ts'
import { defaultRecipe, hero, otherCuisine } from './covers/site-pictures.ts'
import type { Job, Output, Subject } from './jobs.ts'
import { drawRecipe } from './picture.ts'

export interface Developed {
  /** Average color, for the place where the picture will appear. */
  colour: string
  bytes: Buffer
}

/** Drawn a little larger than the largest file, so that shrinking smooths the edges. */
const CARD_SCALE = 0.86
const HERO_SCALE = 1.3

function pixelsOf(subject: Subject): Pixels {
  switch (subject.kind) {
    case 'recipe':
      return drawRecipe(subject.recipe, CARD_SCALE)
    case 'cuisine':
      return developed(cuisineCard(subject.slug, subject.recipes, CARD_SCALE).field)
    case 'article': {
      const draw = ARTICLE_CARDS[subject.id]
      if (!draw) throw new Error(`Article ${subject.id} has no picture`)
      return developed(draw(CARD_SCALE).field)
    }
    case 'hero':
      return developed(hero(HERO_SCALE).field)
    case 'default-recipe':
      return developed(defaultRecipe(CARD_SCALE).field)
    case 'other-cuisine':
      return developed(otherCuisine(CARD_SCALE).field)
  }
}

export async function develop(job: Job): Promise<Developed> {
  const { width, height, rgb: bytes } = pixelsOf(job.subject)
  const image = sharp(bytes, { raw: { width, height, channels: 3 } })
  return { colour: averageColour(bytes), bytes: await encoded(image, job.output) }
}

function encoded(image: Sharp, { width, height, quality }: Output): Promise<Buffer> {
  return image.resize(width, height, { fit: 'cover', kernel: 'lanczos3' }).avif({ quality, effort: 1 }).toBuffer()
}

function averageColour(bytes: Uint8Array): string {
  const sum: [number, number, number] = [0, 0, 0]
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    sum[0] += bytes[i] ?? 0
    sum[1] += bytes[i + 1] ?? 0
    sum[2] += bytes[i + 2] ?? 0
  }
  const hex = sum
    .map((s) =>
      Math.round(s / (bytes.length / 3))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return hexOf(rgb(`#${hex}`))
}
