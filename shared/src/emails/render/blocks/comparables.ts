import { formatDollars } from '../../../contact-dashboard/format-amounts.ts'
import type { EmailBlockOf } from '../../blocks.ts'
import type { EmailHome, EmailRecipient } from '../../email-context.ts'
import { light } from '../email-theme.ts'
import { type Html, html, when } from '../html.ts'
import { renderLine } from '../markup.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { renderTextButton } from './button.ts'
import { formatShortDay } from './dates.ts'
import { addLine } from './spaced.ts'

/** Drafts are not checked, so they may ask for any number. */
const comparablesMaximum = 6

/** A list of homes that sold nearby, latest first as the server sends them. */
export function renderComparables(
  { title, count: wanted, buttonLabel }: EmailBlockOf<'COMPARABLES'>,
  context: BlockContext,
): RenderedBlock {
  const count = Math.min(wanted, comparablesMaximum)
  const heading = renderLine(title, context)
  const button = renderTextButton(buttonLabel, { kind: 'DASHBOARD', value: '' }, context)
  const list = (recipient: EmailRecipient) => recipient.home?.comparables.slice(0, count) ?? []
  const creditsOf = (recipient: EmailRecipient) =>
    [...new Set(list(recipient).map(({ credit = '' }) => credit))].filter(Boolean).join(' ')
  return {
    html: when(
      (recipient) => list(recipient).length > 0,
      html`<h2 class="ink" style="margin:0 0 12px;font-size:22px;line-height:29px;font-weight:700;letter-spacing:-0.01em;color:${light.text}">${heading.html}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${Array.from({ length: count }, (_, index) => renderSale(index))}</table>
${when((recipient) => creditsOf(recipient) !== '', html`<p class="quiet" style="margin:12px 0 0;font-size:12px;line-height:18px;color:${light.quiet}">${creditsOf}</p>`)}${addLine(button.html, 16)}`,
    ),
    text: (recipient) => {
      const sales = list(recipient)
      if (sales.length === 0) return ''
      const credits = creditsOf(recipient)
      return [
        heading.text(recipient),
        ...sales.map(describeSale),
        ...(credits ? [credits] : []),
        button.text(recipient),
      ].join('\n')
    },
  }
}

type Comparable = EmailHome['comparables'][number]

/** Rows are rendered once and filled, which is several times faster than rendering them for each recipient. */
function renderSale(index: number): Html {
  const cell = `padding:14px 0;border-top:1px solid ${light.line};vertical-align:top`
  const read = (pick: (sale: Comparable) => string) => (recipient: EmailRecipient) => {
    const sale = recipient.home?.comparables[index]
    return sale ? pick(sale) : ''
  }
  return when(
    (recipient) => recipient.home?.comparables[index] !== undefined,
    html`<tr><td class="line" valign="top" style="${cell}"><p class="ink" style="margin:0;font-size:16px;line-height:24px;font-weight:600;color:${light.text}">${read(({ address }) => address)}</p><p class="quiet" style="margin:2px 0 0;font-size:14px;line-height:20px;color:${light.quiet}">${read(describeFacts)}</p></td><td class="ink line" align="right" valign="top" style="${cell};padding-left:16px;font-size:18px;line-height:24px;font-weight:700;color:${light.text};text-align:right;white-space:nowrap">${read(({ price, soldOn }) => (price === null ? formatShortDay(soldOn) : formatDollars(price)))}</td></tr>`,
  )
}

function describeFacts({ soldOn, price, facts }: Comparable): string {
  const day = price === null ? '' : formatShortDay(soldOn)
  return [day && `Sold ${day}`, facts].filter((part) => part !== '').join(' · ')
}

function describeSale({ address, soldOn, price, facts }: Comparable): string {
  const parts = [address, price === null ? '' : formatDollars(price), `sold ${formatShortDay(soldOn)}`, facts]
  return `- ${parts.filter((part) => part !== '').join(', ')}`
}
