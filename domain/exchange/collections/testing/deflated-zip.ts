export async function packed(format: CompressionFormat, content: BlobPart): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream(format))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** An archive as most programs create it: deflated, and without the flag for UTF-8 names. No checksums. */
export async function deflatedZip(
  files: readonly { fileName: string; content: string | Uint8Array<ArrayBuffer> }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  for (const { fileName, content } of files) {
    const name = new TextEncoder().encode(fileName)
    const body = await packed('deflate-raw', content)
    const common = new DataView(new ArrayBuffer(26))
    common.setUint16(0, 20, true)
    common.setUint16(4, 8, true)
    common.setUint32(14, body.length, true)
    common.setUint32(18, content.length, true)
    common.setUint16(22, name.length, true)
    const place = new DataView(new ArrayBuffer(14))
    place.setUint32(10, offset, true)
    parts.push('PK\x03\x04', common, name, body)
    directory.push('PK\x01\x02\x14\x00', common, place, name)
    offset += 30 + name.length + body.length
  }
  const entries = new Blob(directory)
  const end = new DataView(new ArrayBuffer(18))
  end.setUint16(4, files.length, true)
  end.setUint16(6, files.length, true)
  end.setUint32(8, entries.size, true)
  end.setUint32(12, offset, true)
  return new Uint8Array(await new Blob([...parts, entries, 'PK\x05\x06', end]).arrayBuffer())
}
