import { versions } from 'virtual:pictures/articles'
import { drawnPicture } from '#domain/recipe/recipe-pictures.ts'
import type { ArticleSummary } from '#domain/site/article.ts'
import { cx } from '#web/ui/cx.ts'

interface ArticlePictureProps {
  article: Pick<ArticleSummary, 'id' | 'imageAlt'>
  /** The widths at which the picture is shown, as the browser's `sizes`. */
  sizes: string
  /** The page's main picture is fetched first; all others load when they come near. */
  first?: boolean
  className?: string
}

export function ArticlePicture({ article: { id, imageAlt }, sizes, first = false, className }: ArticlePictureProps) {
  const { src, srcSet, color } = drawnPicture(`articles/${id}`, versions[id])
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={960}
      height={640}
      alt={imageAlt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      style={{ backgroundColor: color }}
      className={cx('bg-sunken object-cover', className)}
    />
  )
}
