import { useEffect, useState } from 'react'

/** The value after it has stopped changing, to avoid a request per key press. */
export function useDebouncedValue<Value>(value: Value, ms = 350): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
