import type { EnergyFloor } from '#domain/diary/energy-floors.ts'
import { Notice } from './notice.tsx'

interface EnergyFloorNoteProps {
  kcal: number
  floor: EnergyFloor | null
  energyText: (kcal: number) => string
}

/** For members whose profile speaks against a deficit, when they choose less than they need. */
export function EnergyFloorNote({ kcal, floor, energyText }: EnergyFloorNoteProps) {
  if (!floor || kcal >= floor.kcal) return null
  return (
    <Notice tone="lake">
      Because {floor.because}, we’ll use at least {energyText(floor.kcal)} a day. A doctor, midwife or dietitian can
      tell you what’s right for you.
    </Notice>
  )
}
