import { formatBucket } from '../design/format/date-format.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useAccount } from '../platform/account.ts'
import type { Grouping } from './period.ts'
import { type SubmissionBucket, type SubmissionFilter, SubmissionList } from './submission-list.tsx'

interface BucketSubmissionsProps {
  filter: SubmissionFilter
  bucket: SubmissionBucket | undefined
  grouping: Grouping
  size?: 'md' | 'xl'
  onClose: () => void
}

/** The submissions of one bar of the chart. */
export function BucketSubmissions({ filter, bucket, grouping, size, onClose }: BucketSubmissionsProps) {
  const { agency } = useAccount()
  const visibleBucket = useLastShown(bucket)
  return (
    <SlideOut
      open={bucket !== undefined}
      onClose={onClose}
      size={size}
      title="Submissions"
      description={visibleBucket && formatBucket(visibleBucket.date, grouping, agency.timeZone).name}
    >
      <PanelBody>
        {visibleBucket && <SubmissionList key={visibleBucket.date} filter={filter} bucket={visibleBucket} />}
      </PanelBody>
    </SlideOut>
  )
}
