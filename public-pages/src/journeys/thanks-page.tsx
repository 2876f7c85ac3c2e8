import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { ThankYou } from '../../../embeds/src/journeys/ending.tsx'
import { type BrandedPage, renderBrandedPage } from './branded-page.tsx'

interface ThanksPage extends Pick<BrandedPage, 'journey' | 'labels' | 'fileUrl'> {
  answer?: SubmissionAnswer | undefined
}

/** Shown after a post without JavaScript. It does not greet by name: a name in the URL would end up in logs. */
export const renderThanksPage = ({ answer, ...page }: ThanksPage) =>
  renderBrandedPage({
    ...page,
    // The page asks again until the home is looked up.
    head: answer?.isPending && <meta http-equiv="refresh" content="2" />,
    children: <ThankYou state={{ labels: page.labels, receipt: undefined, isSample: false }} answer={answer} />,
  })
