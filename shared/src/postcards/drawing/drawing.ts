/**
 * One side of a postcard as a list of shapes, in points of 1/72 inch from the top left corner of the trimmed card. What
 * bleeds has negative coordinates. The screen and the printer get the same list.
 */
export interface Drawing {
  width: number
  height: number
  shapes: Shape[]
}

export const bleed = 9
/** Texts and logos keep this distance from the edge. */
export const safeMargin = 9

export type Shape =
  | {
      type: 'rect'
      x: number
      y: number
      width: number
      height: number
      radius?: number
      fill: string
      opacity?: number
    }
  | { type: 'path'; d: string; fill?: string; stroke?: string; strokeWidth?: number; opacity?: number }
  /** One line, which is already broken and measured. `y` is the baseline. */
  | {
      type: 'text'
      x: number
      y: number
      text: string
      font: PostcardFont
      size: number
      fill: string
      letterSpacing?: number
    }
  /** Cropped to the box around its focus. `box` may bleed. */
  | {
      type: 'image'
      url: string
      x: number
      y: number
      width: number
      height: number
      focusX: number
      focusY: number
      radius?: number
    }
  | { type: 'scene'; name: string; x: number; y: number; width: number; height: number }

/** The files that measure a text on screen and in print. */
export const postcardFonts = ['sans', 'sans-bold', 'serif', 'serif-bold'] as const
export type PostcardFont = (typeof postcardFonts)[number]

/** What prevents printing, or what a careful person would change. */
export interface PostcardProblem {
  side: 'front' | 'back'
  /** The setting that causes it, if one does. */
  field: string | null
  severity: 'error' | 'warning'
  message: string
}

export interface PostcardDrawing {
  front: Drawing
  back: Drawing
  problems: PostcardProblem[]
}
