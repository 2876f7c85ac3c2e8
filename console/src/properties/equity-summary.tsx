import type { SourcedEquity } from '@gable/shared/properties/equity.ts'
import { StatGrid } from './stat-grid.tsx'
import { formatDay, formatDollars, formatRate } from './property-format.ts'
import { ProvenanceLine } from './provenance-line.tsx'
import { uniqueProvenances } from './provenances.ts'

/** The part of the value that is owed, and the part that is the owner's. */
export function EquitySummary({ equity }: { equity: SourcedEquity }) {
  const { loanAmount, ltv, valueDate, equity: own, loanCount, valueFrom, loansFrom } = equity
  return (
    <div>
      <StatGrid
        figures={[
          { label: 'Loan amount', value: <StatValue text={formatDollars(loanAmount)} /> },
          { label: 'Loan to value', value: <StatValue text={formatRate(ltv, 1)} /> },
          { label: 'Equity', value: <StatValue text={formatDollars(own)} /> },
          { label: 'Value date', value: <StatValue text={formatDay(valueDate)} /> },
        ]}
      />
      {ltv !== null && own !== null && <LoanToValueBar ltv={ltv} />}
      <p className="mt-3 text-label text-muted">
        {loanCount === 0
          ? 'No open mortgage is on record for this home.'
          : `What is probably still owed on ${loanCount === 1 ? 'one recorded loan' : `${loanCount} recorded loans`}, by the plan of its payments.`}
      </p>
      <div className="mt-1 space-y-0.5">
        {uniqueProvenances(loansFrom).map((from) => (
          <ProvenanceLine key={`${from.provider}/${from.source}/${from.date}`} of="Loans" from={from} />
        ))}
        {valueFrom && <ProvenanceLine of="Value" from={valueFrom} />}
      </div>
    </div>
  )
}

const StatValue = ({ text }: { text: string }) => <span className="font-semibold text-lead tabular-nums">{text}</span>

function LoanToValueBar({ ltv }: { ltv: number }) {
  const owed = Math.min(100, ltv)
  return (
    <div role="img" aria-label={`${formatRate(ltv, 1)} of the value is owed`} className="mt-4">
      <div className="flex h-2 overflow-hidden rounded-full bg-success">
        <span className="bg-chart-2" style={{ width: `${owed}%` }} />
      </div>
      <div className="mt-1.5 flex justify-between text-label text-muted">
        <span>Owed</span>
        <span>The owner’s</span>
      </div>
    </div>
  )
}
