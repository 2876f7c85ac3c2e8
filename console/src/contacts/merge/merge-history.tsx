import type { MergeRecord } from '@gable/shared/contacts/merge.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { useMergeContacts } from './use-merge-contacts.ts'

/** The contacts merged into this one, each with an undo. Renders nothing if there are none. */
export function MergeHistory({ contactId }: { contactId: string }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/merges', {
    params: { contactId },
  })
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  if (!data && error)
    return <RetryCallout title="The merges could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data || data.data.length === 0) return null
  return (
    <ul aria-label="Merged contacts" className="divide-y divide-line">
      {data.data.map((record) => (
        <MergedContact key={record._id} record={record} />
      ))}
    </ul>
  )
}

function MergedContact({ record }: { record: MergeRecord }) {
  const { undoMerge } = useMergeContacts()
  const [isConfirming, setConfirming] = useState(false)
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
        <Badge>Merge undone</Badge>
      ) : (
        <Button size="sm" aria-label={`Undo merge of ${name}`} onClick={() => setConfirming(true)}>
          Undo merge
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Undo the merge of ${name}?`}
        description="Each contact gets its own values back. Activity since the merge stays with this contact."
        confirmLabel="Undo merge"
        onConfirm={() => undoMerge(record)}
      />
    </li>
  )
}
