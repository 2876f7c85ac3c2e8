/** Hands out entries by time, earliest first: a binary heap. */
export class DueQueue<T> {
  readonly #heap: { at: number; value: T }[] = []

  add(at: number, value: T) {
    let index = this.#heap.push({ at, value }) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!this.#isBefore(index, parent)) return
      this.#swap(index, parent)
      index = parent
    }
  }

  /** Removes and returns the earliest entry that is not after a time. */
  take(till: number): { at: number; value: T } | undefined {
    const [first] = this.#heap
    if (!first || first.at > till) return undefined
    const last = this.#heap.pop()
    if (last && this.#heap.length > 0) {
      this.#heap[0] = last
      this.#sink()
    }
    return first
  }

  #sink() {
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      let earliest = index
      if (this.#isBefore(left, earliest)) earliest = left
      if (this.#isBefore(right, earliest)) earliest = right
      if (earliest === index) return
      this.#swap(index, earliest)
      index = earliest
    }
  }

  #isBefore(one: number, other: number) {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    return a !== undefined && b !== undefined && a.at < b.at
  }

  #swap(one: number, other: number) {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b) return
    this.#heap[one] = b
    this.#heap[other] = a
  }
}
