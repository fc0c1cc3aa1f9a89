import type { ArticleCategory } from '#domain/site/article.ts'
import type { Tone } from '#web/ui/tone.ts'

const TONES: Record<ArticleCategory, Tone> = {
  Nutrition: 'leaf',
  'Meal Planning': 'lake',
  Recipes: 'berry',
  'Health Tips': 'tomato',
  Cooking: 'apricot',
}

export function categoryTone(category: ArticleCategory): Tone {
  return TONES[category]
}
