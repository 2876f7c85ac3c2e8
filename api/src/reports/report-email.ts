import { formatAnswerTime } from '@gable/shared/reports/answer-time.ts'
import { getChange, type Report, type ReportTile } from '@gable/shared/reports/report.ts'
import { reportTitles } from '@gable/shared/reports/report-name.ts'
import type { Cadence } from '@gable/shared/reports/schedule.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { Email } from '../platform/mail/email.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { formatNumber } from './headline.ts'

interface ReportEmailOptions {
  to: string
  agencyName: string
  cadence: Cadence
  /** The report of the same period. */
  url: string
  unsubscribeUrl: string
}

/** The headline of a report, its figures and a link to the rest. */
export function renderReportEmail(report: Report, options: ReportEmailOptions): Email {
  const { to, agencyName, cadence, url, unsubscribeUrl } = options
  const title = reportTitles[report.name]
  const { from, till } = report.period
  return renderEmail({
    to,
    subject: `${title}: your ${cadence.toLowerCase()} report`,
    heading: `${title}, ${formatDays(from, till)}`,
    paragraphs: [report.headline, ...report.tiles.map((tile) => toFigure(tile, cadence))],
    button: { label: 'Open the report', url },
    footnote: `You get this ${cadence.toLowerCase()} report about ${agencyName} because you asked for it in Gable.`,
    unsubscribe: { label: 'Stop this report', url: unsubscribeUrl },
  })
}

function toFigure(tile: ReportTile, cadence: Cadence) {
  const change = getChange(tile)
  const before = cadence === 'WEEKLY' ? 'the week before' : 'the time before'
  const compared = change === undefined || change === 0 ? [] : [`${formatSigned(change)}% against ${before}`]
  const fraction = tile.fraction ? [`${formatNumber(tile.fraction[0])} of ${formatNumber(tile.fraction[1])}`] : []
  return { label: tile.label, figure: formatTile(tile), details: [...fraction, ...compared] }
}

function formatTile({ value, format }: ReportTile): string {
  if (value === null) return '--'
  switch (format) {
    case 'percent':
      return `${formatNumber(value)}%`
    case 'money':
      return `$${formatNumber(value / 100)}`
    case 'credits':
      return pluralize(value, 'credit')
    case 'hours':
      return formatAnswerTime(value)
    case 'count':
      return formatNumber(value)
  }
}

const formatSigned = (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`

/** `May 4 – May 10, 2026` */
function formatDays(from: string, till: string): string {
  const [year, tillYear] = [from.slice(0, 4), till.slice(0, 4)]
  return `${formatDay(from)}${year === tillYear ? '' : `, ${year}`} – ${formatDay(till)}, ${tillYear}`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const formatDay = (day: string) => dayFormat.format(new Date(day))
