// A picture that reserves its space while loading. Without one, or if it can't be loaded, a drawn plate.
import { useEffect, useRef, useState } from 'react'
import { isDefaultImage } from '#domain/recipe/default-image.ts'
import { cx } from './cx.ts'

interface PictureProps {
  src: string
  srcSet?: string
  /**
   * The widths at which the picture is shown, for the browser's `sizes`. On phones we claim a third less: an ordinary
   * screen then uses the small, fast file, and a high-density one still uses the large file.
   */
  sizes?: string
  /** '' if the text next to it says the same. */
  alt: string
  width: number
  height: number
  /** Background color while loading. */
  color?: string
  /** The point to keep in view if the picture is cropped. */
  focus?: string
  /**
   * 'first' for the page's main picture, 'early' for others of its size in the first view: these are requested before
   * layout. The rest load when they come near.
   */
  loading?: 'first' | 'early' | 'late'
  className?: string
}

export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, width, height, color, focus, loading = 'late', className } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)

  // It may have failed before hydration.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setFailedSrc(src)
  }, [src])

  if (src === '' || isDefaultImage(src) || failedSrc === src) return <PlateDrawing label={alt} className={className} />
  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={loading === 'late' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding={loading === 'first' ? 'sync' : 'async'}
      onError={() => setFailedSrc(src)}
      style={color || focus ? { backgroundColor: color, objectPosition: focus } : undefined}
      className={cx('bg-sunken object-cover', className)}
    />
  )
}

function PlateDrawing({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={cx('bg-sunken', className)}
    >
      <circle cx="240" cy="164" r="112" className="fill-line" />
      <circle cx="240" cy="160" r="112" className="fill-surface" />
      <circle cx="240" cy="160" r="78" className="fill-none stroke-line" strokeWidth="3" />
      <path
        d="M206 176c0-38 26-60 70-60 2 44-20 72-58 72-10 0-12-4-12-12Zm-8 18c18-24 36-38 54-46"
        className="fill-leaf-soft stroke-leaf"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
