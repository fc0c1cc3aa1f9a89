// Scripts of parts of a page. Browsers remember that a script could not be loaded and never ask for it again, so without
// a network it is not even tried.

/** Resolves as soon as there is a network, or a service worker that has every script. */
export async function networkIsThere(): Promise<void> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) await networkIsBack()
}

/**
 * Loads, and loads again each time the network comes back. For parts of the header and footer: no error boundary stands
 * around them, so a script that fails to load would take the whole page with it. Until it arrives, the part's fallback is
 * shown.
 */
export async function retryWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  await networkIsThere()
  return load().catch(async () => {
    await networkIsBack()
    return retryWhenOnline(load)
  })
}

const networkIsBack = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
  })
