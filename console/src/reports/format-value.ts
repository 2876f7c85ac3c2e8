import { formatAnswerTime } from '@gable/shared/reports/answer-time.ts'
import type { ReportTile } from '@gable/shared/reports/report.ts'
import { getNumberFormat } from '@gable/shared/text/intl-formats.ts'
import { emptyValue, formatMetric, formatMoney, formatPercent } from '../design/format/metric-format.ts'

/** A figure as on a tile or in a table, `--` for zero and unknown. */
export function formatFigure(value: number | null, format: ReportTile['format'] | 'change'): string {
  switch (format) {
    case 'percent':
      return formatPercent(value)
    case 'money':
      return formatMoney(value)
    case 'credits':
      return value
        ? `${getNumberFormat('en-US', { maximumFractionDigits: 1 }).format(value)} ${value === 1 ? 'credit' : 'credits'}`
        : emptyValue
    case 'hours':
      return value === null ? emptyValue : formatAnswerTime(value)
    case 'change':
      return value
        ? getNumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(value)
        : emptyValue
    case 'count':
      return formatMetric(value)
  }
}
