import { getChange, type Report, type ReportLink, type ReportTile } from '@gable/shared/reports/report.ts'
import { cx } from '../design/class-names.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatFraction } from '../design/format/metric-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { formatFigure } from './format-value.ts'
import type { ReportScreen } from './report-screens.ts'

interface ReportTilesProps {
  report: Report
  screen: ReportScreen
  toHref: (link: ReportLink) => string
}

export const ReportTiles = ({ report: { tiles }, screen, toHref }: ReportTilesProps) => (
  <div className={cx('grid grid-cols-2 gap-3 sm:gap-4', columns[tiles.length] ?? 'lg:grid-cols-3 2xl:grid-cols-6')}>
    {tiles.map((tile) => (
      <Tile key={tile.key} tile={tile} link={tile.link ?? toSortedTable(tile, screen)} toHref={toHref} />
    ))}
  </div>
)

/** Few tiles share one row on a wide screen. */
const columns: Record<number, string> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-3 xl:grid-cols-5' }

/** A column of the table splits this figure, so sorting by it shows what it is made of. */
const toSortedTable = ({ key }: ReportTile, { sort, sortable, filters }: ReportScreen): ReportLink | undefined =>
  sortable.includes(key)
    ? {
        kind: 'table',
        id: '',
        query: { sort: key === sort ? '' : key, sortOrder: '', ...('breakdown' in filters && { breakdown: '' }) },
      }
    : undefined

interface TileProps {
  tile: ReportTile
  link: ReportLink | undefined
  toHref: ReportTilesProps['toHref']
}

function Tile({ tile, link, toHref }: TileProps) {
  const { label, value, format, fraction, lessIsBetter = false, meaning } = tile
  return (
    <StatCard
      label={label}
      meaning={meaning}
      value={formatFigure(value, format)}
      detail={fraction && fraction[1] > 0 ? formatFraction(...fraction) : undefined}
      delta={getChange(tile)}
      lessIsBetter={lessIsBetter}
      caption={
        // There is no list of nothing.
        link && value ? (
          <Link to={toHref(link)} className="print:hidden">
            Show<span className="sr-only"> {label}</span> {targets[link.kind] ?? 'in the table'}
          </Link>
        ) : undefined
      }
    />
  )
}

const targets: Partial<Record<ReportLink['kind'], string>> = {
  contacts: 'contacts',
  submissions: 'submissions',
  'contact-dashboard': 'performance',
}
