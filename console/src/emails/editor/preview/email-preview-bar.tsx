import { Moon, Sun } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { SegmentedControl } from '../../../design/inputs/segmented-control.tsx'
import { PreviewBar } from '../../../editing/preview-bar.tsx'
import { useContactSearch } from './use-contact-search.ts'
import type { PreviewOptions } from './use-preview-options.ts'

interface EmailPreviewBarProps {
  options: PreviewOptions
  children?: ReactNode
}

/** Chooses for whom and how the preview shows the email. */
export const EmailPreviewBar = memo(function EmailPreviewBar({ options, children }: EmailPreviewBarProps) {
  const { contact, setContact, theme, setTheme } = options
  const search = useContactSearch()
  return (
    <PreviewBar value={contact} onChange={setContact} search={search} sample="sample contact">
      <SegmentedControl
        label="Theme of the preview"
        iconOnly
        value={theme}
        options={themeOptions}
        onChange={setTheme}
      />
      <div className="ml-auto flex items-center">{children}</div>
    </PreviewBar>
  )
})

const themeOptions = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const
