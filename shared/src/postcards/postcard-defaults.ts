import { isPostcardDesign } from './drawing/designs/designs.ts'
import {
  type PostcardImage,
  type PostcardSettings,
  postcardSizes,
  type QrTarget,
  qrTargetKinds,
} from './postcard-settings.ts'

/**
 * Stored settings of any age made whole, so that drawing and editor find every value they expect. What is missing or has
 * the wrong type gets its default.
 */
export function withPostcardDefaults(stored: object): PostcardSettings {
  const settings: Partial<Record<keyof PostcardSettings, unknown>> = stored
  return {
    design: typeof settings.design === 'string' && isPostcardDesign(settings.design) ? settings.design : 'panorama',
    size: postcardSizes.find((size) => size === settings.size) ?? '6X9',
    headline: toText(settings.headline),
    subheadline: toText(settings.subheadline),
    image: toImage(settings.image),
    backHeadline: toText(settings.backHeadline),
    body: toText(settings.body),
    callToAction: toText(settings.callToAction),
    qrTarget: toQrTarget(settings.qrTarget),
    brandingId: typeof settings.brandingId === 'string' ? settings.brandingId : null,
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function toImage(value: unknown): PostcardImage | null {
  if (!isRecord(value)) return null
  const { kind, name, url, width, height, focusX, focusY } = value
  if (kind === 'SCENE' && typeof name === 'string') return { kind, name }
  if (kind !== 'MEDIA' || typeof url !== 'string' || !isLength(width) || !isLength(height)) return null
  return { kind, url, width, height, focusX: toFocus(focusX), focusY: toFocus(focusY) }
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 1

const toFocus = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 100 ? value : 50)

function toQrTarget(value: unknown): QrTarget {
  const kind = isRecord(value) ? qrTargetKinds.find((known) => known === value.kind) : undefined
  return kind && isRecord(value) && typeof value.value === 'string'
    ? { kind, value: value.value }
    : { kind: 'DASHBOARD', value: '' }
}
