// Export and import of the diary and of weights.
import type { Units } from '#domain/diary/units.ts'
import { importWeights, undoWeights, weighedDays } from '#web/features/body/weight-transfer.ts'
import { allEntries, importEntries, notInDiary, undoImport } from '#web/features/diary/diary-transfer.ts'
import { DiaryFiles } from '#web/features/diary-files/diary-files.tsx'

export function DiaryExchange({ userId, weightUnit }: { userId: string | undefined; weightUnit: Units['weight'] }) {
  return (
    <DiaryFiles
      userId={userId}
      readAll={() => allEntries()}
      findNew={notInDiary}
      onImport={importEntries}
      onUndo={undoImport}
      weightUnit={weightUnit}
      findWeighedDays={weighedDays}
      onImportWeights={importWeights}
      onUndoWeights={undoWeights}
    />
  )
}
