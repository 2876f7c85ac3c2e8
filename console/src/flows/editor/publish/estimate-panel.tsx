import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../design/class-names.ts'
import { Callout } from '../../../design/feedback/callout.tsx'
import { ProgressBar } from '../../../design/feedback/progress-bar.tsx'
import { RetryCallout } from '../../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { formatCount } from '../../../design/format/metric-format.ts'
import { getErrorMessage } from '../../../platform/error-toast.ts'
import { ContactLink } from '../test-run/contact-link.tsx'
import { useEstimate } from './use-estimate.ts'

interface EstimatePanelProps {
  flow: Pick<Flow, '_id' | 'kind' | 'publishedVersion'>
  definition: FlowDefinition
}

/** Who would be enrolled now and why, who gets less than the others, and what it costs in its first month. */
export function EstimatePanel({ flow, definition }: EstimatePanelProps) {
  const { data: progress, error, retry } = useEstimate(flow._id, definition)
  if (error) return <RetryCallout title={getErrorMessage(error)} onRetry={retry} />
  const data = progress?.estimate ?? undefined
  const isShort = data !== undefined && data.credits > data.balance
  return (
    <section aria-label="Estimate" className="space-y-3">
      {progress?.state === 'RUNNING' && <ProgressBar label="Estimate" value={progress.progress} />}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Figure label={getTotalLabel(flow)} value={data?.total} />
        <Figure label="Emails in the first month" value={data?.emails} />
        <Figure label="Postcards in the first month" value={data?.postcards} />
        <Figure
          label="Cost in credits"
          value={data?.credits}
          detail={data && `${formatCount(data.balance)} available`}
        />
      </dl>
      {data?.total === 0 && flow.kind === 'AUTOMATION' && (
        <p className="text-muted text-table">
          {flow.publishedVersion === null ? 'No contact matches yet.' : 'Nobody else matches.'} Contacts enter as soon
          as they match.
        </p>
      )}
      {isShort && (
        <Callout tone="warning">
          There are not enough credits for the first month. Contacts for whom there are none skip their postcard.
        </Callout>
      )}
      {data && data.sample.length > 0 && (
        <Fold label={flow.kind === 'AUTOMATION' ? 'Who would be enrolled' : 'Who would have entered'}>
          {data.sample.map(({ contact, reasons }) => (
            <li key={contact._id}>
              <ContactLink contact={contact} />
              <span className="block text-muted">{reasons.join(', ')}</span>
            </li>
          ))}
          {data.total > data.sample.length && (
            <li className="text-muted">and {formatCount(data.total - data.sample.length)} more</li>
          )}
        </Fold>
      )}
      {data && data.held.length > 0 && (
        <div className="space-y-1.5">
          <h3 className="font-medium text-table">Who gets less</h3>
          <div className="divide-y divide-line rounded-lg border border-line">
            {data.held.map(({ reason, count, contacts }) => (
              <Fold key={reason} label={reason} count={count} isPart>
                {contacts.map((contact) => (
                  <li key={contact._id}>
                    <ContactLink contact={contact} />
                  </li>
                ))}
                {count > contacts.length && (
                  <li className="text-muted">and {formatCount(count - contacts.length)} more</li>
                )}
              </Fold>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function getTotalLabel({ kind, publishedVersion }: EstimatePanelProps['flow']) {
  if (kind === 'WORKFLOW') return 'Would have entered in 30 days'
  return publishedVersion === null ? 'Enrolled now' : 'Enrolled in addition'
}

interface FigureProps {
  label: string
  value: number | undefined
  detail?: string | undefined
}

const Figure = ({ label, value, detail }: FigureProps) => (
  <div className="bg-surface px-3 py-2">
    <dt className="text-label text-muted">{label}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-title tabular-nums">
      {value === undefined ? <Skeleton className="my-1 h-5 w-12" /> : formatCount(value)}
      {detail && <span className="font-normal text-muted text-table">{detail}</span>}
    </dd>
  </div>
)

interface FoldProps {
  label: string
  count?: number
  /** One of several in a box. */
  isPart?: boolean
  children: ReactNode
}

function Fold({ label, count, isPart = false, children }: FoldProps) {
  return (
    <details className={cx('group', !isPart && 'rounded-lg border border-line')}>
      <summary className="flex cursor-pointer list-none items-center gap-3 px-3 py-2 text-table hover:bg-hover touch:py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{label}</span>
        {count !== undefined && <span className="text-muted tabular-nums">{formatCount(count)}</span>}
        <ChevronDown aria-hidden className="size-4 text-faint group-open:rotate-180" />
      </summary>
      <ul aria-label={label} className="space-y-2 px-3 pb-3 text-table">
        {children}
      </ul>
    </details>
  )
}
