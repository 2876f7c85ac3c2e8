interface ChoiceFieldProps {
  id: string
  label: string
  value: string | number
  /** By value: what it is called. */
  options: readonly (readonly [value: string | number, name: string])[]
  onChoose(value: string): void
}

/** One of a few. */
export const ChoiceField = ({ id, label, value, options, onChoose }: ChoiceFieldProps) => (
  <div class="field" part="field">
    <label part="label" for={id}>
      {label}
    </label>
    <select
      id={id}
      part="input"
      autocomplete="off"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </div>
)
