// The page behind a public link: one recipe, to read, to print and to keep. No script, no menu, no member's name.
import { createHash } from 'node:crypto'
import { recipesJsonLd } from '#domain/exchange/recipe-export.ts'
import { allergenText } from '#domain/nutrition/allergens.ts'
import { analysedAllergens, type IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import { nutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { instructionNotes, instructionSteps } from '#domain/recipe/instruction-steps.ts'
import { escapeHtml } from '#server/pages/document.ts'

const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fbf7ee, #0f1712); --ink: light-dark(#1d2a22, #f2efe6);
  --muted: light-dark(#59645b, #a9b6ac); --line: light-dark(#e5dccb, #2d3b33); --leaf: light-dark(#1e6b45, #7fcf9b); }
* { box-sizing: border-box; margin: 0 }
body { background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
main, footer { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem }
h1 { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 3rem); line-height: 1.1; text-wrap: balance }
h2 { font-size: 1.375rem; margin-bottom: .5rem }
.photo { display: block; width: 100%; aspect-ratio: 2; object-fit: cover; border-radius: 1.75rem; margin-bottom: 1.5rem }
.facts { color: var(--muted); margin-top: .5rem }
.parts { display: grid; gap: 2rem 3rem; margin-top: 2rem }
@media (min-width: 48rem), print { .parts { grid-template-columns: 1fr 1.8fr } }
ul { list-style: none; padding: 0 } ul li { border-bottom: 1px solid var(--line); padding: .4rem 0 }
ol { padding-left: 1.5rem } ol li { padding: .3rem 0 .3rem .25rem; break-inside: avoid } ol ::marker { color: var(--leaf); font-weight: 700 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-top: 1rem } dt { color: var(--muted); font-size: .9375rem } dd { font-weight: 700 }
footer { color: var(--muted); font-size: .9375rem; border-top: 1px solid var(--line); margin-top: 2rem } a { color: var(--leaf) }
.add { margin-top: 1rem } .add a { display: inline-block; padding: .625rem 1.25rem; border-radius: 99rem; background: var(--leaf); color: var(--ground); font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px }
@media print { footer, .add { display: none } }
`

export const SHARED_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'", // where the photo is cropped
  "img-src 'self' https:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export interface SharedRecipe {
  token: string
  recipe: RecipeDraft
  /** '' without a picture. */
  image: string
  /** CSS object-position. */
  focus: string
  analysis: IngredientAnalysis
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

export function sharedPage({ token, recipe, image, focus, analysis }: SharedRecipe): string {
  const { title, servings, readyInMinutes } = recipe
  const steps = instructionSteps(recipe.instructions)
  const notes = instructionNotes(recipe.instructions)
  const facts = [
    `${readyInMinutes} min`,
    servings === 1 ? '1 serving' : `${servings} servings`,
    ...recipe.cuisines,
    ...recipe.diets,
  ]
  const jsonLd = recipesJsonLd([{ recipe: { ...recipe, image }, picture: null }]).replaceAll('<', '\\u003c')
  const list = (items: readonly string[]) => items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return frame(
    title,
    `<main><article>
${image === '' ? '' : `<img class="photo" src="${escapeHtml(image)}" alt="${escapeHtml(title)}" width="1600" height="800" style="object-position:${escapeHtml(focus)}">`}
<h1>${escapeHtml(title)}</h1>
<p class="facts">${escapeHtml(facts.join(' · '))}</p>
<p class="add"><a href="/add-recipe#shared=${escapeHtml(token)}">Add to My Recipes</a></p>
${nutrition(analysis)}
<p class="facts">${escapeHtml(allergenText(analysedAllergens(analysis)))}</p>
<div class="parts">
<section><h2>Ingredients</h2><ul>${list(recipe.ingredients.map(ingredientText))}</ul></section>
<section><h2>Instructions</h2><ol>${list(steps)}</ol>${notes.map((note) => `<p class="facts">${escapeHtml(note)}</p>`).join('')}</section>
</div></article></main>
<script type="application/ld+json">${jsonLd}</script>`,
  )
}

function nutrition({ nutrients, ingredients }: IngredientAnalysis): string {
  if (!ingredients.some(({ grams }) => grams !== null && grams > 0)) return ''
  const { calories, protein, carbs, fat } = nutritionFacts(nutrients)
  const rows = [
    ['Calories', `${whole(calories)} kcal`],
    ['Protein', `${whole(protein)} g`],
    ['Carbs', `${whole(carbs)} g`],
    ['Fat', `${whole(fat)} g`],
  ]
  return `<dl aria-label="Nutrition per serving">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p class="facts">Nutrition per serving, calculated from the ingredients.</p>`
}

export const goneShared = (): string =>
  frame(
    'Recipe not found',
    '<main><h1>This recipe is no longer shared</h1><p class="facts">The link was revoked, or part of it is missing. Ask the person who sent it for a new one.</p></main>',
  )

const frame = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} | Plateful</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
${body}
<footer>Shared from <a href="/">Plateful</a></footer>
</body>
</html>
`
