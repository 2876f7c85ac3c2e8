import { Ruler } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { Combobox } from '../../../design/inputs/combobox.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { type PreviewOptions, zooms } from './preview-options.ts'
import { useContactSearch } from './use-contact-search.ts'

interface PreviewToolbarProps {
  options: PreviewOptions
  children?: ReactNode
}

/** Chooses for whom and how the preview shows the postcard. */
export const PreviewToolbar = memo(function PreviewToolbar({ options, children }: PreviewToolbarProps) {
  const { contact, setContact, zoom, setZoom, hasGuides, setGuides } = options
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
      <div className="w-24 shrink-0">
        <Select aria-label="Zoom" value={zoom} options={zoomOptions} onChange={setZoom} />
      </div>
      <Button
        icon={Ruler}
        aria-pressed={hasGuides}
        variant={hasGuides ? 'secondary' : 'quiet'}
        onClick={() => setGuides(!hasGuides)}
      >
        Guides
      </Button>
      <div className="ml-auto flex items-center">{children}</div>
    </div>
  )
})

const zoomOptions = zooms.map((value) => ({ value, label: value === 'fit' ? 'Fit' : `${value}%` }))
