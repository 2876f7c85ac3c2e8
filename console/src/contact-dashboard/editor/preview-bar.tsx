import { languageOptions } from '@gable/shared/journeys/language-names.ts'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { useHomeSearch } from './use-home-search.ts'
import type { PreviewOptions } from './use-preview-options.ts'

/** Chooses whose page the preview shows. */
export function PreviewBar({ options }: { options: PreviewOptions }) {
  const { home, setHome, language, setLanguage, withoutEstimate, onWithoutEstimateChange } = options
  const search = useHomeSearch()
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b bg-surface px-3 py-2 sm:px-4">
      <div className="min-w-40 max-w-64 flex-1">
        <Combobox
          aria-label="Preview as…"
          value={home}
          onChange={setHome}
          search={search}
          placeholder="Preview as… (sample home)"
          emptyText="No contact found"
        />
      </div>
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
    </div>
  )
}

const estimateOptions = [
  { value: 'with', label: 'With estimate' },
  { value: 'without', label: 'Without' },
] as const
