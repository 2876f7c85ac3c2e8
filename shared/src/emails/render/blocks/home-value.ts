import { formatDollars } from '../../../contact-dashboard/format-amounts.ts'
import type { EmailBlockOf } from '../../blocks.ts'
import type { EmailHome, EmailRecipient } from '../../email-context.ts'
import { light } from '../email-theme.ts'
import { type Html, html, when } from '../html.ts'
import { renderLine } from '../markup.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { renderButton } from './button.ts'
import { describeChange, renderChange } from './change.ts'
import { renderPanel } from './panel.ts'
import { addSpace } from './spaced.ts'

/** The value in large figures, and where it lies between the lowest and the highest estimate. */
export function renderHomeValue(
  { title, buttonLabel }: EmailBlockOf<'HOME_VALUE'>,
  context: BlockContext,
): RenderedBlock {
  const [heading, { theme }] = [renderLine(title, context), context]
  const button = renderButton(buttonLabel, { kind: 'DASHBOARD', value: '' }, context)
  const isShown = ({ home }: EmailRecipient) => !!home?.estimate
  const read = (pick: (estimate: Estimate, home: EmailHome) => string | number) => (recipient: EmailRecipient) =>
    recipient.home?.estimate ? String(pick(recipient.home.estimate, recipient.home)) : ''
  const content = html`<h2 class="ink" style="margin:0;font-size:16px;line-height:24px;font-weight:600;color:${light.text}">${heading.html}</h2>
<p class="quiet" style="margin:2px 0 0;font-size:14px;line-height:20px;color:${light.quiet}">${read((_, { address }) => address)}</p>
<p class="accent figure" style="margin:14px 0 0;font-size:46px;line-height:52px;font-weight:700;letter-spacing:-0.02em;color:${theme.panelInk}">${read(({ value }) => formatDollars(value))}</p>
${renderChange(({ home }) => home?.estimate?.changePercent ?? null)}
${renderRange(read, theme.panelInk)}
${addSpace(button.html, 22)}`
  return {
    html: when(isShown, renderPanel(content, theme)),
    text: (recipient) => {
      const home = recipient.home
      if (!home?.estimate) return ''
      const { value, low, high, changePercent } = home.estimate
      return [
        heading.text(recipient),
        home.address,
        `${formatDollars(value)} (${formatDollars(low)} – ${formatDollars(high)})`,
        ...(changePercent === null ? [] : [describeChange(changePercent)]),
        button.text(recipient),
      ].join('\n')
    },
  }
}

type Estimate = NonNullable<EmailHome['estimate']>
type ReadEstimate = (pick: (estimate: Estimate) => string | number) => (recipient: EmailRecipient) => string

/** A line from the lowest to the highest estimate, filled up to the value. */
function renderRange(read: ReadEstimate, color: string): Html {
  const filled = ({ value, low, high }: Estimate) =>
    high > low ? Math.min(96, Math.max(4, Math.round(((value - low) / (high - low)) * 100))) : 50
  const cell = 'height:6px;font-size:1px;line-height:6px'
  const label = `padding:6px 0 0;font-size:13px;line-height:18px;color:${light.quiet}`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 0"><tr>
<td class="panel-bar" width="${read(filled)}%" bgcolor="${color}" style="${cell};background:${color};border-radius:3px 0 0 3px">&nbsp;</td>
<td class="rail" bgcolor="${rail}" style="${cell};background:${rail};border-radius:0 3px 3px 0">&nbsp;</td>
</tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="quiet" align="left" style="${label}">${read(({ low }) => formatDollars(low))}</td>
<td class="quiet" align="right" style="${label};text-align:right">${read(({ high }) => formatDollars(high))}</td>
</tr></table>`
}

const rail = '#d6d3d1'
