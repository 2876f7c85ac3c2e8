import type { SubmissionRow } from '@gable/shared/submissions/submission.ts'
import { cx } from '../design/class-names.ts'
import { AddressLines } from '../design/data/address-lines.tsx'
import type { Column } from '../design/data/table/column.ts'
import { formatDate, formatDateTime, formatTime } from '../design/format/date-format.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { formatPhone } from '../design/format/phone.ts'
import { assetKindLabels } from './asset-kind-labels.ts'
import { SubmissionStateBadge } from './submission-state-badge.tsx'

/** Visitor input is untrusted, so every cell renders it as plain text. */
export const submissionColumns = (timeZone: string | undefined): Column<SubmissionRow>[] => [
  { key: 'name', header: 'Name', width: '200px', cell: (row) => <Sender row={row} /> },
  { key: 'form', header: 'Form', width: '140px', cell: ({ formName }) => <Truncated>{formName}</Truncated> },
  {
    key: 'from',
    header: 'From',
    width: '180px',
    cell: ({ subject, subjectName }) => (
      <>
        <Truncated>{subjectName}</Truncated>
        <span className="block text-label text-muted">{assetKindLabels[subject]}</span>
      </>
    ),
  },
  {
    key: 'address',
    header: 'Address',
    width: '180px',
    cell: ({ address }) => (address ? <AddressLines address={address} /> : emptyValue),
  },
  { key: 'state', header: 'State', width: '96px', cell: ({ state }) => <SubmissionStateBadge state={state} /> },
  {
    key: 'received',
    header: 'Received',
    width: '120px',
    cell: ({ at }) => (
      <time dateTime={at} title={formatDateTime(at, timeZone)}>
        <span className="block tabular-nums">{formatDate(at, timeZone)}</span>{' '}
        <span className="block text-label text-muted tabular-nums">{formatTime(at, timeZone)}</span>
      </time>
    ),
  },
]

export const getSenderName = ({ name, email, phone }: Pick<SubmissionRow, 'name' | 'email' | 'phone'>): string =>
  name || email || (phone && formatPhone(phone)) || 'Someone'

function Sender({ row }: { row: SubmissionRow }) {
  const isUnread = row.state === 'NEW'
  return (
    <span className="block max-w-56 max-sm:max-w-40">
      <bdi className={cx('block truncate', isUnread ? 'font-semibold' : 'font-normal')}>{getSenderName(row)}</bdi>
      {isUnread && <span className="sr-only"> (unread)</span>}
      <bdi className="block truncate font-normal text-label text-muted">{row.email}</bdi>
    </span>
  )
}

function Truncated({ children }: { children: string }) {
  return (
    <bdi className="block max-w-52 truncate" title={children}>
      {children}
    </bdi>
  )
}
