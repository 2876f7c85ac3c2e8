import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useId } from 'react'
import { cx } from '../../design/class-names.ts'
import { Badge } from '../../design/data/badge.tsx'
import { emptyValue } from '../../design/format/metric-format.ts'
import { contactName } from '../contact-name.ts'
import type { MergeRow } from './merge-rows.ts'

interface FieldChooserProps {
  primary: Contact
  duplicate: Contact
  rows: readonly MergeRow[]
  /** The fields to take from the duplicate. */
  takenFields: ReadonlySet<MergeRow['field']>
  onChoose: (field: MergeRow['field'], fromDuplicate: boolean) => void
}

/** Compares both contacts and chooses which values to keep. A blank never replaces a value. */
export function FieldChooser({ primary, duplicate, rows, takenFields, onChoose }: FieldChooserProps) {
  const same = rows.filter(({ isSame }) => isSame).map(({ label }) => label)
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line">
      <div className={cx(gridClassName, 'bg-sunken py-2 text-table')}>
        <span className="max-sm:hidden" />
        <ContactHeading name={contactName(primary)} label="Will be kept" tone="success" />
        <ContactHeading name={contactName(duplicate)} label="Will be merged" tone="neutral" />
      </div>
      {rows
        .filter(({ isSame }) => !isSame)
        .map((row) =>
          row.isChoice ? (
            <ChoiceRow key={row.field} row={row} fromDuplicate={takenFields.has(row.field)} onChoose={onChoose} />
          ) : (
            <SingleValueRow key={row.field} row={row} />
          ),
        )}
      {same.length > 0 && <p className="px-3 py-2 text-muted text-table">Same in both: {same.join(', ')}</p>}
    </div>
  )
}

const ContactHeading = ({ name, label, tone }: { name: string; label: string; tone: 'success' | 'neutral' }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-2">
    <bdi className="min-w-0 truncate font-medium text-ink">{name}</bdi>
    <Badge tone={tone}>{label}</Badge>
  </div>
)

function SingleValueRow({ row: { label, primary, duplicate } }: { row: MergeRow }) {
  return (
    <dl className={cx(gridClassName, 'py-2.5')}>
      <dt className={labelClassName}>{label}</dt>
      {[primary, duplicate].map((text, side) => (
        <dd
          key={side === 0 ? 'primary' : 'duplicate'}
          className={cx('[overflow-wrap:anywhere]', text === '' && 'text-faint')}
        >
          <bdi>{text || emptyValue}</bdi>
        </dd>
      ))}
    </dl>
  )
}

interface ChoiceRowProps {
  row: MergeRow
  fromDuplicate: boolean
  onChoose: FieldChooserProps['onChoose']
}

function ChoiceRow({ row: { field, label, primary, duplicate }, fromDuplicate, onChoose }: ChoiceRowProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={name} className={cx(gridClassName, 'py-1')}>
      <span id={name} className={cx(labelClassName, 'sm:py-1.5')}>
        {label}
      </span>
      {[
        { isDuplicate: false, text: primary },
        { isDuplicate: true, text: duplicate },
      ].map(({ isDuplicate, text }) => (
        <label
          key={text}
          className={cx(
            '-mx-1.5 flex min-h-8 min-w-0 cursor-pointer items-start gap-2 rounded-md px-1.5 py-1.5 hover:bg-hover touch:min-h-11 touch:items-center',
            isDuplicate === fromDuplicate ? 'font-medium' : 'text-muted',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={isDuplicate === fromDuplicate}
            onChange={() => onChoose(field, isDuplicate)}
            className="mt-0.5 size-4 shrink-0 accent-accent touch:mt-0"
          />
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{text}</bdi>
        </label>
      ))}
    </div>
  )
}

const gridClassName = 'grid grid-cols-2 gap-x-4 px-3 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]'
const labelClassName = 'text-label text-muted max-sm:col-span-2 sm:text-table'
