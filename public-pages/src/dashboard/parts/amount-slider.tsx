import { formatCount } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { ComponentChildren } from 'preact'
import type { ModuleProps } from '../module-props.ts'
import { InfoNote } from './info-note.tsx'

interface AmountSliderProps extends Pick<ModuleProps<'HOME_EQUITY'>, 'moduleId' | 'labels'> {
  name: 'value' | 'loanBalance'
  label: string
  /** Dollars. */
  amount: number | null
  /** The owner assumed this amount. */
  isOwn: boolean
  /** Where the slider ends at least. */
  maximum?: number | undefined
  info: string
  note?: string | undefined
  children?: ComponentChildren
}

/** An amount to type exactly or to move roughly. The slider is of no use without a script, so it hides then. */
export function AmountSlider(props: AmountSliderProps) {
  const { moduleId, labels, name, label, amount, isOwn, maximum = 0, info, note, children } = props
  const id = `${name}-${moduleId}`
  const start = amount ?? 0
  return (
    <div class="slider">
      <label for={id}>{label}</label>
      <p class="dollars">
        ${' '}
        <input
          id={id}
          type="text"
          inputmode="numeric"
          maxlength={13}
          value={amount === null ? '' : formatCount(amount, 0)}
          data-amount={name}
          data-own={isOwn || undefined}
          autocomplete="off"
        />
      </p>
      <input
        type="range"
        // The start is one of the steps, or else the browser would move it.
        min={start % step}
        max={getEnd(Math.max(start * 1.5, maximum, minimumEnd), start)}
        step={step}
        value={start}
        data-range={name}
        autocomplete="off"
        aria-label={label}
      />
      {note && <p class="source">{note}</p>}
      {children}
      <InfoNote label={labels.moreInfo} about={label} text={info} isSmall />
    </div>
  )
}

const step = 1000
const minimumEnd = 100_000

const getEnd = (end: number, start: number) => Math.round(Math.ceil(end / step) * step + (start % step))
