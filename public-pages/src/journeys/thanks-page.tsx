import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { ThankYou } from '../../../embeds/src/journeys/ending.tsx'
import { type BrandedPage, renderBrandedPage } from './branded-page.tsx'

interface ThanksPage extends Pick<BrandedPage, 'journey' | 'labels' | 'fileUrl'> {
  answer?: SubmissionAnswer | undefined
  /** Opens the answer. */
  token?: string | undefined
}

/** Shown after a post without JavaScript. It does not greet by name: a name in the URL would end up in logs. */
export function renderThanksPage({ answer, token, ...page }: ThanksPage) {
  const { redirectUrl } = page.journey.forms[0] ?? {}
  return renderBrandedPage({
    ...page,
    query: { answer: token },
    head: redirectUrl ? (
      // A redirect of the form itself would be blocked: its policy allows our own pages only.
      <meta http-equiv="refresh" content={`${redirectSeconds};url=${redirectUrl}`} />
    ) : (
      // The page asks again until the home is looked up.
      answer?.isPending && <meta http-equiv="refresh" content="2" />
    ),
    children: (
      <>
        <ThankYou state={{ labels: page.labels, receipt: undefined, isSample: false }} answer={answer} />
        {redirectUrl && (
          <div class="journey">
            <div class="answer">
              <a class="primary" href={redirectUrl} rel="noreferrer">
                {page.labels.next}
              </a>
            </div>
          </div>
        )}
      </>
    ),
  })
}

/** Enough to read that it was sent. */
const redirectSeconds = 3
