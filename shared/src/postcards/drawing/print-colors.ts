import { getContrast, toReadableColor } from '../../branding/contrast.ts'
import type { PublicBrand } from '../../branding/public-brand.ts'

/** What designs are colored with. All of it comes from the brand, so that every design suits every brand. */
export interface PrintColors {
  /** The color of the brand for areas, and text on it. */
  brand: string
  onBrand: string
  /** Text of less weight on the brand's color. */
  softOnBrand: string
  /** Decoration on the brand's color. */
  brandShade: string
  /** The color of the brand for text on white and on paper. */
  ink: string
  /** A dark variant for areas, and text on it. */
  deep: string
  onDeep: string
  softOnDeep: string
  /** A light ground, and a lighter one. */
  tint: string
  paper: string
  /** The light of pictures. */
  warm: string
  white: string
  text: string
  muted: string
  hairline: string
}

export function getPrintColors({ color, onColor, ink }: Pick<PublicBrand, 'color' | 'onColor' | 'ink'>): PrintColors {
  const deep = mixColors(ink, '#0E1116', 0.62)
  const tint = mixColors(ink, '#FFFFFF', 0.88)
  const paper = mixColors(ink, '#FCFAF6', 0.965)
  return {
    brand: color,
    onBrand: onColor,
    softOnBrand: toReadableColor(mixColors(onColor, color, 0.18), color),
    brandShade: mixColors(color, onColor === '#FFFFFF' ? '#000000' : '#FFFFFF', 0.14),
    ink: toReadableColor(ink, tint),
    deep,
    onDeep: '#FFFFFF',
    softOnDeep: mixColors('#FFFFFF', deep, 0.24),
    tint,
    paper,
    warm: mixColors(ink, '#FFF4DF', 0.95),
    white: '#FFFFFF',
    text: '#211E1A',
    muted: '#5C564E',
    hairline: mixColors(ink, '#FFFFFF', 0.7),
  }
}

/** `share` is how much of the second color there is. */
function mixColors(one: string, other: string, share: number): string {
  const channels = (color: string) => [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))
  const others = channels(other)
  return `#${channels(one)
    .map((channel, index) => Math.round(channel + ((others[index] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase()
}

/** Ink on paper reflects less light than a screen emits, so pale colors on pale grounds get lost sooner. */
const printContrastMinimum = 4.5

export const isReadableInPrint = ({ color, onColor }: Pick<PublicBrand, 'color' | 'onColor'>) =>
  getContrast(color, onColor) >= printContrastMinimum

/** Ink mixes no color as bright as this. */
export function isTooBrightForInk(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))
  const [low, , high] = [red, green, blue].sort((a, b) => a - b)
  const isSaturated = (high ?? 0) > 225 && (low ?? 0) < 40
  // Red, orange and magenta come close. Greens and blues of a screen do not.
  return isSaturated && (green > 200 || blue > 225) && red < 140
}
