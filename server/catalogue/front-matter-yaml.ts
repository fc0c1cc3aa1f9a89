// The YAML that front matter is written in: text, numbers, [lists] and { one: level } of names, each on one line.

export class InvalidYaml extends Error {
  constructor(reason: string) {
    super(`Invalid YAML: ${reason}`)
  }
}

export function yamlValue(text: string): unknown {
  const list = /^\[(.*)\]$/.exec(text)?.[1]
  if (list !== undefined) return itemsOf(list).map(yamlValue)
  const names = /^\{(.*)\}$/.exec(text)?.[1]
  if (names !== undefined) return Object.fromEntries(itemsOf(names).map(pairOf))
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (text.startsWith('"')) return quoted(text)
  if (/^[[\]{}&*!|>'%@`#,?-]|: |:$| #/.test(text))
    throw new InvalidYaml(`this needs double quotes: ${text.slice(0, 60)}`)
  return text
}

function pairOf(item: string): [string, unknown] {
  const [, name, value] = /^([\w-]+):\s+(.+)$/.exec(item) ?? []
  if (!name || !value) throw new InvalidYaml(`"${item}" is not "name: value"`)
  return [name, yamlValue(value)]
}

function quoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    throw new InvalidYaml(`the quotes around ${text.slice(0, 60)} don’t match`)
  }
}

/** Separated by commas, except inside quotes and brackets. */
function itemsOf(text: string): string[] {
  if (text.trim() === '') return []
  const items: string[] = []
  let depth = 0
  let isQuoted = false
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign === '"' && text[at - 1] !== '\\') isQuoted = !isQuoted
    if (isQuoted && sign !== undefined) continue
    if (sign === '[' || sign === '{') depth += 1
    if (sign === ']' || sign === '}') depth -= 1
    if (sign !== undefined && (sign !== ',' || depth > 0)) continue
    items.push(text.slice(from, at).trim())
    from = at + 1
  }
  return items
}
