import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { scenes } from '../scenes/scenes.ts'
import { height, width } from '../scenes/shapes.ts'
import { choicesOf } from './choices-of.ts'

/**
 * The picture behind the words. A drawing of ours comes in the page, smaller than asking for it would be; an uploaded
 * one is the largest thing there is, so it is asked for first.
 */
export const Backdrop = ({ image, widths }: { image: string; widths: number[] | undefined }) =>
  isScene(image) ? (
    <svg
      class="backdrop"
      data-scene={image}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: scenes[image].join('') }}
    />
  ) : (
    <img
      class="backdrop"
      srcset={choicesOf(image, widths)}
      src={image}
      alt=""
      width={width}
      height={height}
      fetchpriority="high"
      decoding="async"
    />
  )
