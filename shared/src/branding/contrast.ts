/** WCAG 2.2 AA for normal text. */
export const minimumContrast = 4.5

/** From 1 for equal colors to 21 for black on white. Colors are #RRGGBB. */
export function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Prefers white, and otherwise takes the more readable of white and near black. */
export const getTextColor = (background: string): '#FFFFFF' | '#1C1917' =>
  getContrast(background, '#FFFFFF') >= minimumContrast ||
  getContrast(background, '#FFFFFF') >= getContrast(background, '#1C1917')
    ? '#FFFFFF'
    : '#1C1917'

/** The color itself if it is readable on the background, or else the nearest darker or lighter color that is. */
export function toReadableColor(color: string, background: string): string {
  const target = getLuminance(background) > 0.18 ? 0 : 255
  for (let step = 0; step <= 50; step++) {
    const mixed = mix(color, target, step / 50)
    if (getContrast(mixed, background) >= minimumContrast) return mixed
  }
  return target === 0 ? '#000000' : '#FFFFFF'
}

const parseChannels = (color: string) => [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))

const mix = (color: string, target: number, share: number) =>
  `#${parseChannels(color)
    .map((channel) =>
      Math.round(channel + (target - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
