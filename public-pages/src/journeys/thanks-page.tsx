import { ThankYou } from '../../../embeds/src/journeys/ending.tsx'
import { type BrandedPage, renderBrandedPage } from './branded-page.tsx'

/** Shown after a post without JavaScript. It does not greet by name: a name in the URL would end up in logs. */
export const renderThanksPage = (page: Pick<BrandedPage, 'journey' | 'labels' | 'fileUrl'>) =>
  renderBrandedPage({
    ...page,
    children: <ThankYou state={{ labels: page.labels, receipt: undefined, isSample: false }} />,
  })
