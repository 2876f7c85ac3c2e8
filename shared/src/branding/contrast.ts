/** What WCAG 2.2 AA asks of text on its ground. */
export const minimumContrast = 4.5

/** 1 for two colours alike, 21 for black on white. Colours are #RRGGBB. */
export function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The text that can be read on a colour. */
export const getTextColor = (colour: string): '#FFFFFF' | '#1C1917' =>
  getContrast(colour, '#FFFFFF') >= minimumContrast || getContrast(colour, '#FFFFFF') >= getContrast(colour, '#1C1917')
    ? '#FFFFFF'
    : '#1C1917'

/** The colour itself where it can be read on this ground, else the nearest darker or lighter one that can. */
export function toReadableColor(colour: string, ground: string): string {
  const towards = luminance(ground) > 0.18 ? 0 : 255
  for (let step = 0; step <= 50; step++) {
    const mixed = mix(colour, towards, step / 50)
    if (getContrast(mixed, ground) >= minimumContrast) return mixed
  }
  return towards === 0 ? '#000000' : '#FFFFFF'
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const mix = (colour: string, towards: number, share: number) =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(channel + (towards - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
