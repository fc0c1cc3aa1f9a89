// Which way up a picture is shown: the one thing in its EXIF data (a small TIFF file) that a browser draws by.

/** 1 is upright; from 5 on, the picture lies on its side. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const ORIENTATION_TAG = 0x0112
const isOrientation = (value: number): value is Orientation => Number.isInteger(value) && value >= 1 && value <= 8

/** Upright if nothing else is said, or nothing that can be read. */
export function orientationIn(exif: Buffer): Orientation {
  const tiff = exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (view.byteLength < 8) return 1
  const list = view.getUint32(4, isLittle)
  if (list + 2 > view.byteLength) return 1
  const entries = view.getUint16(list, isLittle)
  for (let at = list + 2; at < list + 2 + entries * 12 && at + 12 <= view.byteLength; at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue
    const value = view.getUint16(at + 8, isLittle)
    return isOrientation(value) ? value : 1
  }
  return 1
}

/** EXIF data that says nothing else. */
export function orientationOnly(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4) // where the list of entries is
  tiff.writeUInt16BE(1, 8) // one entry: tag, type "short", one value
  tiff.writeUInt16BE(ORIENTATION_TAG, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
