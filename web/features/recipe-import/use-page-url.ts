import { useEffect, useState } from 'react'
import { type Crop, type PhotoPage, pictureOf } from './photo-page.ts'

/** A small picture of a page as it is turned and cropped; '' until it is drawn, and if it can't be opened. */
export function usePageUrl(page: PhotoPage, crop: Crop, longestPx: number): string {
  const [url, setUrl] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the picture depends on
  useEffect(() => {
    let drawn = ''
    let isGone = false
    pictureOf({ ...page, crop }, longestPx, 0)
      .then((picture) => {
        if (isGone) return
        drawn = URL.createObjectURL(picture)
        setUrl(drawn)
      })
      .catch(() => undefined) // reading it says why
    return () => {
      isGone = true
      URL.revokeObjectURL(drawn)
    }
  }, [page.file, page.turns, crop, longestPx])
  return url
}
