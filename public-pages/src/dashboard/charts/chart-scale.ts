/** Round values that enclose all given ones, in equal steps. */
export function getTicks(values: readonly number[], intervals = 4): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // A flat line gets some space around it.
  const padding = low === high ? Math.abs(low) * 0.05 || 1 : 0
  const step = roundUpStep((high - low + 2 * padding) / intervals)
  const first = Math.floor((low - padding) / step + tolerance)
  const last = Math.ceil((high + padding) / step - tolerance)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** Converts a value to percent of the way between the first and the last tick. */
export function toPercent(value: number, ticks: readonly number[]): number {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  return roundPosition(((value - first) / (last - first)) * 100)
}

/** Converts days to percent of the way between two of them. */
export function createDayScale(first: string, last: string): (day: string) => number {
  const [from, to] = [Date.parse(first), Date.parse(last)]
  return (day) => (from === to ? 50 : roundPosition(((Date.parse(day) - from) / (to - from)) * 100))
}

/** Tenths of a percent are finer than a screen, and shorter to send. */
const roundPosition = (percent: number) => Math.round(percent * 10) / 10

function roundUpStep(step: number) {
  const magnitude = 10 ** Math.floor(Math.log10(step))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * magnitude >= step * (1 - tolerance)) ?? 10
  return factor * magnitude
}

const tolerance = 1e-9
