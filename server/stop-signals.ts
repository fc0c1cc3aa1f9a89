// What tells the server to stop: SIGTERM, Ctrl+C, a closed terminal, or the end of npm start. A second time ends the
// process at once.

/** A terminal sends Ctrl+C to everything in it, and npm start passes it on: both are one request to stop. */
const SAME_REQUEST_MS = 500

export function toldToStop(): AbortSignal {
  const stopping = new AbortController()
  let toldAt = 0
  const stop = () => {
    if (!stopping.signal.aborted) {
      toldAt = performance.now()
      stopping.abort()
    } else if (performance.now() - toldAt > SAME_REQUEST_MS) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // scripts/start.mjs holds a channel to the server for as long as it lives.
  if (process.connected === false) stop()
  process.once('disconnect', stop)
  // Nobody may read the output any more, such as a closed terminal. That must not end the server halfway.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  return stopping.signal
}
