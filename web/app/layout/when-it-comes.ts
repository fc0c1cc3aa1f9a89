/** A script that the page can do without for a while: if it cannot be loaded, it is tried again with the network. */
export function whenItComes<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(
    () => new Promise((resolve) => window.addEventListener('online', () => resolve(whenItComes(load)), { once: true })),
  )
}
