import { countText } from '#web/ui/format.ts'

const MOST_SHOWN = 100

export function SkippedLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">{countText(lines.length, 'line')} couldn’t be read</summary>
      <ul className="mt-2 max-h-40 overflow-y-auto">
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
