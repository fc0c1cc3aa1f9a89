import { Parser } from '@cooklang/cooklang'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { openCollection } from './collections/open-collection.ts'
import { type ExportedRecipe, recipesCooklang, recipesJsonLd, recipesMarkdown } from './recipe-export.ts'
import { importFromText } from './recipe-import.ts'
import { zipOf } from './zip.ts'

const bare = (recipe: RecipeDraft): ExportedRecipe => ({ recipe, picture: null })
const recipeJsonLd = (recipe: RecipeDraft) => recipesJsonLd([bare(recipe)])
const recipeCooklang = (recipe: RecipeDraft) => String(recipesCooklang([bare(recipe)])[0]?.content)

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
const phrase = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.stringMatching(/^[A-Za-zéü½ ,.'()%&<>@#~{}[\]|/\\=+*:;!?-]{1,40}$/),
    fc.constantFrom(
      '2 percent milk',
      '-- not a comment',
      '> quoted',
      '== bold ==',
      '<b>bold</b>',
      'R&amp;B',
      '1. first',
    ),
  )
  .map(tidy)
  .filter((text) => text !== '')

const draft: fc.Arbitrary<RecipeDraft> = fc.record({
  title: phrase,
  image: fc.constantFrom('', 'https://cook.example/a.jpg'),
  readyInMinutes: fc.integer({ min: 1, max: 2000 }),
  servings: fc.integer({ min: 1, max: 100 }),
  cuisines: fc.subarray([...CUISINES]),
  diets: fc.subarray([...SITE_DIETS]),
  instructions: fc.array(phrase, { minLength: 1, maxLength: 6 }).map((steps) => steps.join('\n')),
  ingredients: fc.array(
    fc.record({
      name: phrase,
      amount: fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100),
      unit: fc.constantFrom('', 'g', 'cup', 'fl oz', 'large glug'),
    }),
    { minLength: 1, maxLength: 8 },
  ),
})

const soup: RecipeDraft = {
  title: 'Leek soup',
  image: DEFAULT_RECIPE_IMAGE,
  readyInMinutes: 75,
  servings: 4,
  cuisines: ['French'],
  diets: ['Vegan', 'Paleo'],
  instructions: 'Slice.\nBoil.',
  ingredients: [{ name: 'leek', amount: 1.5, unit: 'kg' }],
}

describe('JSON-LD', () => {
  test('has the fields that other programs look for', () => {
    expect(JSON.parse(recipeJsonLd(soup))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'plateful:recipe', value: '{}' }],
      name: 'Leek soup',
      totalTime: 'PT1H15M',
      recipeYield: ['4', '4 servings'],
      recipeCuisine: ['French'],
      suitableForDiet: ['https://schema.org/VeganDiet'],
      keywords: 'Vegan, Paleo',
      recipeIngredient: ['1.5 kg leek'],
      supply: [
        {
          '@type': 'HowToSupply',
          name: 'leek',
          requiredQuantity: { '@type': 'QuantitativeValue', value: 1.5, unitText: 'kg' },
        },
      ],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Slice.' },
        { '@type': 'HowToStep', text: 'Boil.' },
      ],
    })
  })

  test('any recipe survives export and import', () => {
    fc.assert(
      fc.property(draft, (recipe) => {
        const result = importFromText(recipeJsonLd(recipe))
        expect(result.ok && result.recipes).toEqual([{ draft: recipe, remarks: [] }])
      }),
    )
  })

  test('all recipes in one file survive export and import', () => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 4 }), (recipes) => {
        const result = importFromText(recipesJsonLd(recipes.map(bare)))
        expect(result.ok && result.recipes.map((recipe) => recipe.draft)).toEqual(recipes)
      }),
    )
  })
})

describe('Cooklang', () => {
  test('is what a Cooklang program expects', () => {
    expect(recipeCooklang(soup)).toBe(`---
title: "Leek soup"
servings: 4
time: "75 minutes"
cuisine: ["French"]
diet: ["Vegan", "Paleo"]
---

Gather @leek{1.5%kg}.

Slice.

Boil.
`)
  })

  test('any recipe survives export and import', () => {
    fc.assert(
      fc.property(draft, (recipe) => {
        const result = importFromText(recipeCooklang(recipe))
        expect(result.ok && result.recipes).toEqual([{ draft: recipe, remarks: [] }])
      }),
    )
  })

  test('the official parser reads the same ingredients and steps', () => {
    const parser = new Parser()
    // The parser reads a name that starts like a path as another recipe's file, escaped or not.
    const plainNames = draft.filter(({ ingredients }) => ingredients.every(({ name }) => !/^\.{0,2}[/\\]/.test(name)))
    fc.assert(
      fc.property(plainNames, (written) => {
        const { recipe } = parser.parse(recipeCooklang(written))
        expect(recipe.ingredients.map(({ name }) => name)).toEqual(written.ingredients.map(({ name }) => name))
        const steps = recipe.sections.flatMap(({ content }) =>
          content.flatMap((part) => (part.type === 'step' ? [part.value.items] : [])),
        )
        // It reads "180 C" in a text as a temperature; such a step is only counted.
        const texts = steps.slice(1).map((items) => {
          const parts = items.map((item) => (item.type === 'text' ? item.value : null))
          return parts.includes(null) ? null : tidy(parts.join(''))
        })
        const lines = written.instructions.split('\n')
        expect(texts).toEqual(lines.map((line, index) => (texts[index] === null ? null : line)))
      }),
    )
  })

  test('every file has a unique name', () => {
    const recipes = ['Crème brûlée', 'Creme brulee', '???'].map((title) => bare({ ...soup, title }))
    expect(recipesCooklang(recipes).map(({ fileName }) => fileName)).toEqual([
      'creme-brulee.cook',
      'creme-brulee-2.cook',
      'recipe.cook',
    ])
  })
})

describe('a photo', () => {
  const picture = { type: 'image/webp', bytes: Uint8Array.from({ length: 300 }, (_, at) => at % 256) }
  const exported = ['Leek soup', 'Leek Soup', 'Tea'].map((title) => ({
    recipe: { ...soup, image: '', title },
    picture,
  }))

  test.each([
    ['JSON-LD', recipesJsonLd(exported), 'my-recipes.json'],
    ['Cooklang', zipOf(recipesCooklang(exported)), 'my-recipes.zip'],
  ])('goes along in %s and comes back with its recipe', async (_, content, name) => {
    const parts = await openCollection(new Blob([content]), name)
    const recipes = (await Promise.all(parts.map((part) => part.read()))).flat()
    expect(recipes.map(({ draft }) => draft.title)).toEqual(['Leek soup', 'Leek Soup', 'Tea'])
    for (const recipe of recipes) expect(recipe.picture).toEqual(picture.bytes)
  })
})

describe('Markdown', () => {
  test('is readable as it is, and links to the photo next to it', () => {
    const files = recipesMarkdown([
      {
        recipe: { ...soup, title: 'Leek *soup*', instructions: 'Slice.\n1. Boil.' },
        picture: { type: 'image/jpeg', bytes: Uint8Array.of(1) },
      },
    ])
    expect(files.map(({ fileName }) => fileName)).toEqual(['leek-soup.md', 'leek-soup.jpg'])
    expect(files[0]?.content).toBe(`# Leek \\*soup\\*

![Leek \\*soup\\*](leek-soup.jpg)

**Servings:** 4  
**Time:** 75 min  
**Cuisine:** French  
**Diet:** Vegan, Paleo

## Ingredients

- 1.5 kg leek

## Instructions

1. Slice.
2. Boil.
`)
  })
})
