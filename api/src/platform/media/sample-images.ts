import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures and things that only look like one, for tests. */
export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3616' } })

/** Taken on its side by a camera that wrote down its owner. */
export const photograph = () =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada Moss' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export async function animation(frames: number) {
  const colours = Array.from({ length: frames }, (_, i) => `hsl(${(i * 47) % 360}, 80%, 50%)`)
  const pictures = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** Each frame is within the limit of pixels, all of them together are far beyond it. */
export async function wideAnimation() {
  const gif = await animation(24)
  gif.writeUInt16LE(2000, 6)
  gif.writeUInt16LE(2000, 8)
  return gif
}

export const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)

/** A valid png of 900 million pixels in a hundred kilobytes. */
export function bomb() {
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
