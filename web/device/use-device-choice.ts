import { useEffect, useState } from 'react'

/** How a person likes something shown, remembered on this device. Null until they have chosen. Keep `choices` a constant. */
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
    } catch {
      // Storage is full or switched off: the choice holds for this page.
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
