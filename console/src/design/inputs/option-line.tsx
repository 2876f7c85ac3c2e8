import type { Option } from './option.ts'

/** The icon, label and hint of an option in a list. */
export function OptionLine({ option: { icon: Icon, label, hint } }: { option: Option }) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{label}</span>
        {hint && <span className="truncate text-label text-muted">{hint}</span>}
      </span>
    </>
  )
}
