import type { Evaluation, Verdict } from './evaluate-split-test.ts'

/** What a test proves so far, in one sentence. */
export function describeVerdict(verdict: Verdict): string {
  if (verdict.kind === 'better') return `Version ${verdict.variant} brings more leads (${verdict.sureness}% sure)`
  if (verdict.kind === 'equal') return 'No real difference'
  if (verdict.visitsNeeded === null) return 'Too early to tell: no version has brought a lead yet'
  return `Too early to tell: about ${roundVisits(verdict.visitsNeeded).toLocaleString('en-US')} more visits are needed`
}

/** The range of what B brings beside A. */
export function describeRange({ low, high }: Evaluation['range']): string {
  return `Compared with version A, version B brings between ${describeLift(low)} and ${describeLift(high)} leads.`
}

/** `20% more`, or `5% fewer`. Beyond ten times, few leads say no exact figure. */
const describeLift = (lift: number) =>
  lift > 9 ? 'over 10 times as many' : `${Math.round(Math.abs(lift) * 100)}% ${lift < 0 ? 'fewer' : 'more'}`

/** One digit that counts, and two from a thousand on. */
function roundVisits(visits: number) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(visits)) - (visits >= 1000 ? 1 : 0))
  return Math.ceil(visits / unit) * unit
}
