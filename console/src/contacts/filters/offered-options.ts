interface FilterOption {
  value: string
  label: string
}

/** Selected options come first, including removed ones: a filter can outlive its tag. */
export function putSelectedFirst(options: readonly FilterOption[], selected: readonly string[]): FilterOption[] {
  const first = selected.map((value) => options.find((option) => option.value === value) ?? { value, label: value })
  return [...first, ...options.filter(({ value }) => !selected.includes(value))]
}

export function searchOptions<O extends FilterOption>(options: readonly O[], text: string): readonly O[] {
  const search = text.trim().toLowerCase()
  return search === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(search))
}
