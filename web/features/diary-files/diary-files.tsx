import { Download, Printer, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { type DiaryImport, diaryCsv, readDiaryCsv } from '#domain/diary/diary-csv.ts'
import type { NewEntry } from '#domain/diary/diary-entry.ts'
import { failureText } from '#web/data/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'

interface DiaryFilesProps {
  /** Everything in the diary, read when it is asked for. */
  readAll: () => Promise<readonly NewEntry[]>
  onImport: (entries: readonly NewEntry[]) => Promise<void>
}

const MOST_BYTES = 20 * 1024 * 1024

/** The diary as a file to take along, and files of other programs to bring in. */
export function DiaryFiles({ readAll, onImport }: DiaryFilesProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<DiaryImport | null>(null)

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
    attempt('The file was not made.', async () => {
      const file = new Blob([diaryCsv(await readAll())], { type: 'text/csv' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = 'plateful-diary.csv'
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000) // the browser reads it after this task
    })

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = '' // the same file can be chosen again
    if (!file) return
    await attempt('The file was not read.', async () => {
      if (file.size > MOST_BYTES) throw new Error('It is larger than 20 MB.')
      const read = readDiaryCsv(await file.text())
      if (!read) throw new Error('It is no diary of Plateful, Cronometer (servings.csv) or MyFitnessPal.')
      setFound(read)
    })
  }

  const bringIn = (read: DiaryImport) =>
    attempt('The import stopped.', async () => {
      await onImport(read.entries)
      setFound(null)
      notify(`Imported ${countText(read.entries.length, 'entry', 'entries')}.`)
    })

  return (
    <section aria-label="Take along" className="flex flex-wrap gap-2 print:hidden">
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
          <p>{countText(found.entries.length, 'entry', 'entries')} will be added to your diary.</p>
          {found.source === 'MyFitnessPal' && (
            <p className="text-muted text-sm">
              MyFitnessPal’s file has no food names, and gives vitamins, calcium and iron only as percentages, so those
              stay unknown.
            </p>
          )}
          {found.skipped.length > 0 && (
            <details className="text-sm">
              <summary className="cursor-pointer font-semibold">
                {countText(found.skipped.length, 'line')} could not be read
              </summary>
              <ul className="mt-2 max-h-40 overflow-y-auto">
                {found.skipped.slice(0, 100).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          )}
        </Dialog>
      )}
    </section>
  )
}
