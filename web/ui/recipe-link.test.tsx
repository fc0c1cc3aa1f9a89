// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BrowserRouter } from '#web/router/router.tsx'
import { RecipeLink } from './recipe-link.tsx'

test('a food’s name begins with a capital wherever a meal is named', () => {
  render(
    <BrowserRouter onMove={() => undefined}>
      <RecipeLink id={null} className="">
        latte
      </RecipeLink>
    </BrowserRouter>,
  )
  expect(screen.getByText('Latte')).toBeTruthy()
})
