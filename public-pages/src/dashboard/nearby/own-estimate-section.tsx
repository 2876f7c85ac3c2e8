import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { Cents } from '@gable/shared/calculators/money.ts'
import { formatCount, formatDollars, formatPercent } from '@gable/shared/contact-dashboard/format-amounts.ts'
import {
  type EstimateLine,
  estimateFromComparables,
  type OwnEstimate,
} from '@gable/shared/contact-dashboard/own-estimate.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import type { ModuleProps } from '../module-props.ts'

interface OwnEstimateProps extends Pick<ModuleProps<'COMPS'>, 'labels'> {
  page: PublicDashboard
  /** With the owner's figures. */
  facts: PropertyFacts
}

/** What the sold homes suggest, beside the provider's estimate, with every step of the arithmetic. */
export function OwnEstimateSection({ page, labels, facts }: OwnEstimateProps) {
  const texts = labels.ownEstimate
  const estimate = estimateFromComparables(facts, page.comparables)
  const [provided] = page.value.data
  return (
    <section class="own-estimate" aria-labelledby="own-estimate">
      <h3 id="own-estimate">{texts.title}</h3>
      {estimate ? (
        <>
          <div class="side-by-side">
            <div>
              <p class="amount">{formatRounded(estimate.value)}</p>
              <p class="source">
                {texts.between(formatRounded(estimate.low), formatRounded(estimate.high), estimate.lines.length)}
              </p>
            </div>
            {provided && (
              <div>
                <p class="amount provided">{formatDollars(provided.median)}</p>
                <p class="source">{texts.provider(getProviderName(provided.provider))}</p>
              </div>
            )}
          </div>
          <p class="source">{texts.about}</p>
          <Steps estimate={estimate} labels={labels} />
        </>
      ) : (
        <p class="source">{texts.none}</p>
      )}
    </section>
  )
}

function Steps({ estimate, labels }: Pick<OwnEstimateProps, 'labels'> & { estimate: OwnEstimate }) {
  const texts = labels.ownEstimate
  return (
    <details class="unfold">
      <summary>{texts.steps}</summary>
      <p>
        {texts.yourHome(formatCount(estimate.squareFeet))} {texts.rules}
      </p>
      <ol class="ledgers">
        {estimate.lines.map((line) => (
          <Ledger key={line.key} line={line} squareFeet={estimate.squareFeet} labels={labels} />
        ))}
      </ol>
      <dl class="ledger">
        <Row isResult term={texts.average} amount={formatMoney(estimate.value, 0)} />
      </dl>
    </details>
  )
}

interface LedgerProps extends Pick<OwnEstimateProps, 'labels'> {
  line: EstimateLine
  squareFeet: number
}

const Ledger = ({ line, squareFeet, labels: { ownEstimate: texts } }: LedgerProps) => (
  <li>
    <h4>
      {line.address.split(',')[0]} <small>{texts.counts(line.weight)}</small>
    </h4>
    <dl class="ledger">
      <Row term={texts.soldFor} amount={formatMoney(line.price, 0)} />
      <Row term={texts.perSquareFoot(formatCount(line.squareFeet))} amount={formatMoney(line.pricePerSquareFoot)} />
      <Row term={texts.atYourSize(formatCount(squareFeet))} amount={formatMoney(line.atYourSize, 0)} />
      {line.adjustments.map(({ fact, difference, percent, amount }) => (
        <Row
          key={fact}
          term={`${texts.differences[fact](difference)}, ${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent))}`}
          amount={formatSigned(amount)}
        />
      ))}
      <Row isResult term={texts.suggests} amount={formatMoney(line.suggested, 0)} />
    </dl>
  </li>
)

const Row = ({ term, amount, isResult }: { term: string; amount: string; isResult?: boolean }) => (
  <div class={isResult ? 'result' : undefined}>
    <dt>{term}</dt>
    <dd>{amount}</dd>
  </div>
)

/** Whole thousands: more digits would promise more than a few sales can tell. */
const formatRounded = (cents: Cents) => formatMoney(Math.round(cents / 100_000) * 100_000, 0)

const formatSigned = (cents: Cents) => `${cents > 0 ? '+' : '−'}${formatMoney(Math.abs(cents), 0)}`
