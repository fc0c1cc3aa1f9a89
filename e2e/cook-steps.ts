import type { Page } from '@playwright/test'

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export async function nextUntil(page: Page, name: string | RegExp) {
  while (!(await button(page, name).first().isVisible())) await button(page, 'Next Step').click()
}
