// A recipe as one picture, drawn on this device: photo, title and ingredients. Loaded when somebody wants one.
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { FocusPoint } from '#domain/photo/photo-rules.ts'
import { shareFile } from '#web/device/share-file.ts'
import { minutesText } from '#web/ui/format.ts'

const WIDTH = 1080
const EDGE = 72
const PHOTO_HEIGHT = 620
const GAP = 48
const COLORS = { ground: '#fbf7ee', ink: '#1d2a22', muted: '#59645b', leaf: '#1e6b45', line: '#e5dccb' }
const FAMILY = 'Figtree, system-ui, sans-serif'
/** From so many ingredients on, there are two columns. */
const TWO_COLUMNS_FROM = 9

interface Text {
  lines: string[]
  x: number
  y: number
  font: string
  color: string
  leading: number
}

export interface RecipeOnPicture {
  title: string
  readyInMinutes: number
  servings: number
  /** "200 g red lentils" */
  ingredients: readonly string[]
}

interface Photo {
  blob: Blob
  focus: FocusPoint
}

export async function sharePicture(recipe: RecipeOnPicture, photo: Photo | null) {
  const blob = await drawRecipe(recipe, photo)
  const name = recipe.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'recipe'
  await shareFile(new File([blob], `${name}.png`, { type: blob.type }))
}

async function drawRecipe(recipe: RecipeOnPicture, photo: Photo | null): Promise<Blob> {
  await document.fonts.load(`800 64px ${FAMILY}`).catch(() => undefined) // then the system's is used
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t draw pictures.')
  const { texts, height } = layOut(recipe, photo ? PHOTO_HEIGHT + GAP : EDGE, (text, font) => {
    context.font = font
    return context.measureText(text).width
  })
  canvas.width = WIDTH
  canvas.height = height
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, WIDTH, height)
  if (photo) {
    const image = await createImageBitmap(photo.blob)
    const scale = Math.max(WIDTH / image.width, PHOTO_HEIGHT / image.height)
    const [width, tall] = [WIDTH / scale, PHOTO_HEIGHT / scale]
    const [left, top] = [(image.width - width) * photo.focus.x, (image.height - tall) * photo.focus.y]
    context.drawImage(image, left, top, width, tall, 0, 0, WIDTH, PHOTO_HEIGHT)
  }
  context.textBaseline = 'top'
  for (const { lines, x, y, font, color, leading } of texts) {
    context.font = font
    context.fillStyle = color
    lines.forEach((line, at) => {
      context.fillText(line, x, y + at * leading)
    })
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture couldn’t be drawn.'))), 'image/png'),
  )
}

function layOut(recipe: RecipeOnPicture, top: number, widthOf: (text: string, font: string) => number) {
  const texts: Text[] = []
  let y = top
  const inside = WIDTH - 2 * EDGE
  const add = (text: string, x: number, width: number, font: string, color: string, leading: number) => {
    const lines = wrapped(text, width, (line) => widthOf(line, font))
    texts.push({ lines, x, y, font, color, leading })
    y += lines.length * leading
  }
  add(recipe.title, EDGE, inside, `800 64px ${FAMILY}`, COLORS.ink, 72)
  y += 8
  const facts = [
    ...(recipe.readyInMinutes > 0 ? [minutesText(recipe.readyInMinutes)] : []),
    servingsText(recipe.servings),
  ]
  add(facts.join(' · '), EDGE, inside, `500 32px ${FAMILY}`, COLORS.muted, 44)
  y += 24
  const { ingredients } = recipe
  const columns = ingredients.length >= TWO_COLUMNS_FROM ? 2 : 1
  const width = (inside - (columns - 1) * GAP) / columns
  const perColumn = Math.ceil(ingredients.length / columns)
  const start = y
  let end = y
  for (let column = 0; column < columns; column += 1) {
    y = start
    for (const ingredient of ingredients.slice(column * perColumn, (column + 1) * perColumn)) {
      add(ingredient, EDGE + column * (width + GAP), width, `500 32px ${FAMILY}`, COLORS.ink, 42)
      y += 10
    }
    end = Math.max(end, y)
  }
  y = end + 32
  add('Plateful', EDGE, inside, `800 34px ${FAMILY}`, COLORS.leaf, 44)
  return { texts, height: y + EDGE - 24 }
}

/** A word that is too long stays whole: it is cut by the edge. */
function wrapped(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
