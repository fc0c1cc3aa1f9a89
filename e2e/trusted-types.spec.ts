// Text never becomes code: every page requires Trusted Types, and works with them.
import { ROUTES } from './every-route.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'

test.describe('text that somebody injected', () => {
  test.use({ expectedErrors: [/Trusted|Content Security Policy/] })

  test('can’t become markup, a script, a worker or a policy that allows them', async ({ page }) => {
    await open(page, '/')
    const allowed = await page.evaluate(() => {
      const element = document.createElement('div')
      const script = document.createElement('script')
      const attempts: Record<string, () => unknown> = {
        markup: () => (element.innerHTML = '<img src="x" onerror="alert(1)">'),
        'more markup': () => element.insertAdjacentHTML('beforeend', '<b>bold</b>'),
        'an address of a script': () => (script.src = '/assets/none.js'),
        'a script': () => (script.text = 'alert(1)'),
        'a worker': () => new Worker('/assets/none.js'),
        'another policy': () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
      }
      const works = (attempt: () => unknown) => {
        try {
          attempt()
          return true
        } catch {
          return false
        }
      }
      return Object.keys(attempts).filter((name) => works(attempts[name] ?? (() => undefined)))
    })
    expect(allowed).toEqual([])
  })
})

test('no page breaks its own policy', async ({ page, request }) => {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      Reflect.get(window, 'tellViolation')(`${violatedDirective} ${sourceFile} ${sample}`),
    )
  })
  const { id } = await oneRecipe(request)
  const paths = ROUTES.flat().filter((path) => !path.startsWith('/recipes/1') && path !== '/no/such/page')
  for (const path of paths) await open(page, path.replace(':id', String(id)))
  expect(violations).toEqual([])
})
