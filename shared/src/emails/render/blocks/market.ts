import { formatCount, formatDollars } from '../../../contact-dashboard/format-amounts.ts'
import type { EmailBlockOf } from '../../blocks.ts'
import type { EmailHome, EmailRecipient } from '../../email-context.ts'
import { light } from '../email-theme.ts'
import { type Html, html, type ReadText, when } from '../html.ts'
import { renderLine } from '../markup.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { describeChange, renderChange } from './change.ts'

/** Three figures side by side. */
export function renderMarket({ title }: EmailBlockOf<'MARKET'>, context: BlockContext): RenderedBlock {
  const heading = renderLine(title, context)
  const read = (pick: (market: Market) => string) => (recipient: EmailRecipient) =>
    recipient.home?.market ? pick(recipient.home.market) : ''
  const figure = (value: ReadText, label: string): Html =>
    html`<td valign="top" style="padding:16px 8px 0 0;vertical-align:top"><p class="accent stat" style="margin:0;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.01em;color:${context.theme.ink};white-space:nowrap">${value}</p><p class="quiet" style="margin:2px 0 0;font-size:13px;line-height:18px;color:${light.quiet}">${label}</p></td>`
  return {
    html: when(
      ({ home }) => !!home?.market,
      html`<h2 class="ink" style="margin:0;font-size:22px;line-height:29px;font-weight:700;letter-spacing:-0.01em;color:${light.text}">${heading.html}</h2>
<p class="quiet" style="margin:2px 0 0;font-size:14px;line-height:20px;color:${light.quiet}">${read(({ place }) => place)}</p>
<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:14px 0 0;border-top:1px solid ${light.line}"><tr>
${figure(
  read(({ medianPrice }) => formatDollars(medianPrice)),
  'median sale price',
)}
${when(
  ({ home }) => home?.market?.daysOnMarket != null,
  figure(
    read(({ daysOnMarket }) => formatCount(daysOnMarket ?? 0, 0)),
    'days on the market',
  ),
)}
${figure(
  read(({ sales }) => formatCount(sales, 0)),
  'homes sold',
)}
</tr></table>
${renderChange(({ home }) => home?.market?.changePercent ?? null)}`,
    ),
    text: (recipient) => {
      const market = recipient.home?.market
      return market ? [heading.text(recipient), market.place, ...describeMarket(market)].join('\n') : ''
    },
  }
}

type Market = NonNullable<EmailHome['market']>

const describeMarket = ({ medianPrice, daysOnMarket, sales, changePercent }: Market) => [
  `- ${formatDollars(medianPrice)} median sale price`,
  ...(daysOnMarket === null ? [] : [`- ${formatCount(daysOnMarket, 0)} days on the market`]),
  `- ${formatCount(sales, 0)} homes sold`,
  ...(changePercent === null ? [] : [`- ${describeChange(changePercent)}`]),
]
