import { cleanLine } from '../../../text/clean-text.ts'
import type { EmailBlockOf } from '../../blocks.ts'
import type { EmailRecipient } from '../../email-context.ts'
import { toSafeUrl } from '../../safe-url.ts'
import { light } from '../email-theme.ts'
import { emptyHtml, html } from '../html.ts'
import { renderLine } from '../markup.ts'
import { readMergeLine } from '../merge-text.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { renderButton } from './button.ts'
import { describeEventTimes, type EventTime, formatCalendarTime, parseEventTime } from './dates.ts'
import { addSpace } from './spaced.ts'

/** A ticket: the day on the left, what happens on the right. */
export function renderEvent(block: EmailBlockOf<'EVENT'>, context: BlockContext): RenderedBlock {
  const start = parseEventTime(block.startsAt)
  if (!start) return { html: emptyHtml, text: () => '' }
  const { theme } = context
  const title = renderLine(block.title, context)
  const place = readMergeLine(block.place)
  const when = `${start.weekday}, ${start.month} ${start.day}, ${describeEventTimes(start, parseEventTime(block.endsAt))}`
  const button =
    block.label && toSafeUrl(block.url)
      ? renderButton(block.label, { kind: 'URL', value: block.url }, context)
      : undefined
  const calendar = context.links.add({ kind: 'URL', value: toCalendarUrl(block) })
  return {
    html: html`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${light.line};border-radius:12px;border-collapse:separate"><tr>
${renderDay(start, context)}
<td class="roomy" valign="top" style="padding:24px 28px;vertical-align:top"><h2 class="ink" style="margin:0;font-size:20px;line-height:27px;font-weight:700;color:${light.text}">${title.html}</h2>
<p class="ink" style="margin:6px 0 0;font-size:16px;line-height:24px;color:${light.text}">${when}</p>${block.place ? html`<p class="quiet" style="margin:2px 0 0;font-size:15px;line-height:22px;color:${light.quiet}">${place}</p>` : emptyHtml}
${button ? addSpace(button.html, 18) : emptyHtml}<p style="margin:14px 0 0;font-size:14px;line-height:20px"><a class="link" href="${calendar}" style="color:${theme.ink};text-decoration:underline">Add to calendar</a></p></td>
</tr></table>`,
    text: (recipient: EmailRecipient) =>
      [
        title.text(recipient),
        when,
        place(recipient),
        button?.text(recipient) ?? '',
        `Add to calendar: ${calendar(recipient)}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
  }
}

const renderDay = ({ month, day, weekday }: EventTime, { theme: { color, onColor } }: BlockContext) =>
  html`<td class="fill on-fill stub" width="104" align="center" valign="middle" bgcolor="${color}" style="width:104px;padding:24px 0;background:${color};color:${onColor};border-radius:11px 0 0 11px;text-align:center;vertical-align:middle"><p style="margin:0;font-size:14px;line-height:18px;font-weight:600">${month.slice(0, 3)}</p><p style="margin:2px 0;font-size:40px;line-height:44px;font-weight:700">${day}</p><p style="margin:0;font-size:14px;line-height:18px">${weekday.slice(0, 3)}</p></td>`

/** Opens a new event in the visitor's calendar. Merge fields are no part of it, because the address is the same for all. */
function toCalendarUrl({ title, startsAt, endsAt, place }: EmailBlockOf<'EVENT'>): string {
  const plain = (text: string) => encodeURIComponent(cleanLine(text.replace(/\{\{[^{}]*\}\}|[*_]/g, '')))
  const dates = `${formatCalendarTime(startsAt)}/${formatCalendarTime(endsAt) || formatCalendarTime(startsAt)}`
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${plain(title)}&dates=${dates}&location=${plain(place)}`
}
