import { Moon, Sun } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Combobox } from '../../../design/inputs/combobox.tsx'
import { SegmentedControl } from '../../../design/inputs/segmented-control.tsx'
import { useContactSearch } from './use-contact-search.ts'
import type { PreviewOptions } from './use-preview-options.ts'

interface PreviewBarProps {
  options: PreviewOptions
  children?: ReactNode
}

/** Chooses for whom and how the preview shows the email. */
export const PreviewBar = memo(function PreviewBar({ options, children }: PreviewBarProps) {
  const { contact, setContact, theme, setTheme } = options
  const search = useContactSearch()
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b bg-surface px-3 py-2 sm:px-4">
      <div className="min-w-40 max-w-64 flex-1">
        <Combobox
          aria-label="Preview as"
          value={contact}
          onChange={setContact}
          search={search}
          placeholder="Preview as… (sample contact)"
          emptyText="No contact found"
        />
      </div>
      <SegmentedControl
        label="Theme of the preview"
        iconOnly
        value={theme}
        options={themeOptions}
        onChange={setTheme}
      />
      <div className="ml-auto flex items-center">{children}</div>
    </div>
  )
})

const themeOptions = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const
