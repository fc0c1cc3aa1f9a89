// Turns straight quotation marks in the text of an HTML fragment into curly ones; tags are left alone.
const PIECES = /<[^>]*>|[^<]+/g
const INLINE_TAG = /^<\/?(a|em|strong|code)\b/
const OPENS_AFTER = /[\s([–—]/

export function typographicQuotes(html: string): string {
  let before = ' '
  return html.replaceAll(PIECES, (piece) => {
    if (piece.startsWith('<')) {
      if (!INLINE_TAG.test(piece)) before = ' '
      return piece
    }
    let text = ''
    for (const character of piece) {
      const opens = OPENS_AFTER.test(before)
      text += character === '"' ? (opens ? '“' : '”') : character === "'" ? (opens ? '‘' : '’') : character
      before = character
    }
    return text
  })
}
