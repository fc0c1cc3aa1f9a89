// Notifies when the site is reachable again. The browser's "online" event isn't enough: a phone on Wi-Fi without
// internet counts as online, and no event follows when the signal comes back.
const ASK_EVERY_MS = 5000

export function onNetworkReturn(callback: () => void): () => void {
  const ask = setInterval(async () => {
    if (document.visibilityState === 'visible' && (await isReachable())) callback()
  }, ASK_EVERY_MS)
  window.addEventListener('online', callback)
  return () => {
    clearInterval(ask)
    window.removeEventListener('online', callback)
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ASK_EVERY_MS) })).ok
  } catch {
    return false
  }
}
