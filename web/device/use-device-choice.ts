import { useEffect, useState } from 'react'

/** Dispatched on the window after a choice was saved in this tab, by a person or by sync. */
export const CHOICE_EVENT = 'device-choice'

/** A display preference saved on this device; null until chosen. `choices` must be a constant. */
export function useDeviceChoice<Choice extends string>(storedAs: string, choices: readonly Choice[]) {
  const [choice, setChoice] = useState<Choice | null>(null)
  useEffect(() => {
    const look = () => {
      const stored = read(storedAs)
      setChoice((now) => choices.find((one) => one === stored) ?? now)
    }
    look()
    window.addEventListener(CHOICE_EVENT, look)
    return () => window.removeEventListener(CHOICE_EVENT, look)
  }, [storedAs, choices])

  function choose(chosen: Choice) {
    setChoice(chosen)
    try {
      localStorage.setItem(storedAs, chosen)
      window.dispatchEvent(new Event(CHOICE_EVENT))
    } catch {
      // Storage is full or blocked: the choice lasts for this page.
    }
  }

  return [choice, choose] as const
}

function read(name: string) {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
