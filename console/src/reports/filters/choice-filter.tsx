import type { TableControls } from '../../design/data/use-table-state.ts'
import type { Option } from '../../design/inputs/option.ts'
import { Select } from '../../design/inputs/select.tsx'

interface ChoiceFilterProps {
  controls: TableControls
  name: string
  label: string
  /** What the filter shows while nothing is chosen. */
  all: string
  options: readonly Option[]
  /** The value that is not in the URL. Without one it is `all`. */
  defaultValue?: string
}

/** No id, tag, source or city is this. */
const everything = '*'

/** One of a few values, or all. */
export function ChoiceFilter({ controls, name, label, all, options, defaultValue = everything }: ChoiceFilterProps) {
  const value = controls.filters[name]?.[0] ?? defaultValue
  const isKnown = value === everything || options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      value={value}
      options={[
        ...(defaultValue === everything ? [{ value: everything, label: all }] : []),
        ...options,
        // A link or a saved filter may name what was deleted since.
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onChange={(next) => controls.setFilter(name, next === defaultValue ? [] : [next])}
    />
  )
}
