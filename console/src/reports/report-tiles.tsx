import { getChange, type Report, type ReportTile } from '@gable/shared/reports/report.ts'
import { cx } from '../design/class-names.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatFraction } from '../design/format/metric-format.ts'
import { formatFigure } from './format-value.ts'

export const ReportTiles = ({ report: { tiles } }: { report: Report }) => (
  <div className={cx('grid grid-cols-2 gap-3 sm:gap-4', columns[tiles.length] ?? 'lg:grid-cols-3 2xl:grid-cols-6')}>
    {tiles.map((tile) => (
      <Tile key={tile.key} tile={tile} />
    ))}
  </div>
)

/** Few tiles share one row on a wide screen. */
const columns: Record<number, string> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-3 xl:grid-cols-5' }

function Tile({ tile }: { tile: ReportTile }) {
  const { label, value, format, fraction, lessIsBetter = false, meaning } = tile
  return (
    <StatCard
      label={label}
      meaning={meaning}
      value={formatFigure(value, format)}
      detail={fraction && fraction[1] > 0 ? formatFraction(...fraction) : undefined}
      delta={getChange(tile)}
      lessIsBetter={lessIsBetter}
    />
  )
}
