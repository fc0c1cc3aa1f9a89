// The lines of a pasted text, without what pages and posts put around a recipe: emoji, hashtags, buttons, a row of
// scaling options.

const MOST_CHARACTERS = 50_000
const MOST_LINES = 1200

const KEYCAPS = /^(?:\d\ufe0f?\u20e3|🔟)+[.:)]?\s*/u
const BULLET_EMOJI = /^[▪▫◾◽◼◻⬛⬜🔸🔹🔶🔷🔺🔻✅☑✔👉➡▶🔘⚪⚫🔴🟠🟡🟢🔵🟣🟤🟥🟧🟨🟩🟦🟪🟫]\ufe0f?\s*/u
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)`
const EMOJI_FIRST = new RegExp(`^${EMOJI}+`, 'u')
const EMOJI_LAST = new RegExp(`${EMOJI}{1,20}$`, 'u')

/** The row of options for scaling a recipe: "1x 2x 3x". */
const SCALES = /(?:^|\s)(?:(?:\d{1,2}|½|1\/2)\s?[x×]\s*){1,8}$/i
const CONTROLS =
  /^(?:scale|us customary(?:\s?[-–|/]?\s?metric)?|metric|cook mode\b.*|prevent your screen from going dark|(?:print|pin|save|rate)(?: (?:this )?recipe)?|jump to (?:the )?recipe|(?:de)?select all)$/i
const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*){2,}$/u

export const withoutScales = (line: string): string => line.replace(SCALES, '')

function cleanLine(written: string): string {
  const line = written.replace(/\s+/g, ' ').trim()
  return line
    .replace(KEYCAPS, (keys) => `${keys.replaceAll('🔟', '10').replace(/\D/g, '')}. `)
    .replace(BULLET_EMOJI, '• ')
    .replace(EMOJI_FIRST, '')
    .replace(EMOJI_LAST, '')
}

const isAround = (line: string): boolean =>
  line !== '' && (CONTROLS.test(line) || HASHTAGS.test(line) || withoutScales(line) === '')

/** With '' for empty lines in between. */
export function pastedLines(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .slice(0, MOST_LINES)
    .map(cleanLine)
    .filter((line) => !isAround(line))
}
