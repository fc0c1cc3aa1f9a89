// The sizes that are made from a picture's largest one: for cards and small screens, and a JPEG for link previews, which
// can't show AVIF.

export interface SmallerSize {
  /** As in its address: "recipes/90000101-480.avif". */
  file: string
  width: number
  height: number
  quality: number
}

/** The two pictures that stand in for others, and appear in no link preview. */
const STAND_INS = ['site/default-recipe', 'cuisines/other']

export function smallerSizes(key: string): SmallerSize[] {
  if (key === 'site/hero')
    return [
      { file: 'site/hero-800.avif', width: 800, height: 600, quality: 48 },
      { file: 'site/hero-480.avif', width: 480, height: 360, quality: 46 },
      { file: 'site/social.jpg', width: 1200, height: 630, quality: 68 },
    ]
  const card = { file: `${key}-480.avif`, width: 480, height: 320, quality: 44 }
  if (STAND_INS.includes(key)) return [card]
  return [card, { file: `${key}-social.jpg`, width: 600, height: 315, quality: 52 }]
}

/** Its name has the drawing's hash, so that a picture that is drawn again never appears in an old small size. */
export function madeFile(file: string, hash: string): string {
  return file.replace(/(\.\w+)$/, `.${hash.slice(0, 8)}$1`)
}
