import { toNarrowerUrl } from '@gable/shared/media/image.ts'

/** The srcset of an uploaded picture, so that each screen loads the smallest sufficient width. */
export const toSrcset = (image: string, widths: number[] = []): string | undefined =>
  widths
    .map((width, index) => `${index < widths.length - 1 ? toNarrowerUrl(image, width) : image} ${width}w`)
    .join(', ') || undefined
