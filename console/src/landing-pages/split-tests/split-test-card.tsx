import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import type { SplitTest } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { Download, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { ErrorState } from '../../design/feedback/states.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Card } from '../../design/layout/card.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { downloadFile } from '../../sharing/download-file.ts'
import { ownerOf } from '../landing-page-paths.ts'
import { PageVersionSheet } from '../versions/page-version-sheet.tsx'
import { PastTests } from './past-tests.tsx'
import { RunningTest } from './running-test.tsx'
import { toSplitTestCsv } from './split-test-csv.ts'
import { listTestableVersions, nothingToTest, StartTestDialog } from './start-test-dialog.tsx'

/** The A/B tests of a page: the one that runs, and those before. */
export function SplitTestCard({ page }: { page: LandingPageWithDraft }) {
  const params = { pageId: page._id }
  const { data, error, isValidating, mutate } = useApi('GET /agent/landing-page/page/:pageId/split-tests', { params })
  useLiveEvent('submission', () => void mutate())
  const timeZone = useTimeZone()
  const running = data?.find(({ outcome }) => outcome === null)
  const past = data?.filter(({ outcome }) => outcome !== null) ?? []
  // A page that visitors cannot open has nothing to test, but may have been tested.
  if (page.status !== 'PUBLISHED' && past.length === 0) return null
  return (
    <Card
      title="A/B test"
      description={running && `Since ${formatDate(running.startedAt, timeZone)}`}
      actions={running ? <ResultActions page={page} test={running} /> : <StartButton page={page} isLoaded={!!data} />}
    >
      {error && !data ? (
        <ErrorState title="The A/B tests could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      ) : !data ? (
        <TextSkeleton lines={3} />
      ) : (
        <div className="space-y-6">
          {running ? <RunningTest page={page} test={running} /> : past.length === 0 && <Introduction />}
          {past.length > 0 && <PastTests tests={past} />}
        </div>
      )}
    </Card>
  )
}

const Introduction = (): ReactNode => (
  <p className="max-w-prose text-muted">
    Show some visitors a draft or an earlier version of this page, and see which one brings more leads.
  </p>
)

function StartButton({ page, isLoaded }: { page: LandingPageWithDraft; isLoaded: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (page.status !== 'PUBLISHED') return null
  const disabledReason = listTestableVersions(page).length === 0 && nothingToTest
  return (
    <>
      <Tooltip text={disabledReason}>
        <Button size="sm" disabled={disabledReason !== false || !isLoaded} onClick={() => setOpen(true)}>
          Start A/B test
        </Button>
      </Tooltip>
      <StartTestDialog page={page} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function ResultActions({ page, test }: { page: LandingPageWithDraft; test: SplitTest }) {
  const [isViewing, setViewing] = useState(false)
  const save = () => downloadFile(`${page.name} A-B test.csv`, new Blob([toSplitTestCsv(test)], { type: 'text/csv' }))
  return (
    <>
      <Button size="sm" icon={Eye} onClick={() => setViewing(true)}>
        View version B
      </Button>
      <Button size="sm" icon={Download} onClick={save}>
        Export
      </Button>
      <PageVersionSheet
        open={isViewing}
        onClose={() => setViewing(false)}
        title="Version B"
        layoutType={page.layoutType}
        owner={ownerOf(page)}
        settings={test.pageB}
      />
    </>
  )
}
