/**
 * Hands out values by time, earliest first: a binary heap. Times and values are in arrays of their own, so that nothing
 * is allocated per value.
 */
export class DueQueue<T> {
  readonly #times: number[] = []
  readonly #values: T[] = []

  /** The earliest time. Undefined while it is empty. */
  get nextTime(): number | undefined {
    return this.#times[0]
  }

  add(at: number, value: T) {
    let index = this.#times.length
    this.#times.push(at)
    this.#values.push(value)
    while (index > 0) {
      const parent = (index - 1) >> 1
      if ((this.#times[parent] as number) <= at) break
      this.#move(parent, index)
      index = parent
    }
    this.#times[index] = at
    this.#values[index] = value
  }

  /** Removes and returns the earliest value. */
  take(): T | undefined {
    const first = this.#values[0]
    const at = this.#times.pop()
    const value = this.#values.pop()
    if (at !== undefined && this.#times.length > 0) this.#sink(at, value as T)
    return first
  }

  /** Puts a value at the top, and moves it down to its place. */
  #sink(at: number, value: T) {
    const count = this.#times.length
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= count) break
      if (child + 1 < count && (this.#times[child + 1] as number) < (this.#times[child] as number)) child++
      if ((this.#times[child] as number) >= at) break
      this.#move(child, index)
      index = child
    }
    this.#times[index] = at
    this.#values[index] = value
  }

  #move(from: number, to: number) {
    this.#times[to] = this.#times[from] as number
    this.#values[to] = this.#values[from] as T
  }
}
