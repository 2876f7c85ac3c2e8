import type {
  DashboardBreakdown as DashboardRows,
  LandingPageBreakdown as LandingPageRows,
  WidgetBreakdown as WidgetRows,
} from '@gable/shared/reports/breakdown.ts'
import { dimensionLabels } from '@gable/shared/traffic/traffic-labels.ts'
import type { TableControls } from '../../design/data/use-table-state.ts'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'

interface BreakdownProps {
  controls: TableControls
}

/** What a row of the table stands for. */
export const LandingPageBreakdown = ({ controls }: BreakdownProps) => (
  <Breakdown controls={controls} labels={landingPageLabels} />
)

export const WidgetBreakdown = ({ controls }: BreakdownProps) => <Breakdown controls={controls} labels={widgetLabels} />

export const DashboardBreakdown = ({ controls }: BreakdownProps) => (
  <Breakdown controls={controls} labels={dashboardLabels} />
)

function Breakdown({ controls, labels }: BreakdownProps & { labels: Record<string, string> }) {
  const [first = ''] = Object.keys(labels)
  return (
    <SegmentedControl
      label="Table by"
      value={controls.filters.breakdown?.[0] ?? first}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      onChange={(value) => controls.setFilter('breakdown', value === first ? [] : [value])}
    />
  )
}

const landingPageLabels: Record<LandingPageRows, string> = {
  page: 'Page',
  step: 'Step',
  ...dimensionLabels,
}

const widgetLabels: Record<WidgetRows, string> = { widget: 'Widget', step: 'Step', ...dimensionLabels }

const dashboardLabels: Record<DashboardRows, string> = {
  module: 'Module',
  button: 'Button',
  correction: 'Correction',
  owner: 'Owner',
}
