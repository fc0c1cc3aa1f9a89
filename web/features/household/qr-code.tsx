import { useEffect, useState } from 'react'

/** Drawn locally, so no other site learns the link. The encoder is loaded when a code is first shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<boolean[][]>([])
  useEffect(() => {
    let current = true
    import('uqr').then(
      ({ encode }) => current && setModules(encode(text, { ecc: 'M', border: 4 }).data),
      () => undefined, // no network: the link itself is still there
    )
    return () => {
      current = false
    }
  }, [text])
  const size = modules.length
  if (size === 0) return null
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    // Black on white in dark mode too: some cameras read nothing else.
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-48 rounded-lg bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
