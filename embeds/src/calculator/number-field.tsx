import type { Bounds } from '@gable/shared/calculators/bounds.ts'
import type { ComponentChildren } from 'preact'
import { formatInput } from './format-input.ts'
import type { Calculator } from './use-calculator.ts'

interface NumberFieldProps<Inputs> {
  calculator: Calculator<Inputs>
  name: string & keyof Inputs
  label: string
  unit?: Bounds['unit']
  hint?: string | undefined
  /** Keeps ids unique when two calculators are side by side. */
  prefix?: string
  /** Between label and input. */
  children?: ComponentChildren
}

export function NumberField<Inputs>(props: NumberFieldProps<Inputs>) {
  const { calculator, name, label, unit = 'cents', hint, prefix = 'f-', children } = props
  const { texts, errors, inputs, change } = calculator
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
        value={texts.value[name] ?? formatInput(inputs.value[name] as number, unit)}
        aria-invalid={name in errors.value}
        aria-describedby={`${id}-fault ${id}-about`}
        onInput={({ currentTarget }) => change({ typed: name, text: currentTarget.value })}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <p class="fault" id={`${id}-fault`}>
        {errors.value[name]}
      </p>
      {hint && (
        <p class="small" id={`${id}-about`}>
          {hint}
        </p>
      )}
    </div>
  )
}
