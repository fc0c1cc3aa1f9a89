import { useEffect, useState } from 'react'

/** The current time, updated every second and when the page wakes up. */
export function useNow(running: boolean) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    document.addEventListener('visibilitychange', update)
    const interval = running ? setInterval(update, 250) : undefined
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', update)
    }
  }, [running])
  return now
}
