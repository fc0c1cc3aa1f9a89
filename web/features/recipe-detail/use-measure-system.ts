// Metric or US: what a reader chose once holds for every recipe on this device.
import { useEffect, useState } from 'react'
import type { MeasureSystem } from '#domain/kitchen-units.ts'

const STORED_AS = 'measure-system'

/** Null until the reader has chosen. */
export function useMeasureSystem() {
  const [system, setSystem] = useState<MeasureSystem | null>(null)
  useEffect(() => setSystem(storedSystem()), [])

  function choose(chosen: MeasureSystem) {
    setSystem(chosen)
    try {
      localStorage.setItem(STORED_AS, chosen)
    } catch {
      // Storage is full or switched off: the choice holds for this page.
    }
  }

  return [system, choose] as const
}

function storedSystem(): MeasureSystem | null {
  try {
    const stored = localStorage.getItem(STORED_AS)
    return stored === 'metric' || stored === 'us' ? stored : null
  } catch {
    return null
  }
}
