import ICAL from 'ical.js'

/** Fifty years of days. */
const stepMaximum = 20_000

/**
 * Runs `work`, which throws once the rules of recurrence in it need too many steps. The library itself searches forever
 * for a day that a rule never reaches, such as February 30, and anyone can send an invitation with such a rule.
 */
export function withRecurrenceLimit<T>(work: () => T): T {
  left = stepMaximum
  try {
    return work()
  } finally {
    left = Number.POSITIVE_INFINITY
  }
}

let left = Number.POSITIVE_INFINITY

function takeSteps(count: number) {
  left -= count
  if (left < 0) throw new RangeError('A rule of recurrence needs too many steps')
}

interface RuleSteps {
  check_contracting_rules(): boolean
  increment_monthday(days: number): void
}

// Rules of events and of the time zones beside them are computed deep inside the library, which asks for no limit.
const steps = ICAL.RecurIterator.prototype as unknown as RuleSteps
const { check_contracting_rules: checkRule, increment_monthday: addDays } = steps
steps.check_contracting_rules = function () {
  takeSteps(1)
  return checkRule.call(this)
}
steps.increment_monthday = function (days) {
  takeSteps(days)
  return addDays.call(this, days)
}
