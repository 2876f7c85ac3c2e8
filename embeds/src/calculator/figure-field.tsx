import type { Bounds } from '@gable/shared/calculators/bounds.ts'
import type { ComponentChildren } from 'preact'
import type { Calculator } from './use-calculator.ts'
import { writeFigure } from './write-figure.ts'

interface FigureFieldProps<F> {
  calculator: Calculator<F>
  name: string & keyof F
  label: string
  unit?: Bounds['unit']
  /** What is to be entered, in the agency's words. */
  about?: string
  /** Tells apart the fields of two calculators side by side. */
  prefix?: string
  /** Between label and field. */
  children?: ComponentChildren
}

/** A figure to type, and under it what is wrong with it. */
export function FigureField<F>(props: FigureFieldProps<F>) {
  const { calculator, name, label, unit = 'cents', about, prefix = 'f-', children } = props
  const { texts, faults, now, change } = calculator
  const id = prefix + name
  const leave = () => change({ left: name })
  return (
    <div class="field" part="field">
      <label part="label" for={id}>
        {label}
      </label>
      {children}
      <input
        id={id}
        part="input"
        inputMode="decimal"
        autocomplete="off"
        value={texts[name] ?? writeFigure(now[name] as number, unit)}
        aria-invalid={name in faults}
        aria-describedby={`${id}-fault ${id}-about`}
        onInput={({ currentTarget }) => change({ typed: name, text: currentTarget.value })}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <p class="fault" id={`${id}-fault`}>
        {faults[name]}
      </p>
      {about && (
        <p class="small" id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  )
}
