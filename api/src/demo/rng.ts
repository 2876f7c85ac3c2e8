/** A seeded random number generator: the same seed gives the same sequence on every machine. */
export interface Rng {
  /** At least 0, less than 1. */
  next(): number
  float(low: number, high: number): number
  /** Both ends included. */
  int(low: number, high: number): number
  bool(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  /** A UUIDv7 of that time. */
  uuid(at: Date): string
}

export function createRng(seed: string): Rng {
  const next = stream(hashSeed(seed))
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    float: (low, high) => low + next() * (high - low),
    bool: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return at(choices, choices.length - 1)[0]
    },
    uuid: (date) => {
      const time = date.getTime().toString(16).padStart(12, '0')
      const bits = (count: number) => Math.floor(next() * 2 ** count)
      const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
      const [high, variant, low] = [hex(bits(12), 3), hex(0x8000 + bits(14), 4), hex(bits(24), 6) + hex(bits(24), 6)]
      return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${variant}-${low}`
    },
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error('Cannot pick from an empty list')
  return list[index] as T
}

/** FNV-1a. */
function hashSeed(text: string) {
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
