import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import { useRef } from 'react'
import { bucketOf } from '../design/format/date-format.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useAccount } from '../platform/account.ts'
import type { Grouping } from './period.ts'
import { SubmissionList } from './submission-list.tsx'

interface BucketSubmissionsProps {
  subjectId: string
  bucket: StatsBucket | undefined
  grouping: Grouping
  onClose: () => void
}

/** What visitors sent in the time of one bar. */
export function BucketSubmissions({ subjectId, bucket, grouping, onClose }: BucketSubmissionsProps) {
  const { agency } = useAccount()
  // What slides out of sight still shows what it showed.
  const last = useRef(bucket)
  if (bucket) last.current = bucket
  const shown = last.current
  return (
    <SlideOut
      open={bucket !== undefined}
      onClose={onClose}
      title="Submissions"
      description={shown && bucketOf(shown.date, grouping, agency.timeZone).name}
    >
      <PanelBody>{shown && <SubmissionList key={shown.date} subjectId={subjectId} bucket={shown} />}</PanelBody>
    </SlideOut>
  )
}
