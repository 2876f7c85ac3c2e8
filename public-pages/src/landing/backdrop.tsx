import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { choicesOf } from './choices-of.ts'

/** The picture behind the words. It is the largest thing on the page, so it is asked for first. */
export const Backdrop = ({ image, widths }: { image: string; widths: number[] | undefined }) => (
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

export const backdropAddress = (image: string): string => (isScene(image) ? `/scenes/${image}.svg` : image)
