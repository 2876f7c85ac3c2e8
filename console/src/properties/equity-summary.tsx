import type { SourcedEquity } from '@gable/shared/properties/equity.ts'
import { ownerProvider } from '@gable/shared/properties/estimate-words.ts'
import { getProvenanceKey, groupProvenances } from './group-provenances.ts'
import { formatDay, formatDollars, formatRate } from './property-format.ts'
import { ProvenanceLine } from './provenance-line.tsx'
import { StatGrid } from './stat-grid.tsx'

/** Splits the home value into the part that is owed and the owner's equity. */
export function EquitySummary({ equity }: { equity: SourcedEquity }) {
  const { loanAmount, ltv, valueDate, equity: ownerEquity, loanCount, valueFrom, loansFrom } = equity
  const isOwnerBalance = loansFrom.some(({ provider }) => provider === ownerProvider)
  return (
    <div>
      <StatGrid
        stats={[
          { label: 'Loan amount', value: <StatValue text={formatDollars(loanAmount)} /> },
          { label: 'Loan to value', value: <StatValue text={formatRate(ltv, 1)} /> },
          { label: 'Equity', value: <StatValue text={formatDollars(ownerEquity)} /> },
          { label: 'Value date', value: <StatValue text={formatDay(valueDate)} /> },
        ]}
      />
      {ltv !== null && ownerEquity !== null && <LoanToValueBar ltv={ltv} />}
      <p className="mt-3 text-label text-muted">
        {isOwnerBalance
          ? 'The balance is what the owner says they owe.'
          : loanCount === 0
            ? 'No open mortgage is on record for this home.'
            : `Estimated balance of ${loanCount === 1 ? 'one recorded loan' : `${loanCount} recorded loans`}, based on the payment schedule.`}
      </p>
      <div className="mt-1 space-y-0.5">
        {groupProvenances(loansFrom).map((from) => (
          <ProvenanceLine key={getProvenanceKey(from)} label="Loans" from={from} />
        ))}
        {valueFrom && <ProvenanceLine label="Value" from={valueFrom} />}
      </div>
    </div>
  )
}

const StatValue = ({ text }: { text: string }) => <span className="font-semibold text-lead tabular-nums">{text}</span>

function LoanToValueBar({ ltv }: { ltv: number }) {
  const owedShare = Math.min(100, ltv)
  return (
    <div role="img" aria-label={`${formatRate(ltv, 1)} of the value is owed`} className="mt-4">
      <div className="flex h-2 overflow-hidden rounded-full bg-success">
        <span className="bg-chart-2" style={{ width: `${owedShare}%` }} />
      </div>
      <div className="mt-1.5 flex justify-between text-label text-muted">
        <span>Owed</span>
        <span>Owner’s equity</span>
      </div>
    </div>
  )
}
