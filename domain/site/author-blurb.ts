import { NUTRITIONIST } from './article.ts'

export function authorBlurb(author: string): string {
  return author === NUTRITIONIST
    ? 'Certified nutritionist with 10+ years of experience in dietary planning and wellness coaching.'
    : 'Professional chef specializing in healthy recipe creation and meal planning.'
}
