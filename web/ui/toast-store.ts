// Toast messages, from anywhere: notify('Goals saved successfully!').
import { create } from 'zustand'

export type ToastTone = 'success' | 'info' | 'danger'

export interface Toast {
  id: number
  message: string
  tone: ToastTone
  action?: { label: string; onSelect: () => void }
  /** How long it stays unless hovered. */
  durationMs: number
}

interface NotifyOptions {
  tone?: ToastTone
  action?: Toast['action']
  durationMs?: number
}

const MOST_AT_ONCE = 3

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

/**
 * Shows a message and returns its id. Errors are announced right away; the same message is never shown twice at once.
 */
export function notify(message: string, { tone = 'success', action, durationMs }: NotifyOptions = {}) {
  lastId += 1
  const toast = { id: lastId, message, tone, action, durationMs: durationMs ?? readingTimeMs(message, action) }
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.message !== message), toast].slice(-MOST_AT_ONCE),
  }))
  return toast.id
}

export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

function readingTimeMs(message: string, action: Toast['action']) {
  return 4000 + message.length * 50 + (action ? 3000 : 0)
}
