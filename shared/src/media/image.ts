export const imageExtensions = ['png', 'jpg', 'jpeg', 'webp', 'gif'] as const
type ImageExtension = (typeof imageExtensions)[number]

export const imageBytesMaximum = 5 * 1024 * 1024
/** For all frames together, to limit the memory of the decoder. */
export const imagePixelsMaximum = 50_000_000
export const imageSideMaximum = 3840

export const storedExtensions = ['png', 'jpg', 'webp'] as const
export type StoredExtension = (typeof storedExtensions)[number]

/** Every image is re-encoded. Animated GIFs become WebP, which is much smaller. */
export const storedAs: Record<ImageExtension, StoredExtension> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
  gif: 'webp',
}

export const contentTypeOf: Record<StoredExtension, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

export const toMediaUrl = (accountId: string, mediaId: string, extension: StoredExtension) =>
  `/media/${accountId}/${mediaId}.${extension}`

/**
 * Wide images are also stored as WebP in smaller widths, up to that of a laptop's screen. Not as AVIF: a file is a third
 * smaller, but takes four to twenty times as long to encode.
 */
export const getNarrowerWidths = (width: number) => [320, 640, 1280, 1920].filter((narrower) => narrower < width)

export const toNarrowerUrl = (url: string, width: number) => url.replace(/\.\w+$/, `-${width}.webp`)

export const notAnImage = 'This file is not a png, jpg, webp or gif image we can read. Please choose another one.'
export const imageTooLarge = 'This image is larger than 5 MB. Please choose a smaller one.'
export const imageTooManyPixels = 'This image has too many pixels. Please choose a smaller one.'
