import { useEffect, useState } from 'react'
import { Picture } from '#web/ui/picture.tsx'

/** Preview of a picture without a URL; a drawn plate if there is none. */
export function PhotoThumb({ blob }: { blob: Blob | null }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!blob) return
    const address = URL.createObjectURL(blob)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <Picture src={url} alt="" width={72} height={48} className="aspect-3/2 w-18 shrink-0 rounded-md" />
}
