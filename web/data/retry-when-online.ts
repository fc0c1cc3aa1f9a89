// Scripts for parts of a page. Browsers remember that a script couldn't be loaded and never request it again, so
// without a network we don't even try.

/** Resolves as soon as there is a network, or a service worker that has every script. */
export async function networkIsThere(): Promise<void> {
  // Not known on the server.
  if (navigator.onLine === false && !navigator.serviceWorker?.controller) await networkIsBack()
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

/** Loads once there is a network. Fails if the server can't be reached or doesn't have the script anymore. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  await networkIsThere()
  return load().catch(async (error) => {
    if (navigator.onLine) throw error
    await networkIsBack()
    return loadWhenOnline(load)
  })
}

const networkIsBack = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
  })
