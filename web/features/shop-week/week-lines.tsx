import { useId } from 'react'
import { groupByAisle } from '#domain/shopping/shopping.ts'
import { lineText, neededText } from '#domain/shopping/store-amount.ts'
import type { WeekLine, WeekLineState } from '#domain/shopping/week-shopping.ts'

interface WeekLinesProps {
  lines: readonly WeekLine[]
  isChecked: (line: WeekLine) => boolean
  onTick: (line: WeekLine, ticked: boolean) => void
}

const APART: readonly { state: NonNullable<WeekLineState>; title: string }[] = [
  { state: 'listed', title: 'Already on your list: add again?' },
  { state: 'purchased', title: 'Already purchased: buy again?' },
  { state: 'home', title: 'At home' },
  { state: 'staple', title: 'You probably have' },
]

/** What to buy by aisle, then everything that starts unchecked, with the reason. */
export function WeekLines({ lines, isChecked, onTick }: WeekLinesProps) {
  if (lines.length === 0) return <p className="text-muted">There’s nothing to cook on these days.</p>
  const needed = groupByAisle(
    lines.filter(({ state }) => state === null),
    ({ aisle }) => aisle,
  )
  const groups = [
    ...needed,
    ...APART.map(({ state, title }) => ({ key: state, title, items: lines.filter((line) => line.state === state) })),
  ]
  return (
    <div className="max-h-[34dvh] sm:max-h-[45dvh] overflow-y-auto rounded-lg border border-line p-2">
      {groups.map(
        (group) =>
          group.items.length > 0 && (
            <Group key={group.key} title={group.title}>
              {group.items.map((line) => (
                <li key={line.key}>
                  <label className="flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 hover:bg-sunken">
                    <input
                      type="checkbox"
                      checked={isChecked(line)}
                      onChange={(event) => onTick(line, event.target.checked)}
                      className="size-5 shrink-0 accent-leaf"
                    />
                    <span className="min-w-0">
                      <span className="block wrap-anywhere">{lineText(line)}</span>
                      <span className="block truncate text-muted text-xs">
                        {[neededText(line), line.recipes.length > 0 && `for ${line.recipes.join(', ')}`]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </Group>
          ),
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-3 first:mt-0">
      <h3 id={id} className="border-line border-b px-2 pb-1 font-semibold text-leaf text-sm tracking-normal">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
