import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a moment: for questions that should not be asked at every key. */
export function useDebouncedValue<Value>(value: Value, ms = 350): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
