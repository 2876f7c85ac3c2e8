import { listKeptFree } from '../address-zone.ts'
import type { Sketch } from '../sketch.ts'

/** The addresses, for printers that do not add them. Without an address the zone stays free. */
export function drawMailing(sketch: Sketch) {
  const { recipient, sender, settings, colors } = sketch.context
  if (recipient.address.length === 0) return
  const [zone] = listKeptFree(settings.size)
  const returned = { x: zone.x + 12, y: zone.y + 14, width: zone.width * 0.5, height: 34 }
  sketch.text(null, sender.returnAddress.join('\n'), returned, {
    font: 'sans',
    size: 7.5,
    minimumSize: 5.5,
    lineHeight: 1.28,
    paragraphGap: 0,
    fill: colors.text,
    label: 'return address',
  })
  const left = zone.x + zone.width * 0.24
  const address = { x: left, y: zone.y + zone.height * 0.42, width: zone.x + zone.width - left - 20, height: 66 }
  sketch.text(null, recipient.address.join('\n'), address, {
    font: 'sans',
    size: 10.5,
    minimumSize: 7.5,
    lineHeight: 1.32,
    paragraphGap: 0,
    fill: '#000000',
    label: 'mailing address',
  })
}
