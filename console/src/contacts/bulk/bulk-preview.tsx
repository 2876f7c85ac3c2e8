import { instantBulkMaximum } from '@gable/shared/contacts/bulk.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Callout } from '../../design/feedback/callout.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { getErrorMessage } from '../../platform/error-toast.ts'
import { type BulkAction, bulkActions } from './bulk-action.ts'
import type { BulkPreviewCounts, useBulkChange } from './use-bulk-change.ts'

interface BulkPreviewProps {
  action: BulkAction
  preview: ReturnType<typeof useBulkChange>['preview']
  /** Why the server refused the change as it was previewed. */
  conflict: string | undefined
}

/** Shows how many contacts are selected and how many of them would change. */
export function BulkPreview({ action, preview: { data, error, mutate }, conflict }: BulkPreviewProps) {
  if (error) return <RetryCallout title={getErrorMessage(error)} onRetry={mutate} />
  return (
    <>
      {conflict && (
        <Callout tone="warning" announce title="The selected contacts have changed">
          {conflict} Nothing has been changed yet.
        </Callout>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Figure label="Selected" value={data?.selected} />
        <Figure label="Will change" value={data?.changing} />
      </dl>
      {data && (
        <p role="status" className="text-muted text-table">
          {describePreview(action, data)}
        </p>
      )}
    </>
  )
}

function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="bg-surface px-3 py-2">
      <dt className="text-label text-muted">{label}</dt>
      <dd className="font-semibold text-title tabular-nums">
        {value === undefined ? <Skeleton className="my-1 h-5 w-12" /> : formatCount(value)}
      </dd>
    </div>
  )
}

function describePreview(action: BulkAction, { selected, changing }: BulkPreviewCounts) {
  if (selected === 0) return 'These contacts no longer exist.'
  const { skipped } = bulkActions[action]
  if (changing === 0) return `Nothing to change: ${skipped}.`
  const runsInBackground = changing > instantBulkMaximum
  const undoHint = `${runsInBackground ? 'This runs in the background. ' : ''}You can undo it afterwards.`
  if (selected === changing) return undoHint
  return `${pluralize(selected - changing, 'contact')} will be skipped: ${skipped}. ${undoHint}`
}
