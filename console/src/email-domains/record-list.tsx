import type { DomainRecord } from '@gable/shared/email-domains/email-domain.ts'
import { Badge } from '../design/data/badge.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Card } from '../design/layout/card.tsx'
import { checkLabels, describeState } from './check-labels.ts'

interface RecordListProps {
  title: string
  description: string
  records: readonly DomainRecord[]
}

/** DNS records to copy, and what was found of each. */
export function RecordList({ title, description, records }: RecordListProps) {
  return (
    <Card title={title} description={description} flush>
      <ul className="divide-y divide-line border-line border-t">
        {records.map((record) => (
          <RecordItem key={`${record.check} ${record.host}`} record={record} />
        ))}
      </ul>
    </Card>
  )
}

function RecordItem({ record }: { record: DomainRecord }) {
  const { label: checkLabel, hint } = checkLabels[record.check]
  const { label, tone } = describeState(record)
  const isWrong = record.state !== 'PASSED' && record.state !== 'PENDING'
  return (
    <li aria-label={checkLabel} className="space-y-3 px-4 py-4 sm:px-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">{checkLabel}</h3>
          <Badge tone={tone} dot>
            {label}
          </Badge>
          {!record.isRequired && <span className="text-label text-muted">Optional</span>}
        </div>
        <p className="mt-0.5 text-muted text-table">{hint}</p>
      </div>
      {record.value && (
        <dl className="grid gap-x-4 gap-y-2 text-table sm:grid-cols-[3.5rem_minmax(0,1fr)]">
          <Part label="Type" value={record.type} />
          <Part label="Name" value={record.host} copyLabel={`Copy the name of ${checkLabel}`} />
          <Part label="Value" value={record.value} copyLabel={`Copy the value of ${checkLabel}`} />
        </dl>
      )}
      {record.message && (
        <div className="space-y-2 text-table">
          <p className={isWrong ? 'text-ink' : 'text-muted'}>{record.message}</p>
        </div>
      )}
      {isWrong && record.found.length > 0 && <Found texts={record.found} />}
    </li>
  )
}

function Part({ label, value, copyLabel }: { label: string; value: string; copyLabel?: string }) {
  return (
    <>
      <dt className="text-muted sm:py-1">{label}</dt>
      <dd className="flex min-w-0 items-start gap-2">
        <code className="min-w-0 flex-1 rounded-md bg-sunken px-2 py-1 font-mono text-label leading-5 [overflow-wrap:anywhere]">
          {value}
        </code>
        {copyLabel && <CopyButton iconOnly size="sm" value={value} label={copyLabel} copiedMessage="Copied" />}
      </dd>
    </>
  )
}

function Found({ texts }: { texts: readonly string[] }) {
  return (
    <div className="text-table">
      <p className="text-muted">Found instead</p>
      <ul className="mt-1 space-y-1">
        {texts.map((text) => (
          <li key={text}>
            <code className="block rounded-md bg-sunken px-2 py-1 font-mono text-label leading-5 [overflow-wrap:anywhere]">
              {text}
            </code>
          </li>
        ))}
      </ul>
    </div>
  )
}
