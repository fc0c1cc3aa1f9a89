// The limits for photos of own recipes, before and after resizing, and their error messages.
import type { PictureHeader } from './picture-header.ts'

export const LONGEST_SIDE_PX = 1600
export const WANTED_BYTES = 200 * 1024

const LARGEST_FILE_BYTES = 30 * 1024 * 1024
/** Decoded, a picture takes four bytes per pixel: more than this would use up a phone's memory. */
const MOST_PIXELS = 100_000_000

export interface FocusPoint {
  /** Shares of the width and height, from the top left. */
  x: number
  y: number
}

export const CENTER: FocusPoint = { x: 0.5, y: 0.5 }

export const CANNOT_DECODE = 'This browser can’t open that picture. Try another photo, or save it as a JPEG first.'

/** An error message, or null if the file can be opened. */
export function photoProblem(bytes: number, header: PictureHeader | null): string | null {
  if (!header) return 'That file isn’t a photo. Choose a JPEG, PNG, or WebP picture.'
  if (bytes > LARGEST_FILE_BYTES) return 'That photo is larger than 30 MB. Choose a smaller one.'
  const { width, height } = header
  if (width === 0 || height === 0) return 'That picture is damaged. Try another photo.'
  if (width && height && width * height > MOST_PIXELS)
    return 'That picture has too many pixels. Choose one with at most 100 megapixels.'
  return null
}

/** The message for a picture that the browser failed to open. */
export function decodeProblem(header: PictureHeader | null): string {
  return header?.type === 'image/heic'
    ? 'This browser can’t open HEIC photos. On your phone, choose “Most Compatible” in the camera settings, or share the photo as a JPEG.'
    : CANNOT_DECODE
}

export function smallSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const objectPosition = ({ x, y }: FocusPoint): string => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
