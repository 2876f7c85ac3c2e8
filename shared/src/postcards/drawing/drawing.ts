/**
 * One side of a postcard as a list of shapes, in points of 1/72 inch from the top left corner of the trimmed card. What
 * bleeds has negative coordinates. The screen and the printer get the same list.
 */
export interface Drawing {
  width: number
  height: number
  shapes: Shape[]
  /** What the carrier prints on. Only the back has them, and nothing of the design is drawn there. */
  keptFree: Box[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const bleed = 9
/** Texts and logos keep this distance from the edge. */
export const safeMargin = 9

/** Colors are #RRGGBB. `clip` is the data of an SVG path that cuts the picture out. */
export type Shape =
  | (Box & { type: 'rect'; radius?: number; fill: string; opacity?: number })
  | {
      type: 'path'
      d: string
      fill?: string
      stroke?: string
      strokeWidth?: number
      opacity?: number
      rule?: 'evenodd'
    }
  | TextShape
  | ImageShape
  /** `tint` replaces the colors of the scene by those between two, from its blacks to its whites. */
  | (Box & { type: 'scene'; name: string; clip?: string; tint?: SceneTint })

/** Cropped to its box around the focus, which is in percent. Transparent parts show `ground`. */
export interface ImageShape extends Box {
  type: 'image'
  url: string
  pixels: { width: number; height: number }
  focusX: number
  focusY: number
  clip?: string
  ground?: string
}

/** One line, which is already broken and measured. `y` is the baseline. */
export interface TextShape {
  type: 'text'
  x: number
  y: number
  text: string
  font: PostcardFont
  size: number
  fill: string
  /** In points, after each character. */
  letterSpacing?: number
}

export interface SceneTint {
  dark: string
  light: string
  /** From 0 for the scene's own colors to 1 for those of the tint. */
  strength: number
}

/** The fonts of postcards. `display` is for large headlines, `hand` for notes. */
export const postcardFonts = ['sans', 'sans-bold', 'serif', 'serif-bold', 'display', 'hand'] as const
export type PostcardFont = (typeof postcardFonts)[number]

/** What prevents printing, or what a careful person would change. */
export interface PostcardProblem {
  side: 'front' | 'back'
  /** The setting that causes it, if one does. */
  field: string | null
  severity: 'error' | 'warning'
  /** Of an error that depends on the recipient. */
  cause?: 'TEXT_TOO_LONG' | 'UNPRINTABLE_CHARACTERS'
  message: string
}

export interface PostcardDrawing {
  front: Drawing
  back: Drawing
  problems: PostcardProblem[]
}
