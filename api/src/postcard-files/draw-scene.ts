import { scenes } from '@gable/public-pages/scenes/scenes.ts'
import { height as sceneHeight, width as sceneWidth } from '@gable/public-pages/scenes/shapes.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import type { SceneTint, Shape } from '@gable/shared/postcards/drawing/drawing.ts'
import { luminanceWeights } from '@gable/shared/postcards/drawing/render-svg.ts'

/** Draws the SVG of a built-in picture as paths. It covers its box, anchored at the lower right as on screen. */
export function drawScene(document: PDFKit.PDFDocument, shape: Extract<Shape, { type: 'scene' }>) {
  const { name, x, y, width, height, clip, tint } = shape
  if (!isScene(name)) return
  const scale = Math.max(width / sceneWidth, height / sceneHeight)
  document.save()
  if (clip) document.path(clip).clip()
  document.rect(x, y, width, height).clip()
  document.translate(x + width - sceneWidth * scale, y + height - sceneHeight * scale)
  document.scale(scale)
  const painter = createPainter(document, tint)
  for (const [, close, tag = '', attributes = ''] of scenes[name].join('').matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)\/?>/g))
    if (close) painter.close(tag)
    else painter.open(tag, readAttributes(attributes))
  document.restore()
}

type Attributes = Record<string, string>

const readAttributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

function createPainter(document: PDFKit.PDFDocument, tint: SceneTint | undefined) {
  const groupFills: string[] = []
  const gradientStops: string[] = []
  const toNumbers = (attributes: Attributes, ...names: string[]) => names.map((name) => Number(attributes[name] ?? 0))

  function trace(tag: string, attributes: Attributes): boolean {
    const [x = 0, y = 0, width = 0, height = 0] = toNumbers(attributes, 'x', 'y', 'width', 'height')
    const [cx = 0, cy = 0, r = 0, rx = 0, ry = 0] = toNumbers(attributes, 'cx', 'cy', 'r', 'rx', 'ry')
    if (tag === 'rect' && rx) document.roundedRect(x, y, width, height, rx)
    else if (tag === 'rect') document.rect(x, y, width, height)
    else if (tag === 'circle') document.circle(cx, cy, r)
    else if (tag === 'ellipse') document.ellipse(cx, cy, rx, ry)
    else if (tag === 'path') document.path(attributes.d ?? '')
    else return false
    return true
  }

  function fill(color: string) {
    if (color.startsWith('url(')) {
      const gradient = document.linearGradient(0, 0, 0, sceneHeight)
      for (const [index, stop] of gradientStops.entries()) gradient.stop(index, tintColor(parseColor(stop).color, tint))
      document.fillOpacity(1).fill(gradient)
      return
    }
    const { color: solid, opacity } = parseColor(color)
    document.fillOpacity(opacity).fill(tintColor(solid, tint))
  }

  return {
    open(tag: string, attributes: Attributes) {
      if (tag === 'g') groupFills.push(attributes.fill ?? '')
      if (tag === 'stop') gradientStops.push(attributes['stop-color'] ?? '')
      const color = attributes.fill ?? groupFills.at(-1) ?? '#000000'
      if (color !== 'none' && trace(tag, attributes)) fill(color)
      if (attributes.stroke && trace(tag, attributes)) {
        document.lineWidth(Number(attributes['stroke-width'] ?? 1)).strokeOpacity(1)
        document.stroke(tintColor(parseColor(attributes.stroke).color, tint))
      }
    },
    close(tag: string) {
      if (tag === 'g') groupFills.pop()
    },
  }
}

/** `#abc`, `#aabbcc` and `rgb(0 0 0/.12)`, as the scenes write them. */
function parseColor(text: string): { color: string; opacity: number } {
  const [, channels, alpha] = text.match(/^rgb\(([\d ]+)(?:\/([\d.]+))?\)$/) ?? []
  if (channels === undefined)
    return { color: text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&') : text, opacity: 1 }
  const color = channels
    .trim()
    .split(/ +/)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')
  return { color: `#${color}`, opacity: alpha === undefined ? 1 : Number(alpha) }
}

/** Between the two colors of the tint by the luminance of the color, mixed with the color itself. */
function tintColor(color: string, tint: SceneTint | undefined): string {
  if (!tint) return color
  const toChannels = (text: string) => [1, 3, 5].map((index) => Number.parseInt(text.slice(index, index + 2), 16))
  const channels = toChannels(color)
  const luminance = channels.reduce((sum, channel, index) => sum + channel * (luminanceWeights[index] ?? 0), 0) / 255
  const [dark, light] = [toChannels(tint.dark), toChannels(tint.light)]
  return `#${channels
    .map((own, index) => {
      const start = dark[index] ?? 0
      const tinted = start + ((light[index] ?? 0) - start) * luminance
      return Math.round(own + (tinted - own) * tint.strength)
    })
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}
