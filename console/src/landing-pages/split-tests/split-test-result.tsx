import { describeRange, describeVerdict } from '@gable/shared/landing-pages/split-tests/describe-verdict.ts'
import { evaluateSplitTest, type Verdict } from '@gable/shared/landing-pages/split-tests/evaluate-split-test.ts'
import type { SplitTest } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { type Variant, variants } from '@gable/shared/traffic/shown-variant.ts'
import { ScrollBox } from '../../design/data/table/scroll-box.tsx'
import { Callout } from '../../design/feedback/callout.tsx'
import { formatCount, formatMetric, formatShare } from '../../design/format/metric-format.ts'
import { getVersionName } from './version-names.ts'

/** What came of each version, and what it proves. */
export function SplitTestResult({ test }: { test: SplitTest }) {
  const { verdict, lift, range } = evaluateSplitTest({ ...test.results, share: test.share })
  const hasLeads = test.results.A.leads + test.results.B.leads > 0
  return (
    <div className="space-y-4">
      <Callout tone={verdict.kind === 'better' ? 'success' : 'info'} title={describeResult(test, verdict)}>
        {hasLeads && describeRange(range)} {(!test.endedAt || verdict.kind === 'better') && explanations[verdict.kind]}
      </Callout>
      <VariantTable test={test} lift={lift} />
    </div>
  )
}

/** An ended test needs no more visits. */
export const describeResult = ({ endedAt }: Pick<SplitTest, 'endedAt'>, verdict: Verdict) =>
  endedAt && verdict.kind === 'early' ? 'Ended before a result was sure' : describeVerdict(verdict)

const explanations: Record<Verdict['kind'], string> = {
  better:
    'You can trust this however often you looked: tests of two equal versions name a winner less than once in 20.',
  equal: 'Keep the one that you like better.',
  early: 'Leave the test running. You can look as often as you like without spoiling it.',
}

function VariantTable({ test, lift }: { test: SplitTest; lift: number | null }) {
  return (
    <ScrollBox label="Results of the versions">
      <table className="w-full min-w-[28rem] text-table">
        <caption className="sr-only">Results of the versions</caption>
        <thead>
          <tr className="bg-sunken text-label text-muted">
            <th scope="col" className="px-3 py-2 text-left font-medium">
              Version
            </th>
            {['Visits', 'Entrances', 'Leads', 'Leads per visit'].map((label) => (
              <th key={label} scope="col" className="px-3 py-2 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <VariantRow key={variant} test={test} variant={variant} lift={variant === 'B' ? lift : null} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

interface VariantRowProps {
  test: SplitTest
  variant: Variant
  /** By how much its rate differs from that of the other version. */
  lift: number | null
}

function VariantRow({ test, variant, lift }: VariantRowProps) {
  const { visits, entrances, leads } = test.results[variant]
  return (
    <tr className="border-line border-t">
      <th scope="row" className="px-3 py-2 text-left font-normal">
        {getVersionName(test, variant)}
        <span className="block text-label text-muted">
          Shown to {variant === 'B' ? test.share : 100 - test.share}% of visitors
        </span>
      </th>
      <td className="px-3 py-2 text-right align-top tabular-nums">{formatCount(visits)}</td>
      <td className="px-3 py-2 text-right align-top tabular-nums">{formatMetric(entrances)}</td>
      <td className="px-3 py-2 text-right align-top tabular-nums">{formatMetric(leads)}</td>
      <td className="px-3 py-2 text-right align-top tabular-nums">
        <span className="font-medium">{formatShare(leads, visits)}</span>
        {lift !== null && <span className="block text-label text-muted">{formatLift(lift)} than A</span>}
      </td>
    </tr>
  )
}

const formatLift = (lift: number) => `${formatCount(Math.abs(lift) * 100)}% ${lift < 0 ? 'lower' : 'higher'}`
