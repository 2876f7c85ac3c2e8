import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import type { SubmissionRow } from '@gable/shared/submissions/submission.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Pagination } from '../design/data/table/pagination.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { SubmissionStateBadge } from '../submissions/state-badge.tsx'
import { submissionPath } from '../submissions/submission-path.ts'
import { senderOf } from '../submissions/submission-rows.tsx'

interface SubmissionListProps {
  subjectId: string
  bucket: StatsBucket
}

/** Who sent something in this time, newest first. */
export function SubmissionList({ subjectId, bucket }: SubmissionListProps) {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 25 })
  const { data, error, isValidating, mutate } = useApiList('GET /agent/submissions', {
    query: { subjectIds: [subjectId], dateFrom: bucket.from, dateTill: lastMomentOf(bucket), page, pageSize },
  })
  if (error && !data)
    return <Failed title="The submissions could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.total === 0)
    return <Empty title="No submissions" text="What was counted here has since been taken away or set aside." />
  return (
    <div className="space-y-4">
      <ul aria-label="Submissions" className="divide-y divide-line rounded-lg border border-line">
        {data.data.map((row) => (
          <SubmissionLine key={row._id} row={row} />
        ))}
      </ul>
      {data.total > 25 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={[25, 50, 100]}
          total={data.total}
          onPage={(page) => setPaging({ page, pageSize })}
          onPageSize={(pageSize) => setPaging({ page: 1, pageSize })}
        />
      )}
    </div>
  )
}

function SubmissionLine({ row }: { row: SubmissionRow }) {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const reach = [row.email, row.phone].filter(Boolean).join(' · ')
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link to={pathTo(submissionPath(row._id))} className="min-w-0 truncate font-medium hover:underline">
          <bdi>{senderOf(row)}</bdi>
        </Link>
        <p className="text-label text-muted tabular-nums">{formatDateTime(row.at, agency.timeZone)}</p>
      </div>
      {reach && <p className="truncate text-muted text-table">{reach}</p>}
      {row.address && <p className="truncate text-muted text-table">{row.address}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-2 text-label text-muted">
        {row.formName}
        <SubmissionStateBadge state={row.state} />
      </div>
    </li>
  )
}

/** The list takes both its ends in; the last moment of a bucket is the one before it ends. */
const lastMomentOf = ({ till }: StatsBucket) => new Date(Date.parse(till) - 1).toISOString()
