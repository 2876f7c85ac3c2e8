import type { LeftBecause } from '@gable/shared/contacts/bulk.ts'
import { useState } from 'react'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { useContactPath } from '../contact-paths.ts'
import { PageSteps } from '../page-steps.tsx'

/** Contacts that stayed as they were when a change was taken back, and why. */
export function LeftContacts({ bulkId }: { bulkId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/bulk/:bulkId/left', {
    params: { bulkId },
    query: { page, pageSize },
  })
  const { pathOf } = useContactPath()
  if (!data && error)
    return <RetryCallout title="The contacts could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={2} />
  return (
    <div className="space-y-2 rounded-lg border border-line bg-sunken p-3 text-table">
      <ul className="space-y-1.5">
        {data.data.map(({ _id, fullName, because }) => (
          <li key={_id} className="flex flex-wrap gap-x-2">
            <Link to={pathOf(_id)} className="font-medium">
              <bdi>{fullName || 'A contact'}</bdi>
            </Link>
            <span className="text-muted">{reasons[because]}</span>
          </li>
        ))}
      </ul>
      <PageSteps page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

const pageSize = 20

const reasons: Record<LeftBecause, string> = {
  CHANGED: 'was changed since',
  EMAIL_TAKEN: 'has an email that belongs to another contact now',
  MERGED: 'was merged into another contact',
}
