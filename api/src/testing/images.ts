import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Images and files that only look like images, for tests. */
export const createImage = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3616' } })

/** A rotated photo with its owner and location in the EXIF data. */
export const createPhoto = () =>
  createImage()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada Moss' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export async function createAnimation(frames: number) {
  const colors = Array.from({ length: frames }, (_, i) => `hsl(${(i * 47) % 360}, 80%, 50%)`)
  const frameImages = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frameImages, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** Each frame is within the pixel limit, but all of them together exceed it. */
export async function createWideAnimation() {
  const gif = await createAnimation(24)
  gif.writeUInt16LE(2000, 6)
  gif.writeUInt16LE(2000, 8)
  return gif
}

export const svgDrawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)

/** A valid PNG with 900 million pixels in 100 kB. */
export function createDecompressionBomb() {
  const side = 30_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer) {
  const content = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
