// Lists controls as a screen reader would and compares their names with the expected ones.
import type { Locator } from '@playwright/test'

const CONTROL =
  /^\s*- '?(button|link|textbox|searchbox|checkbox|radio|slider|spinbutton|combobox|tab|switch|dialog|alertdialog)\b(?: "((?:[^"\\]|\\.)*)")?/
const ADDRESS = /^\s*- \/url: (.*)$/

interface Control {
  role: string
  /** '' if it has none. */
  name: string
  /** Of a link. */
  address: string
}

async function controlsIn(part: Locator): Promise<Control[]> {
  const lines = (await part.ariaSnapshot()).split('\n')
  return lines.flatMap((line, place) => {
    const [, role, quoted = ''] = CONTROL.exec(line) ?? []
    if (!role) return []
    const name = quoted.replaceAll("''", "'").replaceAll('\\"', '"')
    return [{ role, name, address: ADDRESS.exec(lines[place + 1] ?? '')?.[1] ?? '' }]
  })
}

/** `button Favorite: *` matches every button whose name starts that way. */
function isMeant(entry: string, { role, name }: Control) {
  const words = entry.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${words.join('.+')}$`).test(`${role} ${name}`)
}

/** Problems: missing, duplicate, unexpected, or absent names. */
export async function faultsOfNames(part: Locator, expected: readonly string[]): Promise<string[]> {
  const controls = await controlsIn(part)
  const shown = ({ role, name }: Control) => `${role} ${name}`
  const nameless = controls.filter(({ name }) => name.trim() === '')
  const ambiguous = controls.filter((control, place) =>
    controls
      .slice(0, place)
      .some((other) => shown(other) === shown(control) && !leadsToTheSame(other, control) && !isInEachMeal(control)),
  )
  const unexpected = controls.filter((control) => !expected.some((entry) => isMeant(entry, control)))
  const missing = expected.filter((entry) => !controls.some((control) => isMeant(entry, control)))
  return [
    ...nameless.map(({ role }) => `has no name: ${role}`),
    ...ambiguous.map((control) => `is there twice: ${shown(control)}`),
    ...unexpected.map((control) => `was not expected: ${shown(control)}`),
    ...missing.map((entry) => `is missing: ${entry}`),
  ]
}

const leadsToTheSame = (one: Control, other: Control) => one.role === 'link' && one.address === other.address

/** The diary's meals are named regions, so these names include the meal they belong to. */
const isInEachMeal = ({ role, name }: Control) => role === 'button' && ['Add Food', 'Quick Add'].includes(name)
