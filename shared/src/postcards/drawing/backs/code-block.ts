import { listKeptFree } from '../address-zone.ts'
import { createQrCode, getQrPath, qrTextPattern, quietModules } from '../qr-path.ts'
import type { Sketch } from '../sketch.ts'
import type { BackAreas } from './back-areas.ts'

/** Dots of ink spread, so a camera does not read smaller modules. In points. */
const moduleMinimum = 1.134

/** The code at the foot of the column, with the call to action. Returns where texts above it have to end. */
export function drawCodeBlock(sketch: Sketch, areas: BackAreas): number {
  return areas.isSmall ? drawSmall(sketch, areas) : drawLarge(sketch, areas)
}

function drawLarge(sketch: Sketch, areas: BackAreas): number {
  const { code, besideCodeEnd } = areas
  const { colors, texts } = sketch.context
  drawBand(sketch, areas)
  const quiet = drawCode(sketch, areas)
  const x = code.x + code.width + quiet + 8
  const width = Math.min(besideCodeEnd.x, getBandWidth(sketch)) - x - 6
  const address = setShortUrl(sketch, { width, height: 20 })
  const callToAction = sketch.set(
    'callToAction',
    texts.callToAction,
    { width, height: besideCodeEnd.y - code.y - address.height - 10 },
    { font: 'sans-bold', size: 15, minimumSize: 9, lineHeight: 1.22, maximumLines: 3, fill: colors.ink },
  )
  const top = code.y + (besideCodeEnd.y - code.y - callToAction.height - address.height - 11) / 2
  sketch.place(callToAction, x, top, width)
  sketch.place(address, x, top + callToAction.height + 11, width)
  return code.y - quiet - bandGap - 12
}

function drawSmall(sketch: Sketch, areas: BackAreas): number {
  const { code, besideCodeEnd, column } = areas
  const { colors, texts } = sketch.context
  const quiet = drawCode(sketch, areas)
  const x = code.x + code.width + quiet
  const address = setShortUrl(sketch, { width: besideCodeEnd.x - x, height: besideCodeEnd.y - code.y })
  sketch.place(address, x, code.y + 1, besideCodeEnd.x - x)
  const callToAction = sketch.set(
    'callToAction',
    texts.callToAction,
    { width: column.width, height: 24 },
    { font: 'sans-bold', size: 9, minimumSize: 7, lineHeight: 1.22, maximumLines: 2, fill: colors.ink },
  )
  const top = code.y - quiet - callToAction.height + 2
  sketch.place(callToAction, column.x, top, column.width)
  return top - 13
}

/** Above the quiet zone of the code. */
const bandGap = 5

/** Ends before the barcode of the carrier. */
const getBandWidth = ({ context: { settings } }: Sketch) => listKeptFree(settings.size)[1].x - 4

/** A light ground that holds the code and what belongs to it together. */
function drawBand(sketch: Sketch, { code }: BackAreas) {
  const y = code.y - (code.width / 25) * quietModules - bandGap
  sketch.rect({ x: 0, y, width: getBandWidth(sketch), height: sketch.height - y }, sketch.context.colors.tint)
}

/** For people without a camera. */
const setShortUrl = (sketch: Sketch, box: { width: number; height: number }) =>
  sketch.set(null, `or visit ${sketch.context.recipient.shortUrl}`, box, {
    font: 'sans',
    size: 8.5,
    minimumSize: 5.5,
    lineHeight: 1.25,
    fill: sketch.context.colors.muted,
    label: 'short address',
  })

/** Returns the width of the quiet zone. */
function drawCode(sketch: Sketch, { code }: BackAreas): number {
  const { qrText } = sketch.context.recipient
  if (!qrTextPattern.test(qrText)) {
    sketch.error(
      null,
      'The QR code cannot hold this address. Addresses may only have capitals, digits and $ % * + . / : -',
    )
    return 12
  }
  const qrCode = createQrCode(qrText)
  const module = code.width / qrCode.size
  if (module < moduleMinimum) sketch.error(null, 'The address is too long for a QR code that cameras can read.')
  const quiet = module * quietModules
  const { x, y, width, height } = code
  sketch.add(
    {
      type: 'rect',
      x: x - quiet,
      y: y - quiet,
      width: width + 2 * quiet,
      height: height + 2 * quiet,
      fill: sketch.context.colors.white,
    },
    { type: 'path', d: getQrPath(qrCode, code), fill: '#000000' },
  )
  return quiet
}
