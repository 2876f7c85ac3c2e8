import { Thanks } from '../../../embeds/src/journeys/ending.tsx'
import { type BrandedPage, renderBrandedPage } from './branded-page.tsx'

/** Where a browser without script arrives after sending. It knows nobody's name: an address is no place for it. */
export const thanksPage = (page: Pick<BrandedPage, 'journey' | 'words' | 'address'>) =>
  renderBrandedPage({
    ...page,
    children: <Thanks state={{ words: page.words, receipt: undefined, isSample: false }} />,
  })
