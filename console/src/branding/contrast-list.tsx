import {
  backgrounds,
  type ContrastReport,
  getBrandColors,
  listContrastReports,
} from '@gable/shared/branding/brand-colors.ts'
import { minimumContrast } from '@gable/shared/branding/contrast.ts'
import { Check, WandSparkles } from 'lucide-react'
import { formatContrastReport } from './contrast-message.ts'

/** Each use of a color with a sample, and a sentence on whether it is adjusted to be readable. */
export function ContrastList({ color }: { color: string }) {
  return (
    <ul aria-label="Readability" className="space-y-2">
      {listContrastReports(color).map((report) => {
        const isReadable = report.before >= minimumContrast
        const Icon = isReadable ? Check : WandSparkles
        return (
          <li key={report.use} className="flex items-start gap-3 text-table">
            <Sample color={color} report={report} />
            <span className="min-w-0 flex-1 pt-1 text-muted">
              <Icon
                aria-hidden="true"
                className={`mr-1.5 inline size-3.5 align-[-2px] ${isReadable ? 'text-success-ink' : 'text-warning-ink'}`}
              />
              {formatContrastReport(report, getBrandColors(color).onColor)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Sample({ color, report: { use, adjusted } }: { color: string; report: ContrastReport }) {
  const style =
    use === 'button'
      ? { backgroundColor: adjusted, color: getBrandColors(color).onColor }
      : { backgroundColor: backgrounds[use], color: adjusted }
  return (
    <span
      aria-hidden="true"
      style={style}
      className="flex h-7 w-14 shrink-0 items-center justify-center rounded-md border border-line font-semibold text-table"
    >
      Aa
    </span>
  )
}
