import { loanProgramNames } from '@gable/shared/properties/loan-programs.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import { Sparkline } from '../design/data/chart/sparkline.tsx'
import { useApi } from '../platform/use-api.ts'
import { CardBody } from './card-body.tsx'
import { formatDay, formatRate } from './property-format.ts'

/** The mortgage rate of each loan program, with a year of history. */
export function CurrentRates() {
  const rates = useApi('GET /agent/properties/mortgage-rates')
  return (
    <section aria-label="Mortgage rates" className="mt-5 border-line border-t pt-4">
      <h3 className="font-medium text-table">Current rates</h3>
      <CardBody response={rates} errorTitle="The rates could not be loaded">
        {({ data }) =>
          data.some(({ currentRate }) => currentRate !== null) ? (
            <>
              <ul className="mt-3 grid gap-4 sm:grid-cols-3">
                {data.map((program) => (
                  <ProgramRate key={program.program} rates={program} />
                ))}
              </ul>
              <p className="mt-3 text-label text-muted">{listSources(data)}</p>
            </>
          ) : (
            <p className="mt-2 text-muted text-table">No rates in the last year.</p>
          )
        }
      </CardBody>
    </section>
  )
}

const listSources = (data: readonly MortgageRates[]) =>
  [...new Set(data.map(({ source }) => source).filter(Boolean))].join(' · ')

function ProgramRate({ rates }: { rates: MortgageRates }) {
  const { program, currentRate, currentApr, rateObservedAt, periodicRates } = rates
  const pastRates = periodicRates.map(({ rate }) => rate)
  const [low, high] = [Math.min(...pastRates), Math.max(...pastRates)]
  return (
    <li className="min-w-0">
      <p className="text-muted text-table">{loanProgramNames[program]}</p>
      <p className="font-semibold text-lead tabular-nums">{formatRate(currentRate)}</p>
      {pastRates.length > 1 && (
        <div className="mt-1.5">
          <Sparkline
            values={pastRates}
            label={`${loanProgramNames[program]} in the last year: between ${formatRate(low)} and ${formatRate(high)}`}
          />
        </div>
      )}
      <p className="mt-1 text-label text-muted">
        {pastRates.length > 1 && `${formatRate(low)} to ${formatRate(high)} over the last year`}
        {rateObservedAt && (
          <span className="block">
            APR {formatRate(currentApr)} · {formatDay(rateObservedAt)}
          </span>
        )}
      </p>
    </li>
  )
}
