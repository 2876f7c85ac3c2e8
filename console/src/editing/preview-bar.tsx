import type { ReactNode } from 'react'
import { Combobox, type ComboboxProps } from '../design/inputs/combobox.tsx'

interface PreviewBarProps extends Pick<ComboboxProps, 'value' | 'onChange' | 'search'> {
  /** What the preview shows until someone is chosen, such as `sample contact`. */
  sample: string
  /** Chooses how the preview is shown. */
  children: ReactNode
}

/** The bar above a preview. Its first field chooses for whom the preview is. */
export const PreviewBar = ({ value, onChange, search, sample, children }: PreviewBarProps) => (
  <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b bg-surface px-3 py-2 sm:px-4">
    <div className="basis-full sm:min-w-40 sm:max-w-64 sm:flex-1 sm:basis-auto">
      <Combobox
        aria-label="Preview as…"
        value={value}
        onChange={onChange}
        search={search}
        placeholder={`Preview as… (${sample})`}
        emptyText="No contact found"
      />
    </div>
    {children}
  </div>
)
