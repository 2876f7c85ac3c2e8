import type { SourcedEquity } from '@gable/shared/properties/equity.ts'
import { FigureGrid } from './figure-grid.tsx'
import { dayText, dollarsText, rateText } from './figures.ts'
import { ProvenanceLine } from './provenance-line.tsx'
import { distinctOrigins } from './provenances.ts'

/** The part of the value that is owed, and the part that is the owner's. */
export function EquityFigures({ equity }: { equity: SourcedEquity }) {
  const { loanAmount, ltv, valueDate, equity: own, loanCount, valueFrom, loansFrom } = equity
  return (
    <div>
      <FigureGrid
        figures={[
          { label: 'Loan amount', value: <Figure text={dollarsText(loanAmount)} /> },
          { label: 'Loan to value', value: <Figure text={rateText(ltv, 1)} /> },
          { label: 'Equity', value: <Figure text={dollarsText(own)} /> },
          { label: 'Value date', value: <Figure text={dayText(valueDate)} /> },
        ]}
      />
      {ltv !== null && own !== null && <Share ltv={ltv} />}
      <p className="mt-3 text-label text-muted">
        {loanCount === 0
          ? 'No open mortgage is on record for this home.'
          : `What is probably still owed on ${loanCount === 1 ? 'one recorded loan' : `${loanCount} recorded loans`}, by the plan of its payments.`}
      </p>
      <div className="mt-1 space-y-0.5">
        {distinctOrigins(loansFrom).map((from) => (
          <ProvenanceLine key={`${from.provider}/${from.source}/${from.date}`} of="Loans" from={from} />
        ))}
        {valueFrom && <ProvenanceLine of="Value" from={valueFrom} />}
      </div>
    </div>
  )
}

const Figure = ({ text }: { text: string }) => <span className="font-semibold text-lead tabular-nums">{text}</span>

function Share({ ltv }: { ltv: number }) {
  const owed = Math.min(100, ltv)
  return (
    <div role="img" aria-label={`${rateText(ltv, 1)} of the value is owed`} className="mt-4">
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
