import { instantMaximum } from '@gable/shared/contacts/bulk.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { Callout } from '../../design/feedback/callout.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { wordsFor } from '../../platform/problem-toast.ts'
import { alreadySo, type BulkAction, contactsText } from './bulk-words.ts'
import type { BulkPreview as Preview } from './use-bulk-preview.ts'

interface BulkPreviewProps {
  action: BulkAction
  preview: { data?: Preview | undefined; error?: Problem | undefined; mutate: () => unknown }
  /** Why it was not done as it was shown. */
  refusal: string | undefined
}

/** How many are chosen, and how many of them would change. */
export function BulkPreview({ action, preview: { data, error, mutate }, refusal }: BulkPreviewProps) {
  if (error) return <RetryCallout title={wordsFor(error)} onRetry={mutate} />
  return (
    <>
      {refusal && (
        <Callout tone="warning" announce title="Contacts have changed meanwhile">
          {refusal} Nothing was done yet.
        </Callout>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Figure label="Chosen" value={data?.selected} />
        <Figure label="Will change" value={data?.changing} />
      </dl>
      {data && (
        <p role="status" className="text-muted text-table">
          {restText(action, data)}
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

function restText(action: BulkAction, { selected, changing }: Preview) {
  const rest = selected - changing
  if (selected === 0) return 'None of these contacts is there any more.'
  const after =
    changing > instantMaximum
      ? 'It takes a while and goes on without you. You can undo it afterwards.'
      : 'You can undo it afterwards.'
  if (rest === 0) return after
  if (changing === 0) return `${rest === 1 ? 'The contact' : `All ${contactsText(rest)}`}: ${alreadySo[action]}.`
  return `${contactsText(rest)}: ${alreadySo[action]}. ${after}`
}
