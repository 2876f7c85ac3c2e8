import { languageOptions } from '@gable/shared/journeys/language-names.ts'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { PreviewBar } from '../../editing/preview-bar.tsx'
import { useHomeSearch } from './use-home-search.ts'
import type { PreviewOptions } from './use-preview-options.ts'

/** Chooses whose page the preview shows. */
export function DashboardPreviewBar({ options }: { options: PreviewOptions }) {
  const { home, setHome, language, setLanguage, withoutEstimate, onWithoutEstimateChange } = options
  const search = useHomeSearch()
  return (
    <PreviewBar value={home} onChange={setHome} search={search} sample="sample home">
      <SegmentedControl
        label="Estimate in the preview"
        value={withoutEstimate ? 'without' : 'with'}
        options={estimateOptions}
        onChange={(value) => onWithoutEstimateChange(value === 'without')}
      />
      <SegmentedControl
        label="Language of the preview"
        value={language}
        options={languageOptions}
        onChange={setLanguage}
      />
    </PreviewBar>
  )
}

const estimateOptions = [
  { value: 'with', label: 'With estimate' },
  { value: 'without', label: 'Without' },
] as const
