// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAttempt } from './use-attempt.ts'

test('two presses in a row are stored in their order, also when the first takes longer', async () => {
  const stored: string[] = []
  const first = Promise.withResolvers<void>()
  function Seat() {
    const { attempt } = useAttempt('mia')
    const store = (name: string, until?: Promise<void>) =>
      attempt(
        async () => {
          await until
          stored.push(name)
        },
        { changes: ['attendance'], notDone: 'Your change wasn’t saved.' },
      )
    return (
      <>
        <button type="button" onClick={() => void store('away', first.promise)}>
          Away
        </button>
        <button type="button" onClick={() => void store('here')}>
          Here
        </button>
      </>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Seat />
    </QueryClientProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Away')
  press('Here')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(stored).toEqual([])
  first.resolve()
  await expect.poll(() => stored).toEqual(['away', 'here'])
})
