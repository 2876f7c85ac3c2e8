import type { Drawing, PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { loadPostcardFonts, loadPostcardMeasure } from '@gable/shared/postcards/drawing/load-measure.ts'
import type { SvgOptions } from '@gable/shared/postcards/drawing/render-svg.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import useSWR from 'swr'
import { fontUrls } from './font-urls.ts'

interface PostcardContext {
  sender: PostcardSender
  recipient: PostcardRecipient
}

export interface PostcardEngine {
  /** Both sides as they are printed, and what prevents printing. */
  draw: (settings: PostcardSettings, context: PostcardContext) => PostcardDrawing
  /** One side as the text of an SVG. */
  render: (side: Drawing, options: Omit<SvgOptions, 'measure'>) => string
}

/** What draws postcards on screen, with the fonts of the press. It loads once, when a postcard is first shown. */
export const usePostcardEngine = () =>
  useSWR<PostcardEngine, Error>('postcard-engine', loadEngine, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })

async function loadEngine(): Promise<PostcardEngine> {
  const [{ drawPostcard }, { renderPostcardSide }, measure] = await Promise.all([
    import('@gable/shared/postcards/drawing/draw-postcard.ts'),
    import('@gable/shared/postcards/drawing/render-svg.ts'),
    loadPostcardMeasure(),
    loadPostcardFonts(fontUrls),
  ])
  return {
    draw: (settings, { sender, recipient }) => drawPostcard(settings, sender, recipient, measure),
    render: (side, options) => renderPostcardSide(side, { measure, ...options }),
  }
}
