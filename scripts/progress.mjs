// Progress of a long step: one line that is overwritten in a terminal, a line every few seconds in a log.

const IN_TERMINAL_MS = 250
const IN_LOG_MS = 5_000

/** Calls `count` from time to time. Returns a function that stops it. */
export function showProgress(what, total, count) {
  const { isTTY = false } = process.stdout
  let shown = -1
  const show = () => {
    const now = Math.min(count(), total)
    if (now === shown) return
    shown = now
    process.stdout.write(isTTY ? `\r  ${now} of ${total} ${what}` : `  ${now} of ${total} ${what}\n`)
  }
  const timer = setInterval(show, isTTY ? IN_TERMINAL_MS : IN_LOG_MS)
  return () => {
    clearInterval(timer)
    show()
    if (isTTY) process.stdout.write('\n')
  }
}
