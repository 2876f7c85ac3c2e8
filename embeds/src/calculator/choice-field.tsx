interface ChoiceFieldProps {
  id: string
  label: string
  value: string | number
  options: readonly (readonly [value: string | number, label: string])[]
  onChoose(value: string): void
}

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
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
)
