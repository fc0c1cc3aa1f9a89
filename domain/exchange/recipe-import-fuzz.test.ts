import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { importFromPage, importFromText } from './recipe-import.ts'

describe('anything at all', () => {
  const pieces = fc.constantFrom(
    '<script type="application/ld+json">',
    '</script>',
    '{"@type":"Recipe"',
    '}',
    '[',
    ']',
    '"',
    '\n',
    ',',
    'Ingredients',
    'Method',
    '1 cup',
    '@egg{',
    '%',
    '---\n',
    'title: x',
    '<!--',
    '-->',
    '>',
    '\\',
    '=',
  )
  const text = fc.oneof(
    anyText(400),
    fc.json(),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  )
  test('is read without throwing', () => {
    fc.assert(
      fc.property(text, (input) => {
        for (const result of [importFromText(input), importFromPage(input, 'https://cook.example/')]) {
          if (!result.ok) expect(result.message).toMatch(/\.$/)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a recipe made of any values is read without throwing', () => {
    const keys = [
      'name',
      'image',
      'recipeYield',
      'totalTime',
      'recipeIngredient',
      'recipeInstructions',
      'supply',
      'keywords',
    ]
    const node = fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue()])), { requiredKeys: [] })
    fc.assert(
      fc.property(node, (fields) => {
        const result = importFromPage(
          `<script type="application/ld+json">${JSON.stringify({ ...fields, '@type': 'Recipe' })}</script>`,
        )
        if (result.ok) {
          const { draft } = result.recipes[0]
          expect(draft.servings).toBeGreaterThanOrEqual(1)
          expect(draft.readyInMinutes).toBeGreaterThanOrEqual(1)
          expect(draft.ingredients.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})
