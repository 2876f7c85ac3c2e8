import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import type { SplitTestOutcome } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { useAssetAction } from '../../assets/use-asset-action.ts'
import { call } from '../../platform/use-api.ts'
import { useRefreshLandingPages } from '../use-refresh-landing-pages.ts'

/** Starts and ends A/B tests of pages. */
export function useSplitTestActions({ _id: pageId }: Pick<LandingPage, '_id'>) {
  const { runAction } = useAssetAction(useRefreshLandingPages())
  return {
    start: (body: { version: number | null; share: number }) =>
      runAction(call('POST /agent/landing-page/page/:pageId/split-tests', { params: { pageId }, body }), {
        success: 'A/B test started',
        error: 'Unable to start the A/B test. Please try again later.',
      }),
    end: (testId: string, outcome: SplitTestOutcome) =>
      runAction(
        call('POST /agent/landing-page/page/:pageId/split-tests/:testId/ended', {
          params: { pageId, testId },
          body: { outcome },
        }),
        { success: endedMessages[outcome], error: 'Unable to end the A/B test. Please try again later.' },
      ),
  }
}

const endedMessages: Record<SplitTestOutcome, string> = {
  STOPPED: 'A/B test stopped',
  A: 'Version A kept',
  B: 'Version B published',
}
