// The page behind a public link to a collection: 30 recipes at a time, as cards. No script, and no member's name.
import { recipeNode } from '#domain/exchange/recipe-export.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import type { PictureSources } from '#domain/recipe/recipe-pictures.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { simplePage } from '#server/http/simple-page.ts'
import { FOOTER, NEXT } from './shared-page.ts'

export interface SharedCard {
  title: string
  /** Its page: of the shared recipe, or of one of ours. */
  address: string
  minutes: number
  /** Per serving; null if unknown. */
  calories: number | null
  /** Why the real number is higher; '' if it isn't. */
  caveat: string
  /** Without an address if there is none. */
  picture: Partial<PictureSources> & { focus?: string }
  /** Null for one of ours, which has its own page. */
  recipe: RecipeDraft | null
}

export interface SharedCollection {
  token: string
  font: string
  /** With the host's name. */
  address: string
  name: string
  note: string
  recipes: number
  /** Recipes before this page. */
  after: number
  cards: readonly SharedCard[]
}

/** As the database's function shared_collection() returns them. */
export const PER_PAGE = 30

export function collectionPage(collection: SharedCollection): string {
  const { token, font, name, note, recipes, after, cards, address } = collection
  const facts = [
    recipes === 1 ? '1 recipe' : `${recipes.toLocaleString('en-US')} recipes`,
    ...(recipes > PER_PAGE ? [`page ${after / PER_PAGE + 1} of ${Math.ceil(recipes / PER_PAGE)}`] : []),
  ]
  const turns = [
    ...(after > 0 ? [`<a rel="prev" href="?after=${Math.max(0, after - PER_PAGE)}">Previous Recipes</a>`] : []),
    ...(after + PER_PAGE < recipes ? [`<a rel="next" href="?after=${after + PER_PAGE}">More Recipes</a>`] : []),
  ]
  return simplePage({
    title: name,
    font,
    footer: FOOTER,
    main: `<h1>${escapeHtml(name)}</h1>
${note === '' ? '' : `<p class="note">${escapeHtml(note)}</p>`}
<p class="facts">${facts.join(' · ')}</p>
${recipes === 0 ? '' : `<p class="add"><a href="/collections#shared=${escapeHtml(token)}">Save a Copy</a></p>`}
<ul class="cards">${cards.map(cardHtml).join('')}</ul>
${turns.length === 0 ? '' : `<p class="add">${turns.join('')}</p>`}
${NEXT}
<script type="application/ld+json">${jsonLd(collection, address).replaceAll('<', '\\u003c')}</script>`,
  })
}

function cardHtml({ title, address, minutes, calories, caveat, picture, recipe }: SharedCard): string {
  const facts = [
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(calories === null ? [] : [`${Math.round(calories).toLocaleString('en-US')} kcal per serving`]),
    ...(recipe ? [] : ['from Plateful']),
  ]
  const image = picture.src
    ? `<img src="${escapeHtml(picture.src)}"${picture.srcSet ? ` srcset="${escapeHtml(picture.srcSet)}" sizes="(min-width: 48rem) 22rem, 92vw"` : ''} alt="" width="480" height="320" loading="lazy"${picture.focus ? ` style="object-position:${escapeHtml(picture.focus)}"` : ''}>`
    : '<span class="plate"></span>'
  return `<li>${image}<h2><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></h2>
<p class="facts">${escapeHtml(facts.join(' · '))}</p>${caveat === '' ? '' : `<p class="facts">${escapeHtml(caveat)}</p>`}</li>`
}

/** Other programs, and "Save a Copy", read the recipes from here. */
function jsonLd({ name, note, recipes, after, cards }: SharedCollection, address: string): string {
  const { origin } = new URL(address)
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...(note === '' ? {} : { description: note }),
    url: address,
    numberOfItems: recipes,
    itemListElement: cards.map(({ title, address: path, picture, recipe }, at) => {
      const image = picture.src ? { image: [new URL(picture.src, origin).href] } : {}
      const about = recipe
        ? recipeNode({ recipe: { ...recipe, about: { description: recipe.about?.description } }, picture: null })
        : { '@type': 'Recipe', name: title }
      return {
        '@type': 'ListItem',
        position: after + at + 1,
        item: { ...about, ...image, url: new URL(path, origin).href },
      }
    }),
  })
}
