import type { DiaryImport } from '#domain/diary/diary-csv.ts'
import { countText, wholeNumber } from '#web/ui/format.ts'

const MOST_SHOWN = 100

export function SkippedLines({ skipped, unreadFrom }: Pick<DiaryImport, 'skipped' | 'unreadFrom'>) {
  const more = skipped.length - MOST_SHOWN
  return (
    <>
      {unreadFrom !== null && (
        <p>
          The file is too long to read at once. Line {wholeNumber(unreadFrom)} and all after it weren’t read: import
          them from a file of their own.
        </p>
      )}
      {skipped.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer font-semibold">
            {countText(skipped.length, 'line')} couldn’t be read
          </summary>
          <ul className="mt-2 max-h-40 overflow-y-auto">
            {skipped.slice(0, MOST_SHOWN).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {more > 0 && <li>And {countText(more, 'more line', 'more lines')}</li>}
          </ul>
        </details>
      )}
    </>
  )
}
