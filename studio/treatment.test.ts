import { describe, expect, it } from 'vitest'
import type { PicturedStep } from './input.ts'
import { treatmentsOf } from './treatment.ts'

function step(text: string, ...ingredientNames: string[]): PicturedStep {
  return { section: '', text, ingredientNames }
}

function read(name: string, steps: PicturedStep[], whole = false) {
  return treatmentsOf([name], steps, whole).get(name)
}

describe('what the steps do to a food', () => {
  it('is the last heat it is named with', () => {
    const steps = [
      step('Brown the lamb shoulder in oil.', 'lamb shoulder'),
      step('Add water, cover the lamb and simmer for 2 hours.'),
    ]
    expect(read('lamb shoulder', steps)?.done).toBe('soft')
  })

  it('is not read from the name of another food', () => {
    const steps = [step('Stir in the roasted peanuts and scallions.', 'roasted peanuts', 'scallions')]
    expect(read('scallions', steps)?.done).toBeNull()
  })

  it('does not cook what is scattered on at the end', () => {
    const steps = [step('Simmer the beans for 5 minutes and scatter with parsley.', 'beans', 'parsley')]
    expect(read('parsley', steps)?.done).toBeNull()
    expect(read('beans', steps)?.done).toBe('soft')
  })

  it('bakes all that went into the oven', () => {
    const steps = [step('Toss the carrots with oil.', 'carrots'), step('Roast for 30 minutes, until tender.')]
    expect(read('carrots', steps)?.done).toBe('roasted')
  })

  it('mashes only what is mashed', () => {
    const steps = [step('Mash the potatoes with butter. Serve the stew in the mash.', 'potatoes', 'beef stew meat')]
    expect(read('potatoes', steps)?.cut).toBe('puree')
    expect(read('beef stew meat', steps)?.cut).toBeNull()
  })

  it('knows what has collapsed', () => {
    const steps = [step('Cook the tomatoes until they collapse.', 'tomatoes')]
    expect(read('tomatoes', steps)?.collapsed).toBe(true)
  })

  it('leaves the vegetables whole when the meat falls apart', () => {
    const steps = [step('Add the okra and simmer until the chicken falls apart.', 'okra', 'chicken')]
    expect(read('okra', steps)?.collapsed).toBe(false)
  })

  it('is nothing for leaves that are tossed in at the end', () => {
    const steps = [step('Roast the squash.', 'squash'), step('Toss with rocket and serve.', 'rocket')]
    expect(read('rocket', steps)).toMatchObject({ done: null, cut: null })
    expect(read('squash', steps)?.done).toBe('roasted')
  })

  it('pulls meat apart, however the step calls it', () => {
    const steps = [step('Cover and cook.', 'pork shoulder'), step('Pull the pork into shreds.')]
    expect(read('pork shoulder', steps)?.cut).toBe('shred')
  })

  it('blends all that is in the pot of a soup, and nothing that comes later', () => {
    const steps = [
      step('Simmer the potatoes in stock and blend until smooth.', 'potatoes', 'vegetable stock'),
      step('Add the kale and cook for 4 minutes.', 'kale'),
    ]
    expect(read('potatoes', steps, true)?.cut).toBe('puree')
    expect(read('kale', steps, true)?.cut).toBeNull()
  })

  it('leaves a soup in pieces when only some of it is blended', () => {
    expect(read('beans', [step('Blend half of the beans.', 'beans')], true)?.cut).toBeNull()
  })

  it('cuts a food as the step says that names it', () => {
    const steps = [
      step('Shred the cabbage, and coarsely grate the carrots.', 'cabbage', 'carrots'),
      step('Cut the potatoes into fries and toss them in oil.', 'potatoes'),
    ]
    expect(read('carrots', steps)?.cut).toBe('shred')
    expect(read('potatoes', steps)?.cut).toBe('strip')
  })

  it('blends a dressing without the salad', () => {
    const steps = [
      step('Halve the tomatoes.', 'tomatoes'),
      step('Blend the basil, oil and garlic.', 'basil', 'olive oil', 'garlic'),
    ]
    expect(read('tomatoes', steps)?.cut).toBe('half')
    expect(read('basil', steps)?.cut).toBe('puree')
  })
})
