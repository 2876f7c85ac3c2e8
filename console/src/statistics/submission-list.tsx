import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import type { SubmissionRow } from '@gable/shared/submissions/submission.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Pagination } from '../design/data/table/pagination.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatPhone } from '../design/format/phone.ts'
import { toSubmissionPath } from '../layout/paths/submission-paths.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { getSenderName } from '../submissions/submission-columns.tsx'
import { SubmissionStateBadge } from '../submissions/submission-state-badge.tsx'

/** Where the submissions were made, or which emails or postcards led to them. */
export type SubmissionFilter = { subjectIds: string[] } | { contentIds: string[] }

export type SubmissionBucket = Pick<StatsBucket, 'date' | 'from' | 'till'>

interface SubmissionListProps {
  filter: SubmissionFilter
  bucket: SubmissionBucket
}

/** The submissions in a bucket, newest first. */
export function SubmissionList({ filter, bucket }: SubmissionListProps) {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 25 })
  const { data, error, isValidating, mutate } = useApiList('GET /agent/submissions', {
    query: { ...filter, dateFrom: bucket.from, dateTill: getLastMoment(bucket), page, pageSize },
  })
  if (error && !data)
    return (
      <ErrorState title="The submissions could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
    )
  if (!data) return <TextSkeleton lines={6} />
  if (data.total === 0)
    return <EmptyState title="No submissions" text="They have since been deleted or marked as spam." />
  return (
    <div className="space-y-4">
      <ul aria-label="Submissions" className="divide-y divide-line rounded-lg border border-line">
        {data.data.map((row) => (
          <SubmissionItem key={row._id} row={row} />
        ))}
      </ul>
      {data.total > 25 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={[25, 50, 100]}
          total={data.total}
          onPageChange={(page) => setPaging({ page, pageSize })}
          onPageSizeChange={(pageSize) => setPaging({ page: 1, pageSize })}
        />
      )}
    </div>
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
