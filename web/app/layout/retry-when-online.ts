// For parts of the header and footer: no error boundary stands around them, so a script that fails to load would take
// the whole page with it. Until it arrives, the part's fallback is shown.

/** Loads again each time the network comes back. */
export function retryWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(
    () =>
      new Promise((resolve) => {
        window.addEventListener('online', () => resolve(retryWhenOnline(load)), { once: true })
      }),
  )
}
