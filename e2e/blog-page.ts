// What the blog's tests look for on its pages.
import type { Page } from '@playwright/test'

export const TITLES = {
  '1': 'Superfoods, Honestly: Nine That Earn the Name',
  '2': 'Meal Prep Without the Monotony',
  '3': 'Farm-to-Table Restaurants, Past the Slogan',
  '4': 'Plant-Based Vegan Meals That Satisfy',
  '5': 'The Science of Crispy Fries',
}

export function latestArticles(page: Page) {
  return page.getByRole('region', { name: 'Latest Articles' })
}

export function relatedArticles(page: Page) {
  return page.getByRole('region', { name: 'Related Articles' })
}

export function cardAddresses(region: ReturnType<typeof latestArticles>) {
  return region
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
}
