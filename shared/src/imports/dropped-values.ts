/** Collects the values of a row that do not fit their field. */
export class DroppedValues {
  readonly messages: string[] = []

  drop(label: string, value: string, problem: string) {
    this.messages.push(`${label}: “${truncate(value)}” ${problem}`)
  }

  /** Drops a value that is too long. */
  fits(label: string, value: string, maximum: number): boolean {
    const isShort = value.length <= maximum
    if (!isShort) this.drop(label, value, `is longer than ${maximum.toLocaleString('en-US')} characters`)
    return isShort
  }

  /** Returns the valid values and drops the others. */
  keep(values: string[], isValid: (value: string) => boolean, label: string, problem: string): string[] {
    for (const value of values) if (!isValid(value)) this.drop(label, value, problem)
    return values.filter(isValid)
  }
}

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
