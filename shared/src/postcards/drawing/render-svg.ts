import { escapeMarkup } from '../../escape-markup.ts'
import {
  type Box,
  bleed,
  type Drawing,
  type ImageShape,
  type PostcardFont,
  type SceneTint,
  type Shape,
  safeMargin,
  type TextShape,
} from './drawing.ts'
import { getImageCrop } from './image-crop.ts'
import { getFontFamily } from './load-measure.ts'
import type { PostcardMeasure } from './measure.ts'

export interface SvgOptions {
  measure: PostcardMeasure
  /** Ids begin with it, because a page may show many drawings. */
  idPrefix: string
  /** What a screen reader says. */
  title: string
  /** Shows what is cut off, too. */
  hasBleed?: boolean
  /** Shows where the card is cut, where texts end and what the carrier prints on. */
  hasGuides?: boolean
}

/** One side as an SVG element, to be put into a page that has the fonts (`loadPostcardFonts`). */
export function renderPostcardSide(drawing: Drawing, options: SvgOptions): string {
  const { hasBleed = false, hasGuides = false, title } = options
  const edge = hasBleed ? bleed : 0
  const writer = createWriter(options)
  const shapes = drawing.shapes.map((shape) => writer.write(shape)).join('')
  const guides = hasGuides ? renderGuides(drawing) : ''
  const [width, height] = [drawing.width + 2 * edge, drawing.height + 2 * edge]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}"><defs>${writer.getDefinitions()}</defs>${shapes}${guides}</svg>`
}

function createWriter({ measure, idPrefix }: SvgOptions) {
  const definitions: string[] = []
  const define = (render: (id: string) => string) => {
    const id = escapeMarkup(`${idPrefix}-${definitions.length}`)
    definitions.push(render(id))
    return id
  }
  const cutOut = (d: string | undefined) =>
    d === undefined
      ? ''
      : ` clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${escapeMarkup(d)}"/></clipPath>`)})"`

  /** An SVG inside of an SVG shows a part of the picture. */
  function writeImage(shape: ImageShape) {
    const ground = shape.ground ? `<rect ${toBox(shape)} fill="${escapeMarkup(shape.ground)}"/>` : ''
    const { x, y, width, height } = getImageCrop(shape)
    const image = `<image width="${shape.pixels.width}" height="${shape.pixels.height}" href="${escapeMarkup(shape.url)}"/>`
    return `${ground}<g${cutOut(shape.clip)}><svg ${toBox(shape)} viewBox="${[x, y, width, height].map(round).join(' ')}" preserveAspectRatio="none">${image}</svg></g>`
  }

  function writeScene(shape: Extract<Shape, { type: 'scene' }>) {
    const filter = shape.tint ? ` filter="url(#${define((id) => renderTint(id, shape.tint as SceneTint))})"` : ''
    const clip = cutOut(shape.clip ?? `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}Z`)
    return `<g${clip}><image ${toBox(shape)} preserveAspectRatio="xMaxYMax slice" href="${escapeMarkup(toSceneUrl(shape.name))}"${filter}/></g>`
  }

  function writeText({ x, y, text, font, size, fill, letterSpacing = 0 }: TextShape) {
    const offsets = measure.listOffsets(font, text, size, letterSpacing)
    const places = offsets.map((offset) => round(x + offset)).join(' ')
    return `<text x="${places}" y="${y}" font-size="${size}" fill="${escapeMarkup(fill)}" style="${fontStyles[font]}">${escapeMarkup(text)}</text>`
  }

  return {
    getDefinitions: () => definitions.join(''),
    write(shape: Shape): string {
      switch (shape.type) {
        case 'rect':
          return `<rect ${toBox(shape)}${shape.radius ? ` rx="${shape.radius}"` : ''} fill="${escapeMarkup(shape.fill)}"${toOpacity(shape)}/>`
        case 'path':
          return `<path d="${escapeMarkup(shape.d)}" fill="${escapeMarkup(shape.fill ?? 'none')}"${shape.rule ? ` fill-rule="${shape.rule}"` : ''}${shape.stroke ? ` stroke="${escapeMarkup(shape.stroke)}" stroke-width="${shape.strokeWidth ?? 1}"` : ''}${toOpacity(shape)}/>`
        case 'text':
          return writeText(shape)
        case 'image':
          return writeImage(shape)
        case 'scene':
          return writeScene(shape)
      }
    },
  }
}

const toSceneUrl = (name: string) => `/scenes/${encodeURIComponent(name)}.svg`

/** Maps black to one color and white to another, and what is between them by its luminance. */
function renderTint(id: string, { dark, light, strength }: SceneTint): string {
  const [red, green, blue] = luminanceWeights
  const [from, till] = [toChannels(dark), toChannels(light)]
  const rows = from.map((start, index) => {
    const range = (till[index] ?? 0) - start
    const weights = [red, green, blue].map(
      (weight, channel) => weight * range * strength + (channel === index ? 1 - strength : 0),
    )
    return `${weights.map(round).join(' ')} 0 ${round(start * strength)}`
  })
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${rows.join(' ')} 0 0 0 1 0"/></filter>`
}

/** Of red, green and blue in the brightness of a color. The press tints by the same. */
export const luminanceWeights = [0.299, 0.587, 0.114] as const

const toChannels = (color: string) => [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16) / 255)

/** Letters are placed one by one, so nothing may combine or move them. */
const fontStyles = Object.fromEntries(
  (['sans', 'sans-bold', 'serif', 'serif-bold', 'display', 'hand'] satisfies PostcardFont[]).map((font) => [
    font,
    `font-family:${getFontFamily(font)};font-kerning:none;font-variant-ligatures:none;white-space:pre`,
  ]),
) as Record<PostcardFont, string>

function renderGuides({ width, height, keptFree }: Drawing): string {
  const safe = { x: safeMargin, y: safeMargin, width: width - 2 * safeMargin, height: height - 2 * safeMargin }
  const line = 'fill="none" stroke-width="0.75" stroke-dasharray="4 3"'
  return [
    ...keptFree.map((box) => `<rect ${toBox(box)} fill="#9CA3AF" fill-opacity="0.18"/>`),
    `<rect ${toBox({ x: 0, y: 0, width, height })} ${line} stroke="#DC2626"/>`,
    `<rect ${toBox(safe)} ${line} stroke="#2563EB"/>`,
  ].join('')
}

const toBox = ({ x, y, width, height }: Box) =>
  `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`

const toOpacity = ({ opacity }: { opacity?: number }) => (opacity === undefined ? '' : ` opacity="${opacity}"`)

const round = (value: number) => Math.round(value * 1000) / 1000
