import { borderRadii, type Font, fontStacks } from '../../branding/appearance.ts'
import { backgrounds } from '../../branding/brand-colors.ts'
import { getContrast, minimumContrast, toReadableColor } from '../../branding/contrast.ts'
import type { PublicBrand } from '../../branding/public-brand.ts'

export const emailWidth = 600
/** Between the edge of the card and its blocks. */
const cardPadding = 40
export const contentWidth = emailWidth - 2 * cardPadding

/** Colors of light mode, which are inline, and of dark mode, which the style sheet replaces them with. */
export interface EmailTheme {
  /** The brand's color as a background, and the text on it. */
  color: string
  onColor: string
  /** The brand's color as text on the card. */
  ink: string
  inkOnDark: string
  /** A panel in a trace of the brand's color, and the brand's color as text on it. */
  panel: string
  panelInk: string
  /** Large figures on dark backgrounds. */
  figureOnDark: string
  radius: string
  font: string
  /** Outlook for Windows takes only the first font that it has. */
  outlookFont: string
}

export const light = {
  ground: '#f5f5f4',
  card: '#ffffff',
  line: '#e7e5e4',
  text: '#1c1917',
  quiet: '#57534e',
  up: '#166534',
  down: '#9f1239',
} as const
export const dark = {
  ground: '#0c0a09',
  card: backgrounds.dark,
  line: '#44403c',
  text: '#fafaf9',
  quiet: '#d6d3d1',
  panel: '#292524',
  up: '#86efac',
  down: '#fda4af',
} as const

export function toEmailTheme({ color, onColor, ink, inkOnDark, buttonStyle, font }: PublicBrand): EmailTheme {
  const panel = mixWithWhite(color, 0.92)
  return {
    color,
    onColor,
    ink,
    inkOnDark,
    panel,
    panelInk: toReadableColor(ink, panel),
    // A dark brand color that is lightened enough to be read is dull.
    figureOnDark: getContrast(color, dark.panel) >= minimumContrast ? color : dark.text,
    radius: borderRadii[buttonStyle],
    font: fontStacks[font],
    outlookFont: outlookFonts[font] ?? 'Segoe UI, Arial, sans-serif',
  }
}

/** Outlook takes the first name only, so that one has to be on the computer. */
const outlookFonts: Partial<Record<Font, string>> = {
  HUMANIST: 'Calibri, Arial, sans-serif',
  GEOMETRIC: 'Corbel, Arial, sans-serif',
  SERIF: 'Palatino Linotype, Georgia, serif',
  SLAB: 'Rockwell, Georgia, serif',
}

function mixWithWhite(color: string, share: number): string {
  const channels = [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))
  return `#${channels
    .map((channel) =>
      Math.round(channel + (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
