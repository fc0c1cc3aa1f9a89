// Export and import of the diary and of weights.
import type { Units } from '#domain/diary/units.ts'
import { importWeights, undoWeights, weighedDays } from '#web/features/body/weight-transfer.ts'
import { allEntries, importEntries, notInDiary, undoImport } from '#web/features/diary/diary-transfer.ts'
import { DiaryFiles } from '#web/features/diary-files/diary-files.tsx'

interface DiaryExchangeProps {
  weightUnit: Units['weight']
  /** Called when the diary may have changed. */
  onChanged: () => void
}

export function DiaryExchange({ weightUnit, onChanged }: DiaryExchangeProps) {
  return (
    <DiaryFiles
      readAll={() => allEntries()}
      findNew={notInDiary}
      onImport={(entries, added) => importEntries(entries, added).finally(onChanged)}
      onUndo={(added) => undoImport(added).finally(onChanged)}
      weightUnit={weightUnit}
      findWeighedDays={weighedDays}
      onImportWeights={(weights, added) => importWeights(weights, added).finally(onChanged)}
      onUndoWeights={(added) => undoWeights(added).finally(onChanged)}
    />
  )
}
