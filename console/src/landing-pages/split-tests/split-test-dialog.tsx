import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { ErrorState } from '../../design/feedback/states.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { useApi } from '../../platform/use-api.ts'
import { RunningTest } from './running-test.tsx'
import { StartTestDialog } from './start-test-dialog.tsx'

interface SplitTestDialogProps {
  page: LandingPageWithDraft
  open: boolean
  onClose: () => void
}

/** The A/B test that runs, or the form that starts one. */
export function SplitTestDialog({ page, open, onClose }: SplitTestDialogProps) {
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/landing-page/page/:pageId/split-tests',
    ...(open ? [{ params: { pageId: page._id } }] : [false as const]),
  )
  const running = data?.find(({ outcome }) => outcome === null)
  if (data && !running) return <StartTestDialog page={page} open={open} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="A/B test">
      <PanelBody>
        {running ? (
          <RunningTest page={page} test={running} />
        ) : error ? (
          <ErrorState title="The A/B tests could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
        ) : (
          <TextSkeleton lines={3} />
        )}
      </PanelBody>
    </Dialog>
  )
}
