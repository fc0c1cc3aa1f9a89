// Scripts for parts of a page. Browsers remember that a script couldn't be loaded and never request it again, so
// without a network we don't even try.

/** Resolves as soon as there is a network, or a service worker that has every script. */
export async function networkIsThere(): Promise<void> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) await networkIsBack()
}

/**
 * Loads, and retries each time the network comes back. For parts of the header and footer: they have no error boundary,
 * so a script that fails to load would take down the whole page. Until it arrives, the part's fallback is shown.
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
