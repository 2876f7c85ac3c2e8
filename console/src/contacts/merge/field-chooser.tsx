import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useId } from 'react'
import { Badge } from '../../design/badge.tsx'
import { cx } from '../../design/class-names.ts'
import { missing } from '../../design/metric-format.ts'
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
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <div className={cx(gridLook, 'bg-sunken text-label')}>
        <Head name={contactName(kept)} label="Kept" tone="success" />
        <Head name={contactName(gone)} label="Goes" tone="neutral" />
      </div>
      {rows.map((row) => (
        <Choice
          key={row.field}
          row={row}
          fromGone={row.isChoice ? chosen.has(row.field) : row.kept === ''}
          onChoose={(fromGone) => onChoose(row.field, fromGone)}
        />
      ))}
    </div>
  )
}

const Head = ({ name, label, tone }: { name: string; label: string; tone: 'success' | 'neutral' }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-2 px-3 py-2">
    <bdi className="min-w-0 truncate font-medium text-ink text-table">{name}</bdi>
    <Badge tone={tone}>{label}</Badge>
  </div>
)

interface ChoiceProps {
  row: MergeRow
  fromGone: boolean
  onChoose: (fromGone: boolean) => void
}

function Choice({ row, fromGone, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="border-line border-t">
      <legend className="float-left w-full px-3 pt-2 text-label text-muted">{row.label}</legend>
      <div className={cx(gridLook, 'clear-left')}>
        {[false, true].map((ofGone) => {
          const text = ofGone ? row.gone : row.kept
          if (!row.isChoice)
            return (
              <p
                key={`${ofGone}`}
                className={cx('px-3 pt-1 pb-2.5 [overflow-wrap:anywhere]', text === '' && 'text-faint')}
              >
                <bdi>{text || missing}</bdi>
              </p>
            )
          return (
            <label
              key={`${ofGone}`}
              className={cx(
                'flex min-h-9 cursor-pointer items-start gap-2 px-3 pt-1 pb-2.5 hover:bg-hover',
                ofGone === fromGone ? 'bg-accent-soft' : 'text-muted',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={ofGone === fromGone}
                onChange={() => onChoose(ofGone)}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{text}</bdi>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const gridLook = 'grid grid-cols-2 divide-x divide-line'
