import { Ruler } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { PreviewBar } from '../../../editing/preview-bar.tsx'
import { type PreviewOptions, zooms } from './preview-options.ts'
import { useContactSearch } from './use-contact-search.ts'

interface PostcardPreviewBarProps {
  options: PreviewOptions
  children?: ReactNode
}

/** Chooses for whom and how the preview shows the postcard. */
export const PostcardPreviewBar = memo(function PostcardPreviewBar({ options, children }: PostcardPreviewBarProps) {
  const { contact, setContact, zoom, setZoom, hasGuides, setGuides } = options
  const search = useContactSearch()
  return (
    <PreviewBar value={contact} onChange={setContact} search={search} sample="sample contact">
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
    </PreviewBar>
  )
})

const zoomOptions = zooms.map((value) => ({ value, label: value === 'fit' ? 'Fit' : `${value}%` }))
