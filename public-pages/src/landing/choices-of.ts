import { narrowerAddress } from '@gable/shared/media/image.ts'

/** Of an uploaded picture each screen takes the smallest that will do. */
export const choicesOf = (image: string, widths: number[] = []): string | undefined =>
  widths
    .map((width, index) => `${index < widths.length - 1 ? narrowerAddress(image, width) : image} ${width}w`)
    .join(', ') || undefined
