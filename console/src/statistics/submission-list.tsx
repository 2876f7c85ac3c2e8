import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import type { SubmissionRow } from '@gable/shared/submissions/submission.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatPhone } from '../design/format/phone.ts'
import { toSubmissionPath } from '../layout/paths/submission-paths.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { getSenderName } from '../submissions/submission-columns.tsx'
import { SubmissionStateBadge } from '../submissions/submission-state-badge.tsx'
import { PagedList, usePaging } from './paged-list.tsx'

/** Where the submissions were made, or which emails or postcards led to them. */
export type SubmissionFilter = { subjectIds: string[] } | { contentIds: string[] }

export type SubmissionBucket = Pick<StatsBucket, 'date' | 'from' | 'till'>

interface SubmissionListProps {
  filter: SubmissionFilter
  bucket: SubmissionBucket
}

/** The submissions in a bucket, newest first. */
export function SubmissionList({ filter, bucket }: SubmissionListProps) {
  const paging = usePaging()
  const response = useApiList('GET /agent/submissions', {
    query: { ...filter, dateFrom: bucket.from, dateTill: getLastMoment(bucket), ...paging.query },
  })
  return (
    <PagedList
      label="Submissions"
      errorTitle="The submissions could not be loaded"
      response={response}
      paging={paging}
      empty={<EmptyState title="No submissions" text="They have since been deleted or marked as spam." />}
      renderItem={(row) => <SubmissionItem key={row._id} row={row} />}
    />
  )
}

function SubmissionItem({ row }: { row: SubmissionRow }) {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const contactDetails = [row.email, row.phone && formatPhone(row.phone)].filter(Boolean).join(' · ')
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link to={pathTo(toSubmissionPath(row._id))} className="min-w-0 truncate font-medium hover:underline">
          <bdi>{getSenderName(row)}</bdi>
        </Link>
        <p className="text-label text-muted tabular-nums">{formatDateTime(row.at, agency.timeZone)}</p>
      </div>
      {contactDetails && <p className="truncate text-muted text-table">{contactDetails}</p>}
      {row.address && <p className="truncate text-muted text-table">{row.address}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-2 text-label text-muted">
        {row.formName}
        <SubmissionStateBadge state={row.state} />
      </div>
    </li>
  )
}

/** The API includes `dateTill`, but a bucket does not include its end. */
const getLastMoment = ({ till }: SubmissionBucket) => new Date(Date.parse(till) - 1).toISOString()
