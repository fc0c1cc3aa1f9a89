import { Download, Printer, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { type DiaryImport, diaryCsv } from '#domain/diary/diary-csv.ts'
import type { NewEntry } from '#domain/diary/diary-entry.ts'
import type { KeyedEntry } from '#domain/diary/import-keys.ts'
import type { Units } from '#domain/diary/units.ts'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { SkippedLines } from './skipped-lines.tsx'
import { type FoundWeights, WeightsDialog } from './weights-dialog.tsx'

interface DiaryFilesProps {
  userId: string | undefined
  /** Everything in the diary, loaded on demand. */
  readAll: () => Promise<readonly NewEntry[]>
  /** The entries of a file that the diary doesn't have yet. */
  findNew: (entries: readonly NewEntry[]) => Promise<KeyedEntry[]>
  onImport: (entries: readonly KeyedEntry[], added: Set<string>) => Promise<void>
  onUndo: (added: ReadonlySet<string>) => Promise<void>
  weightUnit: Units['weight']
  /** Those for days that already have a weight. */
  findWeighedDays: (days: readonly string[]) => Promise<Set<string>>
  onImportWeights: (weights: readonly Weight[], added: Map<string, number>) => Promise<void>
  onUndoWeights: (added: ReadonlyMap<string, number>) => Promise<void>
}

interface FoundEntries extends DiaryImport {
  /** The diary already has the others. */
  toAdd: KeyedEntry[]
  /** The keys of those that an import has added so far; it may take several attempts. */
  added: Set<string>
}

function importText({ entries, toAdd }: FoundEntries) {
  const known = entries.length - toAdd.length
  const added = `${countText(toAdd.length, 'entry', 'entries')} will be added to your diary.`
  if (known === 0) return added
  const already = `${countText(known, 'entry is', 'entries are')} in your diary already.`
  return toAdd.length === 0 ? already : `${added} ${already}`
}

const MOST_BYTES = 20 * 1024 * 1024

/** Exports the diary as a file, and imports files from other apps. */
export function DiaryFiles({
  userId,
  readAll,
  findNew,
  onImport,
  onUndo,
  weightUnit,
  findWeighedDays,
  onImportWeights,
  onUndoWeights,
}: DiaryFilesProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { attempt, pending: busy } = useAttempt(userId)
  const [found, setFound] = useState<FoundEntries | null>(null)
  const [foundWeights, setFoundWeights] = useState<FoundWeights | null>(null)

  const exportCsv = () =>
    attempt(async () => saveFile('plateful-diary.csv', diaryCsv(await readAll()), 'text/csv'), {
      changes: [],
      notDone: 'We couldn’t make the file.',
    })

  async function read(file: File) {
    if (file.size > MOST_BYTES) throw new Error('It’s larger than 20 MB.')
    const { readDiaryFile } = await import('./read-diary-file.ts')
    const { diary, weights } = await readDiaryFile(file)
    setFound(diary && { ...diary, toAdd: await findNew(diary.entries), added: new Set() })
    const weighed = weights && (await findWeighedDays(weights.weights.map(({ date }) => date)))
    setFoundWeights(weights && weighed && { ...weights, weighed, added: new Map() })
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = '' // so that the same file can be chosen again
    if (file) await attempt(() => read(file), { changes: [], notDone: 'We couldn’t read the file.' })
  }

  async function bringIn({ toAdd, added }: FoundEntries) {
    const done = await attempt(() => onImport(toAdd, added), {
      changes: ['meal_entries'],
      notDone: 'The import stopped.',
      message: () => `Imported ${countText(added.size, 'entry', 'entries')}.`,
      undo: () => onUndo(added),
    })
    if (done) setFound(null)
  }

  async function bringInWeights(weights: readonly Weight[], { added }: FoundWeights) {
    const done = await attempt(() => onImportWeights(weights, added), {
      changes: ['weight_logs'],
      notDone: 'The import stopped.',
      message: () => `Imported ${countText(added.size, 'weight')}.`,
      undo: () => onUndoWeights(added),
    })
    if (done) setFoundWeights(null)
  }

  return (
    <section aria-label="Print, export and import" className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" size="sm" icon={<Printer className="size-4" />} onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="secondary" size="sm" icon={<Download className="size-4" />} loading={busy} onClick={exportCsv}>
        Export CSV
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<Upload className="size-4" />}
        onClick={() => picker.current?.click()}
      >
        Import CSV
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.zip,text/csv,application/zip"
        aria-label="Diary file"
        className="hidden"
        onChange={choose}
      />
      {found && (
        <Dialog
          open
          onClose={() => setFound(null)}
          title={`Import from ${found.source}`}
          actions={
            <>
              <Button variant="secondary" onClick={() => setFound(null)}>
                Cancel
              </Button>
              <Button loading={busy} disabled={found.toAdd.length === 0} onClick={() => bringIn(found)}>
                {busy ? 'Importing...' : 'Import'}
              </Button>
            </>
          }
        >
          <p>{importText(found)}</p>
          {found.source === 'MyFitnessPal' && (
            <p className="text-muted text-sm">
              MyFitnessPal’s file has no food names, and gives vitamins, calcium and iron only as percentages, so those
              stay unknown.
            </p>
          )}
          <SkippedLines {...found} />
        </Dialog>
      )}
      {/* A zip may contain both: one after the other. */}
      {!found && foundWeights && (
        <WeightsDialog
          found={foundWeights}
          unit={weightUnit}
          busy={busy}
          onImport={(weights) => bringInWeights(weights, foundWeights)}
          onClose={() => setFoundWeights(null)}
        />
      )}
    </section>
  )
}
