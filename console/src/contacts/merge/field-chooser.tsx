import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useId } from 'react'
import { cx } from '../../design/class-names.ts'
import { Badge } from '../../design/data/badge.tsx'
import { missing } from '../../design/format/metric-format.ts'
import { contactName } from '../contact-name.ts'
import type { MergeRow } from './merge-rows.ts'

interface FieldChooserProps {
  kept: Contact
  gone: Contact
  rows: readonly MergeRow[]
  /** The fields that are taken from the one that goes. */
  chosen: ReadonlySet<MergeRow['field']>
  onChoose: (field: MergeRow['field'], fromGone: boolean) => void
}

/** What each of the two has, and which of it stays. Nothing is lost for a blank. */
export function FieldChooser({ kept, gone, rows, chosen, onChoose }: FieldChooserProps) {
  const same = rows.filter(({ isSame }) => isSame).map(({ label }) => label)
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line">
      <div className={cx(gridLook, 'bg-sunken py-2 text-table')}>
        <span className="max-sm:hidden" />
        <Head name={contactName(kept)} label="Kept" tone="success" />
        <Head name={contactName(gone)} label="Goes" tone="neutral" />
      </div>
      {rows
        .filter(({ isSame }) => !isSame)
        .map((row) =>
          row.isChoice ? (
            <Choice key={row.field} row={row} fromGone={chosen.has(row.field)} onChoose={onChoose} />
          ) : (
            <OneSided key={row.field} row={row} />
          ),
        )}
      {same.length > 0 && <p className="px-3 py-2 text-muted text-table">The same in both: {same.join(', ')}</p>}
    </div>
  )
}

const Head = ({ name, label, tone }: { name: string; label: string; tone: 'success' | 'neutral' }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-2">
    <bdi className="min-w-0 truncate font-medium text-ink">{name}</bdi>
    <Badge tone={tone}>{label}</Badge>
  </div>
)

function OneSided({ row: { label, kept, gone } }: { row: MergeRow }) {
  return (
    <dl className={cx(gridLook, 'py-2.5')}>
      <dt className={labelLook}>{label}</dt>
      {[kept, gone].map((text, side) => (
        <dd key={side === 0 ? 'kept' : 'gone'} className={cx('[overflow-wrap:anywhere]', text === '' && 'text-faint')}>
          <bdi>{text || missing}</bdi>
        </dd>
      ))}
    </dl>
  )
}

interface ChoiceProps {
  row: MergeRow
  fromGone: boolean
  onChoose: FieldChooserProps['onChoose']
}

function Choice({ row: { field, label, kept, gone }, fromGone, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={name} className={cx(gridLook, 'py-1')}>
      <span id={name} className={cx(labelLook, 'sm:py-1.5')}>
        {label}
      </span>
      {[
        { ofGone: false, text: kept },
        { ofGone: true, text: gone },
      ].map(({ ofGone, text }) => (
        <label
          key={text}
          className={cx(
            '-mx-1.5 flex min-h-8 min-w-0 cursor-pointer items-start gap-2 rounded-md px-1.5 py-1.5 hover:bg-hover touch:min-h-11 touch:items-center',
            ofGone === fromGone ? 'font-medium' : 'text-muted',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={ofGone === fromGone}
            onChange={() => onChoose(field, ofGone)}
            className="mt-0.5 size-4 shrink-0 accent-accent touch:mt-0"
          />
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{text}</bdi>
        </label>
      ))}
    </div>
  )
}

const gridLook = 'grid grid-cols-2 gap-x-4 px-3 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]'
const labelLook = 'text-label text-muted max-sm:col-span-2 sm:text-table'
