// The one way to change something of a member's: it is tried, told, undoable, and what depends on it is loaded again.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Changed, reloadChanged } from '#web/data/changed-tables.ts'
import { failureText, NotAgreedError, notDoneText, SESSION_ENDED, UnconfirmedError } from '#web/data/failure-text.ts'
import { renewSession } from '#web/data/supabase.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Attempt<Result> {
  changes: Changed
  /** "Your water wasn’t added.", before the reason. Without it, a failure is thrown: for forms that show it. */
  notDone?: string
  /** Once it is done; null says nothing. */
  message?: string | ((result: Result) => string | null)
  /** Offered beside the message. */
  undo?: (result: Result) => Promise<unknown>
  /** Shows the change before it is stored, and returns a function that shows what was there before. */
  show?: () => () => void
}

export function useAttempt(member: string | undefined) {
  const client = useQueryClient()
  const [running, setRunning] = useState(0)
  /** Two presses in a row are stored in their order, whichever request would have arrived first. */
  const previous = useRef<Promise<unknown>>(Promise.resolve())

  /** Whether it was done. */
  async function attempt<Result>(action: () => Promise<Result>, options: Attempt<Result>): Promise<boolean> {
    const { changes, notDone, message, undo, show } = options
    setRunning((count) => count + 1)
    const showBefore = show?.()
    const load = () => reloadChanged(client, member, changes)
    try {
      const stored = previous.current.then(action, action)
      previous.current = stored
      const result = await stored
      await load() // before the message, so that the page already shows what it says
      const text = typeof message === 'function' ? message(result) : message
      if (text)
        notify(text, undo && { action: { label: 'Undo', onSelect: () => takeBack(() => undo(result), changes) } })
      return true
    } catch (error) {
      // Without a network, the reload that follows brings nothing.
      showBefore?.()
      if (notDone !== undefined) await complain(notDone, error)
      await load()
      if (notDone === undefined) throw error
      return false
    } finally {
      setRunning((count) => count - 1)
    }
  }

  /** If nobody knows whether it was undone, it can be tried again. */
  async function takeBack(undo: () => Promise<unknown>, changes: Changed) {
    try {
      await undo()
      await reloadChanged(client, member, changes)
      notify('Undone.', { tone: 'info' })
    } catch (error) {
      const again = { label: 'Undo', onSelect: () => void takeBack(undo, changes) }
      await complain('We couldn’t undo that.', error, error instanceof UnconfirmedError ? again : undefined)
      await reloadChanged(client, member, changes)
    }
  }

  return { attempt, takeBack, pending: running > 0 }
}

async function complain(notDone: string, error: unknown, action?: { label: string; onSelect: () => void }) {
  notify(notDoneText(notDone, error), { tone: error instanceof NotAgreedError ? 'info' : 'danger', action })
  // Ends the session here as well, so that the page says what to do.
  if (failureText(error) === SESSION_ENDED) await renewSession()
}
