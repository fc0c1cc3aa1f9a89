import { useEffect, useState } from 'react'

/** The time, every second on the second of the timers; at once when the page comes back from sleep. */
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
