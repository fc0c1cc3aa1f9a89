import { Download, Printer, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { type DiaryImport, diaryCsv, readDiaryCsv } from '#domain/diary/diary-csv.ts'
import type { NewEntry } from '#domain/diary/diary-entry.ts'
import type { Units } from '#domain/diary/units.ts'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { readWeightsCsv, type WeightsImport } from '#domain/diary/weights-csv.ts'
import { failureText } from '#web/data/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { notify } from '#web/ui/toast-store.ts'
import { SkippedLines } from './skipped-lines.tsx'
import { WeightsDialog } from './weights-dialog.tsx'

interface DiaryFilesProps {
  /** Everything in the diary, read when it is asked for. */
  readAll: () => Promise<readonly NewEntry[]>
  onImport: (entries: readonly NewEntry[]) => Promise<void>
  weightUnit: Units['weight']
  onImportWeights: (weights: readonly Weight[]) => Promise<void>
}

const MOST_BYTES = 20 * 1024 * 1024

/** Exports the diary as a file, and imports files from other apps. */
export function DiaryFiles({ readAll, onImport, weightUnit, onImportWeights }: DiaryFilesProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<DiaryImport | null>(null)
  const [foundWeights, setFoundWeights] = useState<WeightsImport | null>(null)

  async function attempt(what: string, action: () => Promise<void>) {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      notify(`${what} ${failureText(error)}`, { tone: 'danger' })
    }
    setBusy(false)
  }

  const exportCsv = () =>
    attempt('We couldn’t make the file.', async () => {
      saveFile('plateful-diary.csv', diaryCsv(await readAll()), 'text/csv')
    })

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = '' // the same file can be chosen again
    if (!file) return
    await attempt('We couldn’t read the file.', async () => {
      if (file.size > MOST_BYTES) throw new Error('It’s larger than 20 MB.')
      const text = await file.text()
      const read = readDiaryCsv(text)
      const weights = read ? null : readWeightsCsv(text)
      if (!read && !weights) throw new Error('It has no meals or weights from Plateful, Cronometer or MyFitnessPal.')
      setFound(read)
      setFoundWeights(weights)
    })
  }

  const bringIn = (read: DiaryImport) =>
    attempt('The import stopped.', async () => {
      await onImport(read.entries)
      setFound(null)
      notify(`Imported ${countText(read.entries.length, 'entry', 'entries')}.`)
    })

  const bringInWeights = (weights: readonly Weight[]) =>
    attempt('The import stopped.', async () => {
      await onImportWeights(weights)
      setFoundWeights(null)
      notify(`Imported ${countText(weights.length, 'weight')}.`)
    })

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
        accept=".csv,text/csv"
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
              <Button loading={busy} disabled={found.entries.length === 0} onClick={() => bringIn(found)}>
                {busy ? 'Importing...' : 'Import'}
              </Button>
            </>
          }
        >
          <p>
            {countText(found.entries.length, 'entry', 'entries')} will be added to your diary, except those imported
            before.
          </p>
          {found.source === 'MyFitnessPal' && (
            <p className="text-muted text-sm">
              MyFitnessPal’s file has no food names, and gives vitamins, calcium and iron only as percentages, so those
              stay unknown.
            </p>
          )}
          <SkippedLines lines={found.skipped} />
        </Dialog>
      )}
      {foundWeights && (
        <WeightsDialog
          found={foundWeights}
          unit={weightUnit}
          busy={busy}
          onImport={bringInWeights}
          onClose={() => setFoundWeights(null)}
        />
      )}
    </section>
  )
}
