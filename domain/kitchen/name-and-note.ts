// The food in a line of an ingredient list, and everything said about it.

const DESCRIPTIONS = new Set(
  'boneless skinless fresh freshly dried ripe frozen peeled large small medium raw cooked unsalted salted lean firm thick thin hot cold warm plain whole good-quality'.split(
    ' ',
  ),
)
const TRAILING_NOTE =
  /\s+(to taste|as needed|as required|optional|for (?:serving|garnish|garnishing|frying|dusting|greasing|sprinkling|the table|decoration)|or more(?: to taste)?|plus (?:more|extra)\b.*|to serve|to garnish)$/i

/** "Olive oil or butter": the first is counted, the other stays in the note. */
const ALTERNATIVE = /(?<=\p{L}{3}) (or (?!more\b|so\b|less\b|two\b).*)$/iu
const EITHER_STATE =
  /^(?:fresh|frozen|dried|canned|raw|cooked|white|brown|hot|cold)(?: or |\/)(?:fresh|frozen|dried|canned|raw|cooked|white|brown|hot|cold) /i

/** Splits "onion, finely chopped" and "eggs (beaten)" into the food and what is said about it. */
export function splitNote(text: string): { name: string; notes: string[] } {
  const notes: string[] = []
  let name = text.replace(/\(([^()]*)\)/g, (_, inside: string) => {
    notes.push(inside.trim())
    return ' '
  })
  // "Boneless, skinless chicken thighs" is one name.
  const isDescribing = (text: string) => text.split(/\s+/).every((word) => word === '' || DESCRIPTIONS.has(word))
  for (let comma = name.indexOf(','); comma > 0 && isDescribing(name.slice(0, comma).toLowerCase()); ) {
    name = `${name.slice(0, comma)} ${name.slice(comma + 1)}`
    comma = name.indexOf(',')
  }
  const comma = name.search(/[,;]|\s[-–—]\s/)
  if (comma !== -1) {
    notes.push(name.slice(comma).replace(/^[\s,;–—-]+/, ''))
    name = name.slice(0, comma)
  }
  const trailing = TRAILING_NOTE.exec(name)
  if (trailing) {
    notes.unshift(trailing[1] ?? '')
    name = name.slice(0, trailing.index)
  }
  const either = EITHER_STATE.exec(name)
  if (either) {
    notes.unshift(either[0].trim())
    name = name.slice(either[0].length)
  }
  const alternative = ALTERNATIVE.exec(name)
  if (alternative) {
    notes.unshift(alternative[1] ?? '')
    name = name.slice(0, alternative.index)
  }
  return { name: tidy(name), notes }
}

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .replace(/(?<!\b[a-z])\.$/i, '')
    .trim()

export const joined = (notes: readonly string[]): string =>
  notes
    .map(tidy)
    .filter((note) => note !== '')
    .join(', ')
