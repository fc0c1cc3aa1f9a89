// Picture URLs. Separate from recipe-view.ts because every page with a card needs it.
import { isEmbeddedId } from '#domain/recipe-id.ts'

export interface PictureSources {
  /** '' if there is no picture. */
  src: string
  srcSet: string
  /** Placeholder color while loading; known for our own pictures only. */
  color?: string
}

/** "?v=" and 14 hex digits: eight for the picture's version, six for its average color. */
const VERSION = /[?&]v=([0-9a-f]{8})([0-9a-f]{6})$/

export function pictureVersion(drawing: { hash: string; colour: string }): string {
  return `?v=${drawing.hash.slice(0, 8)}${drawing.colour.replace('#', '')}`
}

/** One of our own pictures, by its folder and name, in the widths that exist. */
export function drawnPicture(name: string, version = '', widths: readonly number[] = [480, 960]): PictureSources {
  const file = (width: number) => `/img/${name}-${width}.avif${version}`
  const [, , colour] = VERSION.exec(version) ?? []
  return {
    src: file(widths.at(-1) ?? 0),
    srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
    ...(colour ? { color: `#${colour}` } : {}),
  }
}

/** The JPEG for link previews, which can't show AVIF. Other sites' pictures are unchanged. */
export function previewPicture(src: string): string {
  return src.replace(/^(\/img\/.*)-\d+\.avif/, '$1-social.jpg')
}

/** As an edited version of one of our recipes keeps it. */
const DRAWN = /^\/img\/(recipes\/\d+)-\d+\.avif(\?.*)?$/

/** A recipe's picture: our own files, or the provider's single URL. */
export function pictureSources({ id, image = '' }: { id: number; image?: string }): PictureSources {
  if (isEmbeddedId(id)) return drawnPicture(`recipes/${id}`, VERSION.exec(image)?.[0])
  const [, name, version] = DRAWN.exec(image) ?? []
  return name ? drawnPicture(name, version) : { src: image, srcSet: '' }
}
