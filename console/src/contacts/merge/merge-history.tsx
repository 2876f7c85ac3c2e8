import type { MergeRecord } from '@gable/shared/contacts/merge.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { useLive } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { useMergeWrites } from './use-merge-writes.ts'

/** Who was merged into a contact, each to be parted again. Nothing stands here where nobody was. */
export function MergeHistory({ contactId }: { contactId: string }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/merges', {
    params: { contactId },
  })
  useLive('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  if (!data && error)
    return <RetryCallout title="The merges could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data || data.data.length === 0) return null
  return (
    <ul aria-label="Merged contacts" className="divide-y divide-line">
      {data.data.map((record) => (
        <Merged key={record._id} record={record} />
      ))}
    </ul>
  )
}

function Merged({ record }: { record: MergeRecord }) {
  const { part } = useMergeWrites()
  const [isAsked, setAsked] = useState(false)
  const name = record.merged.fullName || 'A contact'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi> was merged
        </p>
        <p className="text-muted text-table">
          {record.by.fullName || 'An agent'}, <RelativeTime at={record.at} />
        </p>
      </div>
      {record.undoneAt ? (
        <Badge>Parted again</Badge>
      ) : (
        <Button size="sm" aria-label={`Part ${name} again`} onClick={() => setAsked(true)}>
          Part again
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Part ${name} again?`}
        description="Each gets back what it had. What came since the merge stays with this contact."
        confirm="Part again"
        onConfirm={() => part(record)}
      />
    </li>
  )
}
