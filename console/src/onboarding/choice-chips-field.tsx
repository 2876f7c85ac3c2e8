import { Check, Plus } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { cx } from '../design/class-names.ts'
import { Field } from '../design/inputs/field.tsx'
import { type FormFieldProps, useFormField } from '../design/inputs/form-field.ts'
import type { Option } from '../design/inputs/option.ts'

type ChoiceChipsFieldProps<In extends FieldValues, V extends string> = FormFieldProps<In> & {
  options: readonly Option<V>[]
}

/** Multiple choice from a few options. Its value is the list of chosen values, in the order of the options. */
export function ChoiceChipsField<In extends FieldValues, V extends string>(props: ChoiceChipsFieldProps<In, V>) {
  const { name, label, hint, required, options } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, In>(props)
  const selected: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = (changed: V, isSelected: boolean) =>
    onChange(options.map((option) => option.value).filter((v) => (v === changed ? isSelected : selected.includes(v))))
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      {/* A group cannot be announced as required. */}
      {({ 'aria-required': _, ...control }, labelId) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in addition to its label
        <div
          {...control}
          ref={ref}
          role="group"
          aria-labelledby={labelId}
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur()}
          className="flex flex-wrap gap-2"
        >
          {options.map((option) => (
            <Chip
              key={option.value}
              label={option.label}
              isSelected={selected.includes(option.value)}
              onChange={(isSelected) => toggle(option.value, isSelected)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}

interface ChipProps {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

function Chip({ label, isSelected, onChange }: ChipProps) {
  const Icon = isSelected ? Check : Plus
  return (
    <label
      className={cx(
        'relative flex h-9 cursor-pointer items-center gap-1.5 rounded-full border border-control bg-surface pr-4 pl-3 text-body text-ink transition-colors hover:bg-hover touch:h-11',
        'has-[:checked]:border-accent has-[:checked]:bg-accent-soft',
        'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
      )}
    >
      <input
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', isSelected ? 'text-accent-ink' : 'text-faint')} />
      {label}
    </label>
  )
}
