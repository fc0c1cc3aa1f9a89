// Singular and plural names: "1 onion", "2 onions".
import { plural } from './plural.ts'
import { fold, singular } from './text-match.ts'

/** Unlike the folding used for comparison, this keeps accents. */
function oneOf(word: string): string {
  if (/chilies$/i.test(word)) return word.slice(0, -2)
  if (/(?:cook|brown|smooth|vegg|coll|p)ies$|quiches$/i.test(word)) return word.slice(0, -1)
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:lea|loa|hal)ves$/i.test(word)) return `${word.slice(0, -3)}f`
  return word.replace(/(?<=ch|sh|ss|x|z|o)es$|s$/i, '')
}

/** Words with the same singular and plural. */
const UNCHANGED =
  /(?:cho[iy]|chicory|kombu|matzo|naan|squash|asparagus|spring greens|shrimp|fish|bass|bream|mackerel|trout|haddock|injera|salmon|cod|(?<!sl)ice|corn|hummus|couscous|br[öo]tchen|fennel|anise|zest|umeboshi|ginger|galangal|turmeric|garlic|broccoli|lemongrass|parsley|cilantro|spinach|kale)$/i
/** English endings only apply to words in the Latin alphabet. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}\d\s'’().,%/-]/u

/** The last word gets or loses the plural; "ears of corn" keeps its order. */
export function countedName(name: string, amount: number): string {
  const [, head = '', tail = ''] = /^(.+?)( (?:of|in|on|with) .+)$/.exec(name) ?? [name, name, '']
  const at = head.lastIndexOf(' ') + 1
  const last = head.slice(at)
  if (last === '' || UNCHANGED.test(last) || OTHER_SCRIPT.test(last)) return name
  const one = singular(fold(last))
  const isPlural = one !== fold(last)
  if (amount > 1 === isPlural) return name
  if (amount > 1) return `${head.slice(0, at)}${plural(last)}${tail}`
  return `${head.slice(0, at)}${oneOf(last)}${tail}`
}

/** Puts the plural on the food, not on the note: "3 onions, sliced". */
export function countedHead(name: string, amount: number): string {
  const [, head = name, tail = ''] = /^([^,(]*[^,(\s])(.*)$/s.exec(name) ?? []
  return countedName(head, amount) + tail
}
