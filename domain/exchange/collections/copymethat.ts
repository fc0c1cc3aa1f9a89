// CopyMeThat: one page with a div per recipe. Ids repeat, so they are looked up within each div.

import {
  attribute,
  elementsIn,
  type HtmlElement,
  hasClass,
  outermost,
  readHtml,
  textIn,
} from '#domain/exchange/html-tree.ts'
import { type ImportedRecipe, importedRecipe } from '#domain/exchange/imported-recipe.ts'
import { servingsIn } from '#domain/exchange/recipe-yield.ts'

export interface CopyMeThatRecipe {
  name: string
  /** The picture's path next to the page, or ''. */
  picture: string
  read(picture: Uint8Array<ArrayBuffer> | null): ImportedRecipe
}

export const isCopyMeThat = (html: string): boolean =>
  /id=["']recipeIngredients["']/.test(html) && /class=["'][^"']*\brecipe\b/.test(html)

export function copyMeThatRecipes(html: string): CopyMeThatRecipe[] {
  return outermost(readHtml(html), (element) => element.tag === 'div' && hasClass(element, 'recipe')).map((div) => {
    const inside = elementsIn(div)
    const byId = (id: string) => inside.find((element) => attribute(element, 'id') === id)
    const idText = (id: string) => {
      const element = byId(id)
      return element ? textIn(element) : ''
    }
    const image = inside.find((element) => hasClass(element, 'recipeImage'))
    const classTexts = (name: string) => inside.filter((element) => hasClass(element, name)).map(textIn)
    const link = byId('original_link')
    const name = idText('name')
    return {
      name,
      picture: image ? attribute(image, 'src') : '',
      read: (picture) =>
        importedRecipe({
          title: name,
          ingredients: items(byId('recipeIngredients'), 'recipeIngredient'),
          steps: items(byId('recipeInstructions'), 'instruction'),
          notes: classTexts('recipeNote'),
          minutes: null, // the format has no times
          servings: servingsIn(idText('recipeYield')),
          sourceUrl: link ? attribute(link, 'href') : '',
          words: classTexts('recipeCategory'),
          about: {
            description: idText('description'),
            rating: Number.parseFloat(idText('ratingValue')) || 0,
            details: {
              Yield: idText('recipeYield'),
              Marked: [idText('made_this'), idText('starred')].join(' ').trim(),
            },
          },
          picture,
        }),
    }
  })
}

function items(list: HtmlElement | undefined, kind: string): string[] {
  const lines: string[] = []
  for (const item of list?.children ?? []) {
    if (typeof item === 'string' || item.tag !== 'li' || hasClass(item, `${kind}_spacer`)) continue
    const line = textIn(item)
    const last = lines.at(-1)
    if (hasClass(item, `${kind}_subheader`)) lines.push(`${line.replace(/:$/, '')}:`)
    // "cold", below "100 g butter"
    else if (hasClass(item, `${kind}_note`) && last) lines.splice(-1, 1, `${last.replace(/\.$/, '')}, ${line}`)
    else lines.push(line)
  }
  return lines
}
