import type { Variant } from '../../traffic/shown-variant.ts'
import { logBeta } from './log-beta.ts'

interface VariantCounts {
  visits: number
  leads: number
}

export interface SplitTestCounts {
  A: VariantCounts
  B: VariantCounts
  /** The percentage of visitors who see B. */
  share: number
}

export type Verdict =
  /** `sureness` is a percentage. */
  | { kind: 'better'; variant: Variant; sureness: number }
  | { kind: 'equal' }
  /** `visitsNeeded` is an estimate; null before the first lead. */
  | { kind: 'early'; visitsNeeded: number | null }

export interface Evaluation {
  verdict: Verdict
  /** By how much B brings more leads than A, as a share of A: 0.2 is a fifth more. Null where A has none. */
  lift: number | null
  /** Where the true lift is, at any time with the sureness that a verdict takes. */
  range: { low: number; high: number }
}

/**
 * Decides a test by its leads. While both versions are equally good, each lead was shown B as often as visitors are, and
 * how many visits a visitor makes does not matter. The ratio of how likely the leads are with another share, weighted by
 * a Beta distribution, to how likely they are with that share is a martingale then: the chance that it ever exceeds 20 is
 * at most 1 in 20, so the result may be looked at every day.
 */
export function evaluateSplitTest(counts: SplitTestCounts): Evaluation {
  const { A, B } = counts
  const leads: Leads = { a: A.leads, b: B.leads, share: counts.share / 100 }
  const [low, high] = getShareRange(leads)
  return {
    verdict: toVerdict(leads, counts),
    lift: A.leads > 0 && A.visits > 0 && B.visits > 0 ? B.leads / B.visits / (A.leads / A.visits) - 1 : null,
    range: { low: toRatio(low, leads) - 1, high: toRatio(high, leads) - 1 },
  }
}

interface Leads {
  a: number
  b: number
  /** The probability that a visitor sees B. */
  share: number
}

/** At most one test of equal versions in 20 ever names a winner. */
const maxOdds = 20
/** As many leads as the expectation weighs that versions differ little. */
const weight = 30
/** No version brings a third more leads than the other. */
const equalRatio = 4 / 3

/** The version that is better, if that is sure. */
export function findWinner(leads: Leads): Extract<Verdict, { kind: 'better' }> | undefined {
  const evidence = getLogEvidence(leads, leads.share)
  if (evidence < Math.log(maxOdds)) return undefined
  const variant = leads.b > leads.share * (leads.a + leads.b) ? 'B' : 'A'
  return { kind: 'better', variant, sureness: Math.min(99, Math.floor(100 * (1 - Math.exp(-evidence)))) }
}

function toVerdict(leads: Leads, { A, B }: SplitTestCounts): Verdict {
  const winner = findWinner(leads)
  if (winner) return winner
  if (isEqual(leads)) return { kind: 'equal' }
  const total = leads.a + leads.b
  return {
    kind: 'early',
    visitsNeeded: total > 0 ? Math.ceil((estimateLeadsNeeded(leads) * (A.visits + B.visits)) / total) : null,
  }
}

/** How much likelier the leads are if their share of B is unknown than if it is this one, as a logarithm. */
function getLogEvidence({ a, b, share }: Leads, assumed: number): number {
  const [expectedA, expectedB] = [weight * (1 - share), weight * share]
  return (
    logBeta(expectedB + b, expectedA + a) -
    logBeta(expectedB, expectedA) -
    b * Math.log(assumed) -
    a * Math.log(1 - assumed)
  )
}

function isEqual(leads: Leads) {
  const isRefuted = (ratio: number) => getLogEvidence(leads, toShare(ratio, leads)) >= Math.log(maxOdds)
  const ratio = toRatio(estimateShare(leads), leads)
  return ratio < equalRatio && ratio > 1 / equalRatio && isRefuted(equalRatio) && isRefuted(1 / equalRatio)
}

/** The shares of B among leads that are not refuted. */
function getShareRange(leads: Leads): [number, number] {
  const middle = estimateShare(leads)
  const findEdge = (outside: number) => {
    let [kept, refuted] = [middle, outside]
    for (let step = 0; step < 50; step += 1) {
      const between = (kept + refuted) / 2
      if (getLogEvidence(leads, between) < Math.log(maxOdds)) kept = between
      else refuted = between
    }
    return kept
  }
  return [findEdge(0), findEdge(1)]
}

/** The share of B among leads, as long as there are few close to that among visitors. */
const estimateShare = ({ a, b, share }: Leads) => (b + weight * share) / (a + b + weight)

/** How many times as many leads B brings if it has this share of them. */
const toRatio = (shareOfLeads: number, { share }: Leads) => ((shareOfLeads / (1 - shareOfLeads)) * (1 - share)) / share

const toShare = (ratio: number, { share }: Leads) => (ratio * share) / (ratio * share + 1 - share)

/** How many more leads decide the test if they are divided as those so far. */
function estimateLeadsNeeded(leads: Leads): number {
  const expected = estimateShare(leads)
  const isDecidedAfter = (more: number) => {
    const later = { ...leads, a: leads.a + more * (1 - expected), b: leads.b + more * expected }
    return getLogEvidence(later, leads.share) >= Math.log(maxOdds) || isEqual(later)
  }
  let [early, enough] = [0, 1]
  while (!isDecidedAfter(enough) && enough < maxLeads) [early, enough] = [enough, enough * 2]
  while (enough - early > 1) {
    const between = Math.floor((early + enough) / 2)
    if (isDecidedAfter(between)) enough = between
    else early = between
  }
  return enough
}

const maxLeads = 10_000
