import { toCsv } from '@gable/shared/calculators/csv.ts'
import type { TrafficDimension } from '@gable/shared/traffic/traffic.ts'
import { dimensionLabels, getTrafficName } from '@gable/shared/traffic/traffic-labels.ts'
import type { TrafficReport } from '@gable/shared/traffic/traffic-report.ts'

/** The table as a file. Sources have their medium in a column of its own. */
export const toTrafficCsv = ({ rows }: Pick<TrafficReport, 'rows'>, by: TrafficDimension): string =>
  toCsv([
    [dimensionLabels[by], ...(by === 'source' ? ['Medium'] : []), 'Views', 'Entrances', 'Submissions'],
    ...rows.map((row) => [
      getTrafficName(row, by),
      ...(by === 'source' ? [row.medium ?? ''] : []),
      row.views,
      row.entrances,
      row.submissions,
    ]),
  ])
