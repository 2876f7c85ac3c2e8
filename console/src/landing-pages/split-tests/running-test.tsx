import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import type { SplitTest, SplitTestOutcome } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { SplitTestResult } from './split-test-result.tsx'
import { useSplitTestActions } from './use-split-test-actions.ts'

/** The result so far, and how the test ends. */
export function RunningTest({ page, test }: { page: LandingPageWithDraft; test: SplitTest }) {
  const [ending, setEnding] = useState<SplitTestOutcome>()
  const { end } = useSplitTestActions(page)
  const { title, description, label } = questions[ending ?? 'STOPPED']
  return (
    <>
      <SplitTestResult test={test} />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={() => setEnding('STOPPED')}>Stop test</Button>
        <Button onClick={() => setEnding('A')}>Keep version A</Button>
        <Button onClick={() => setEnding('B')}>Use version B</Button>
      </div>
      <ConfirmDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={title}
        description={description}
        confirmLabel={label}
        onConfirm={() => ending && end(test._id, ending)}
      />
    </>
  )
}

const questions: Record<SplitTestOutcome, { title: string; description: string; label: string }> = {
  STOPPED: {
    title: 'Stop the A/B test?',
    description: 'All visitors see version A again. The results so far are kept.',
    label: 'Stop',
  },
  A: {
    title: 'Keep version A?',
    description: 'The test ends, and all visitors see version A. Your draft stays as it is.',
    label: 'Keep version A',
  },
  B: {
    title: 'Use version B?',
    description: 'The test ends, and version B is published. Version A stays in the list of versions.',
    label: 'Use version B',
  },
}
