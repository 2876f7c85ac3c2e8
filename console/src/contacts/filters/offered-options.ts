interface FilterOption {
  value: string
  label: string
}

/** Those chosen before come first, even where they are no longer offered: a tag may be gone and its filter stay. */
export function offeredOptions(options: readonly FilterOption[], chosen: readonly string[]): FilterOption[] {
  const first = chosen.map((value) => options.find((option) => option.value === value) ?? { value, label: value })
  return [...first, ...options.filter(({ value }) => !chosen.includes(value))]
}

export function optionsLike<O extends FilterOption>(options: readonly O[], text: string): readonly O[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted))
}
