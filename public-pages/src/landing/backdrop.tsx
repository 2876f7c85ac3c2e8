import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { narrowerAddress } from '@gable/shared/media/image.ts'

/** The picture behind the words. It is the largest thing on the page, so it is asked for first. */
export const Backdrop = ({ image, widths = [] }: { image: string; widths: number[] | undefined }) => (
  <img
    class="backdrop"
    srcset={choicesOf(image, widths)}
    src={backdropAddress(image)}
    alt=""
    width={1600}
    height={900}
    fetchpriority="high"
    decoding="async"
  />
)

/** Of an uploaded picture each screen takes the smallest that will do. */
export const choicesOf = (image: string, widths: number[] = []): string | undefined =>
  widths
    .map((width, index) => `${index < widths.length - 1 ? narrowerAddress(image, width) : image} ${width}w`)
    .join(', ') || undefined

export const backdropAddress = (image: string): string => (isScene(image) ? `/scenes/${image}.svg` : image)
