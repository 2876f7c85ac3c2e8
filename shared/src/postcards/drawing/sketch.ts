import { isScene } from '../../landing-pages/scenes.ts'
import type { PostcardRecipient, PostcardSender } from '../postcard-context.ts'
import type { PostcardSettings } from '../postcard-settings.ts'
import { type Box, bleed, type Drawing, type PostcardFont, type PostcardProblem, type Shape } from './drawing.ts'
import { type FittedText, fitText, type TextStyle } from './fit-text.ts'
import { capHeights, type PostcardMeasure } from './measure.ts'
import { checkResolution } from './picture-resolution.ts'
import type { PrintColors } from './print-colors.ts'
import { resolveFont } from './resolve-font.ts'

export interface SketchContext {
  settings: PostcardSettings
  sender: PostcardSender
  recipient: PostcardRecipient
  measure: PostcardMeasure
  colors: PrintColors
  texts: PostcardTexts
}

export const textFields = ['headline', 'subheadline', 'backHeadline', 'body', 'callToAction'] as const
export type PostcardTexts = Record<(typeof textFields)[number], string>

/** What messages call a text. `null` is for texts that are no setting. */
const fieldLabels: Record<string, string> = {
  headline: 'headline',
  subheadline: 'text below the headline',
  backHeadline: 'headline of the back',
  body: 'message',
  callToAction: 'call to action',
}

interface TextOptions extends TextStyle {
  fill: string
  align?: 'left' | 'center' | 'right'
  valign?: 'top' | 'middle' | 'bottom'
  /** For messages about texts that are no setting. */
  label?: string
}

/** A text that has its size and lines, but no place yet. */
export interface SetText extends FittedText {
  font: PostcardFont
  options: TextOptions
}

/** One side while it is drawn. Designs give lengths in `u`, of which a card is 648 wide and 432 high. */
export class Sketch {
  readonly context: SketchContext
  readonly side: PostcardProblem['side']
  readonly width: number
  readonly height: number
  readonly shapes: Shape[] = []
  readonly problems: PostcardProblem[] = []

  constructor(context: SketchContext, side: PostcardProblem['side'], size: { width: number; height: number }) {
    this.context = context
    this.side = side
    this.width = size.width
    this.height = size.height
  }

  u(length: number): number {
    return (length * this.width) / 648
  }

  toDrawing(keptFree: Box[]): Drawing {
    return { width: this.width, height: this.height, shapes: this.shapes, keptFree }
  }

  add(...shapes: Shape[]) {
    this.shapes.push(...shapes)
  }

  rect(box: Box, fill: string, more: { radius?: number; opacity?: number } = {}) {
    this.add({ type: 'rect', ...this.withBleed(box), fill, ...more })
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: string, strokeWidth = 0.75) {
    this.add({ type: 'path', d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, stroke, strokeWidth })
  }

  /** The whole side with its bleed. */
  ground(fill: string) {
    this.rect({ x: 0, y: 0, width: this.width, height: this.height }, fill)
  }

  /** A box that touches an edge extends beyond it, because cutting is never exact. */
  withBleed({ x, y, width, height }: Box): Box {
    const left = x <= 0 ? bleed : 0
    const top = y <= 0 ? bleed : 0
    const right = x + width >= this.width - 0.001 ? bleed : 0
    const bottom = y + height >= this.height - 0.001 ? bleed : 0
    return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom }
  }

  /** The picture of the settings, or a plain area if there is none. Scenes lean to the colors of the brand. */
  picture(box: Box, { clip, tintStrength = 0.4 }: { clip?: string; tintStrength?: number } = {}) {
    const { settings, colors } = this.context
    const { image } = settings
    const whole = this.withBleed(box)
    const cutOut = clip === undefined ? {} : { clip }
    if (image?.kind === 'MEDIA') {
      const { url, width, height, focusX, focusY } = image
      this.add({ type: 'image', ...whole, url, pixels: { width, height }, focusX, focusY, ...cutOut })
      const problem = checkResolution(image, whole)
      if (problem) this.problems.push({ side: this.side, field: 'image', ...problem })
    } else if (image && isScene(image.name)) {
      this.add({
        type: 'scene',
        ...whole,
        name: image.name,
        ...cutOut,
        tint: { dark: colors.ink, light: colors.warm, strength: tintStrength },
      })
    } else {
      this.add(clip ? { type: 'path', d: clip, fill: colors.tint } : { type: 'rect', ...whole, fill: colors.tint })
      this.error('image', 'This design needs a picture. Please choose one.')
    }
  }

  /** Sets a text at the largest size that fits, and reports one that does not. */
  set(
    field: keyof PostcardTexts | null,
    text: string,
    box: { width: number; height: number },
    options: TextOptions,
  ): SetText {
    const { measure } = this.context
    const { font, printable, missing } = resolveFont(measure, options.font, text)
    if (missing.length > 0) this.error(field, this.describeMissing(field, missing, options), 'UNPRINTABLE_CHARACTERS')
    const fitted = fitText(measure, printable, box, { ...options, font })
    if (fitted.isCut) this.error(field, this.describeTooLong(field, options), 'TEXT_TOO_LONG')
    return { ...fitted, font, options }
  }

  /** Draws what `set` has set, with the capitals of its first line at `y`. */
  place(set: SetText, x: number, y: number, width: number) {
    const { font, size, lines, options } = set
    const letterSpacing = (options.letterSpacing ?? 0) * size
    const first = y + capHeights[font] * size
    for (const line of lines) {
      if (!line.text) continue
      const length = this.context.measure.getWidth(font, line.text, size, letterSpacing)
      const share = { left: 0, center: 0.5, right: 1 }[options.align ?? 'left']
      this.add({
        type: 'text',
        x: round(x + (width - length) * share),
        y: round(first + line.y),
        text: line.text,
        font,
        size: round(size),
        fill: options.fill,
        ...(letterSpacing && { letterSpacing }),
      })
    }
  }

  /** Sets and draws a text in a box. Returns what it takes of its height. */
  text(field: keyof PostcardTexts | null, text: string, box: Box, options: TextOptions): SetText {
    const set = this.set(field, text, box, options)
    const share = { top: 0, middle: 0.5, bottom: 1 }[options.valign ?? 'top']
    this.place(set, box.x, box.y + Math.max(0, box.height - set.height) * share, box.width)
    return set
  }

  error(field: string | null, message: string, cause?: PostcardProblem['cause']) {
    this.problems.push({ side: this.side, field, severity: 'error', message, ...(cause && { cause }) })
  }

  warn(field: string | null, message: string) {
    this.problems.push({ side: this.side, field, severity: 'warning', message })
  }

  private describeTooLong(field: string | null, { label }: TextOptions): string {
    const name = this.context.recipient.values['contact.fullName']
    const subject = fieldLabels[field ?? ''] ?? label ?? 'text'
    return name
      ? `The ${subject} does not fit for ${name}. Please shorten it.`
      : `The ${subject} does not fit. Please shorten it.`
  }

  private describeMissing(field: string | null, missing: string[], { label }: TextOptions): string {
    const shown = missing.slice(0, 5).join(' ')
    const name = this.context.recipient.values['contact.fullName']
    const where = fieldLabels[field ?? ''] ?? label ?? 'text'
    return `Our fonts do not have the characters ${shown} of the ${where}${name ? ` for ${name}` : ''}.`
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000
