import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, notify, useToasts } from './toast-store.ts'

const messages = () => useToasts.getState().toasts.map((toast) => toast.message)

describe('toast messages', () => {
  beforeEach(() => useToasts.setState({ toasts: [] }))

  it('stack and disappear one by one', () => {
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

  it('leave space for the page: the oldest disappears if there are too many', () => {
    for (const message of ['1', '2', '3', '4']) notify(message)
    expect(messages()).toEqual(['2', '3', '4'])
  })

  it('stay longer if there is something to press', () => {
    notify('Removed')
    notify('Gone', { action: { label: 'Undo', onSelect: () => {} } })
    const [plain, undoable] = useToasts.getState().toasts
    expect(undoable?.durationMs).toBeGreaterThan(plain?.durationMs ?? Number.POSITIVE_INFINITY)
  })
})
