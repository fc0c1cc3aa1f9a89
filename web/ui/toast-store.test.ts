import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, notify, useToasts } from './toast-store.ts'

const messages = () => useToasts.getState().toasts.map((toast) => toast.message)

describe('short messages', () => {
  beforeEach(() => useToasts.setState({ toasts: [] }))

  it('stand one below the other and go one by one', () => {
    const first = notify('Meal logged successfully!')
    notify('Goals saved successfully!')
    dismissToast(first)
    expect(messages()).toEqual(['Goals saved successfully!'])
  })

  it('are never shown twice at the same time', () => {
    notify('Saved')
    notify('Removed')
    notify('Saved')
    expect(messages()).toEqual(['Removed', 'Saved'])
  })

  it('leave room for the page: the oldest goes when there are too many', () => {
    for (const message of ['1', '2', '3', '4']) notify(message)
    expect(messages()).toEqual(['2', '3', '4'])
  })

  it('stay longer when there is something to press', () => {
    notify('Removed')
    notify('Gone', { action: { label: 'Undo', onSelect: () => {} } })
    const [plain, undoable] = useToasts.getState().toasts
    expect(undoable?.durationMs).toBeGreaterThan(plain?.durationMs ?? Number.POSITIVE_INFINITY)
  })
})
