import { CircleAlert } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { focusControl } from '../layout/focus-control.ts'
import { getCharacterCount } from './character-count.ts'

/** Props to spread onto the control inside a field. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** The current and the maximum number of characters. */
  count?: { length: number; max: number } | undefined
  labelAction?: ReactNode
  name?: string | undefined
  className?: string | undefined
  children: (control: FieldControl, labelId: string) => ReactNode
}

/** A control with its label above, and its error, hint and character count below. */
export function Field({ label, hint, error, required, count, labelAction, name, className, children }: FieldProps) {
  const id = useId()
  const control: FieldControl = {
    id,
    'aria-describedby': cx(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div data-field={name} className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex min-h-5 items-end justify-between gap-2">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label takes no focus, so no keys */}
        <label id={`${id}-label`} htmlFor={id} onClick={focusField} className="font-medium text-ink text-table">
          {label}
          {required && (
            <span aria-hidden="true" className="ml-0.5 text-danger-ink">
              *
            </span>
          )}
        </label>
        {labelAction}
      </div>
      {children(control, `${id}-label`)}
      {(error || hint || count) && (
        <div className="flex items-start justify-between gap-3 text-label">
          <div className="flex min-w-0 flex-col gap-0.5">
            {error && (
              <p id={`${id}-error`} className="flex items-start gap-1 text-danger-ink">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className="text-muted">
                {hint}
              </p>
            )}
          </div>
          {count && <Counter {...count} />}
        </div>
      )}
    </div>
  )
}

/** Clicking a label also clicks the button it labels, which would open a select's list. This only focuses it. */
function focusField(event: MouseEvent<HTMLLabelElement>) {
  event.preventDefault()
  focusControl(document.getElementById(event.currentTarget.htmlFor))
}

function Counter({ length, max }: { length: number; max: number }) {
  const { text, isOver, announcement } = getCharacterCount(length, max)
  return (
    <span className={cx('ml-auto shrink-0 tabular-nums', isOver ? 'text-danger-ink' : 'text-faint')}>
      <span aria-hidden="true">{text}</span>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </span>
  )
}
