import { useEffect, useState } from 'react'

/** Dispatched on the window after a choice was saved in this tab. */
export const CHOICE_EVENT = 'device-choice'

/** A display preference saved on this device; null until chosen. `choices` must be a constant. */
export function useDeviceChoice<Choice extends string>(storedAs: string, choices: readonly Choice[]) {
  const [choice, setChoice] = useState<Choice | null>(null)
  useEffect(() => {
    const stored = read(storedAs)
    setChoice(choices.find((one) => one === stored) ?? null)
  }, [storedAs, choices])

  function choose(chosen: Choice) {
    setChoice(chosen)
    try {
      localStorage.setItem(storedAs, chosen)
      window.dispatchEvent(new Event(CHOICE_EVENT))
    } catch {
      // Storage is full or forbidden: the choice lasts for this page.
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
