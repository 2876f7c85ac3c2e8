import {
  type PostcardImage,
  type PostcardSettings,
  postcardSizes,
  type QrTarget,
  qrTargetKinds,
} from './postcard-settings.ts'

/**
 * Stored settings of any age made whole, so that the drawing and the editor find every value they expect. What is missing
 * or has the wrong type gets its default.
 */
export function withPostcardDefaults(stored: object): PostcardSettings {
  const settings: Partial<Record<keyof PostcardSettings, unknown>> = stored
  return {
    design: toText(settings.design),
    size: postcardSizes.find((size) => size === settings.size) ?? '6X9',
    headline: toText(settings.headline),
    subheadline: toText(settings.subheadline),
    image: isImage(settings.image) ? settings.image : null,
    backHeadline: toText(settings.backHeadline),
    body: toText(settings.body),
    callToAction: toText(settings.callToAction),
    qrTarget: isQrTarget(settings.qrTarget) ? settings.qrTarget : { kind: 'DASHBOARD', value: '' },
    brandingId: typeof settings.brandingId === 'string' ? settings.brandingId : null,
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isQrTarget = (value: unknown): value is QrTarget =>
  isRecord(value) && qrTargetKinds.some((kind) => kind === value.kind) && typeof value.value === 'string'

const isImage = (value: unknown): value is PostcardImage =>
  isRecord(value) &&
  (value.kind === 'SCENE'
    ? typeof value.name === 'string'
    : value.kind === 'MEDIA' &&
      typeof value.url === 'string' &&
      [value.width, value.height, value.focusX, value.focusY].every((number) => typeof number === 'number'))
