import { SegmentedControl } from '../../../design/inputs/segmented-control.tsx'
import type { EstimateSwitch } from '../panels/panel-props.ts'

/** Shows the module in the preview as for a home with or without an estimate. */
export const EstimateSwitchField = ({ preview }: { preview: EstimateSwitch }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <span aria-hidden="true" className="font-medium text-table">
      Preview
    </span>
    <SegmentedControl
      label="Preview of the valuation estimate"
      value={preview.withoutEstimate ? 'without' : 'with'}
      options={options}
      onChange={(value) => preview.onWithoutEstimateChange(value === 'without')}
    />
  </div>
)

const options = [
  { value: 'with', label: 'With Estimate' },
  { value: 'without', label: 'Without Estimate' },
] as const
