import { formatDollars } from '../../../contact-dashboard/format-amounts.ts'
import type { EmailBlockOf } from '../../blocks.ts'
import type { EmailHome, EmailRecipient } from '../../email-context.ts'
import { html, when } from '../html.ts'
import { renderLine } from '../markup.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { renderButton } from './button.ts'
import { renderPanel } from './panel.ts'
import { addSpace } from './spaced.ts'

/** What the owner would keep after the loan, in a panel of the brand's color. */
export function renderEquity({ title, buttonLabel }: EmailBlockOf<'EQUITY'>, context: BlockContext): RenderedBlock {
  const [heading, { theme }] = [renderLine(title, context), context]
  const { color, onColor } = theme
  const button = renderButton(buttonLabel, { kind: 'DASHBOARD', value: '' }, context, {
    background: onColor,
    text: color,
    className: 'inverse',
  })
  const read = (pick: (equity: Equity) => string) => (recipient: EmailRecipient) =>
    recipient.home?.equity ? pick(recipient.home.equity) : ''
  const cell = 'height:10px;font-size:1px;line-height:10px'
  const label = `padding:8px 0 0;font-size:14px;line-height:20px;color:${onColor}`
  const content = html`<h2 class="on-fill" style="margin:0;font-size:16px;line-height:24px;font-weight:600;color:${onColor}">${heading.html}</h2>
<p class="on-fill figure" style="margin:10px 0 0;font-size:46px;line-height:52px;font-weight:700;letter-spacing:-0.02em;color:${onColor}">${read(({ amount }) => formatDollars(amount))}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 0"><tr>
<td class="on-fill-bar" width="${read((equity) => String(getShare(equity)))}%" bgcolor="${onColor}" style="${cell};background:${onColor};border:1px solid ${onColor};border-radius:5px 0 0 5px">&nbsp;</td>
<td class="on-fill-rest" style="${cell};border:1px solid ${onColor};border-radius:0 5px 5px 0">&nbsp;</td>
</tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="on-fill" align="left" style="${label}"><strong>${read((equity) => `${getShare(equity)}%`)}</strong> yours</td>
<td class="on-fill" align="right" style="${label};text-align:right">${read(({ loanBalance }) => (loanBalance > 0 ? `${formatDollars(loanBalance)} left on the loan` : 'No loan on record'))}</td>
</tr></table>
${addSpace(button.html, 22)}`
  return {
    html: when(({ home }) => !!home?.equity, renderPanel(content, theme, true)),
    text: (recipient) => {
      const equity = recipient.home?.equity
      if (!equity) return ''
      return [
        heading.text(recipient),
        formatDollars(equity.amount),
        `${getShare(equity)}% yours, ${equity.loanBalance > 0 ? `${formatDollars(equity.loanBalance)} left on the loan` : 'no loan on record'}`,
        button.text(recipient),
      ].join('\n')
    },
  }
}

type Equity = NonNullable<EmailHome['equity']>

/** The owner's part of the value in percent. */
function getShare({ amount, loanBalance }: Equity): number {
  const value = amount + loanBalance
  return value > 0 ? Math.min(100, Math.max(0, Math.round((amount / value) * 100))) : 0
}
