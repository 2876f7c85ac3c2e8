import { formatPercent } from '../../../contact-dashboard/format-amounts.ts'
import type { EmailRecipient } from '../../email-context.ts'
import { light } from '../email-theme.ts'
import { type Html, html, when } from '../html.ts'

export function describeChange(percent: number): string {
  if (Math.abs(percent) < 0.05) return 'No change in the past year'
  return `${percent > 0 ? 'Up' : 'Down'} ${formatPercent(Math.abs(percent))} in the past year`
}

/** The direction is in words and by an arrow, because not everybody sees the colors. */
export function renderChange(read: (recipient: EmailRecipient) => number | null): Html {
  const shown = (isOfKind: (percent: number) => boolean, className: string, arrow: string, color: string) =>
    when(
      (recipient) => {
        const percent = read(recipient)
        return percent !== null && isOfKind(percent)
      },
      html`<p class="${className}" style="margin:6px 0 0;font-size:15px;line-height:22px;font-weight:600;color:${color}">${arrow}${(recipient) => describeChange(read(recipient) ?? 0)}</p>`,
    )
  return html`${shown((percent) => percent >= 0.05, 'up', '▲ ', light.up)}${shown((percent) => percent <= -0.05, 'down', '▼ ', light.down)}${shown((percent) => Math.abs(percent) < 0.05, 'quiet', '', light.quiet)}`
}
