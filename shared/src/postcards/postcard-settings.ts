/** In inches, as a printer names them: height by width. */
export const postcardSizes = ['4X6', '6X9'] as const
export type PostcardSize = (typeof postcardSizes)[number]

export const postcardSizeLabels: Record<PostcardSize, string> = { '4X6': '4 × 6 in', '6X9': '6 × 9 in' }

/** What the editor of a postcard changes. Texts may contain merge fields. */
export interface PostcardSettings {
  /** How front and back are arranged. It comes from the template and stays. */
  design: string
  size: PostcardSize
  /** The front. */
  headline: string
  subheadline: string
  image: PostcardImage | null
  /** The back, beside the address. */
  backHeadline: string
  body: string
  /** Beside the QR code. */
  callToAction: string
  qrTarget: QrTarget
  /** Null is the default brand of the account. */
  brandingId: string | null
}

/** An uploaded picture with the point that cropping keeps, in percent, or a built-in scene by name. */
export type PostcardImage =
  | { kind: 'MEDIA'; url: string; width: number; height: number; focusX: number; focusY: number }
  | { kind: 'SCENE'; name: string }

/** Where a scan leads. `DASHBOARD` is the contact's own. */
export const qrTargetKinds = ['DASHBOARD', 'LANDING_PAGE'] as const
export type QrTarget = { kind: (typeof qrTargetKinds)[number]; value: string }

export const headlineMaximum = 80
export const subheadlineMaximum = 160
export const bodyMaximum = 600
export const callToActionMaximum = 80
