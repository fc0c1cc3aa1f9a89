import { type ArticleSummary, articlePicture } from '#domain/article.ts'
import { cx } from '#web/ui/cx.ts'

interface ArticlePictureProps {
  article: Pick<ArticleSummary, 'id' | 'imageAlt'>
  /** The widths at which the picture is shown, as the browser's `sizes`. */
  sizes: string
  /** The page's main picture is fetched first; all others wait until they come near. */
  first?: boolean
  className?: string
}

export function ArticlePicture({ article: { id, imageAlt }, sizes, first = false, className }: ArticlePictureProps) {
  return (
    <img
      src={articlePicture(id, 960)}
      srcSet={`${articlePicture(id, 480)} 480w, ${articlePicture(id, 960)} 960w`}
      sizes={sizes}
      width={960}
      height={640}
      alt={imageAlt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={cx('bg-sunken object-cover', className)}
    />
  )
}
