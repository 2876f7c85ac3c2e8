/** A stream of chance: the same seed gives the same stream, on every machine. */
export interface Chance {
  /** At least 0, less than 1. */
  unit(): number
  between(low: number, high: number): number
  /** Both ends included. */
  whole(low: number, high: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weigh<T>(choices: readonly (readonly [T, number])[]): T
  /** A UUIDv7 of that moment. */
  id(at: Date): string
}

export function chanceFrom(seed: string): Chance {
  const unit = stream(hashOf(seed))
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1))
  return {
    unit,
    whole,
    between: (low, high) => low + unit() * (high - low),
    happens: (probability) => unit() < probability,
    pick: (list) => at(list, Math.floor(unit() * list.length)),
    weigh: (choices) => {
      let left = unit() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return at(choices, choices.length - 1)[0]
    },
    id: (moment) => {
      const time = moment.getTime().toString(16).padStart(12, '0')
      const bits = (count: number) => Math.floor(unit() * 2 ** count)
      const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
      const [high, variant, low] = [hex(bits(12), 3), hex(0x8000 + bits(14), 4), hex(bits(24), 6) + hex(bits(24), 6)]
      return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${variant}-${low}`
    },
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error('There is nothing to pick from')
  return list[index] as T
}

/** FNV-1a. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** mulberry32 */
function stream(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
