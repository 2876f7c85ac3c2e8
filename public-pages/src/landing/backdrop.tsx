import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { toSrcset } from '../brand/srcset.ts'
import { scenes } from '../scenes/scenes.ts'
import { height, width } from '../scenes/shapes.ts'

/**
 * The background picture. A scene is inlined, which is smaller than a request for it. An uploaded picture is usually the
 * largest file on the page, so it gets high priority.
 */
export const Backdrop = ({ image, widths }: { image: string; widths: number[] | undefined }) =>
  isScene(image) ? (
    <svg
      class="backdrop"
      data-scene={image}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: scenes[image].join('') }}
    />
  ) : (
    <img
      class="backdrop"
      srcset={toSrcset(image, widths)}
      src={image}
      alt=""
      width={width}
      height={height}
      fetchpriority="high"
      decoding="async"
    />
  )
