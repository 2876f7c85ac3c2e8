import { formatFact, listFacts } from '../modules/home-facts.ts'
import { withOwnerFigures } from '../owner-figures.ts'
import type { ReportProps } from './report-props.ts'

/** The facts of the home, with what the owner said about them. */
export function ReportFacts({ page, labels: { homeDetails, comps } }: ReportProps) {
  const facts = listFacts(withOwnerFigures(page.home.facts, page.corrections), false)
  if (facts.length === 0) return null
  return (
    <section>
      <h2>{comps.yourHome}</h2>
      <dl class="report-facts">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{homeDetails.facts[key]}</dt>
            <dd>{formatFact(key, value, homeDetails)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
