import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import { formatDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import type { ModuleProps } from '../module-props.ts'
import { ImprovementForm } from '../parts/correction-form.tsx'
import { Heading } from '../parts/heading.tsx'
import { InfoNote } from '../parts/info-note.tsx'
import { FactRow } from './fact-row.tsx'
import { listFacts } from './home-facts.ts'
import { HomeTax } from './home-tax.tsx'

type Props = ModuleProps<'HOME_DETAILS'>

/** The facts on record, which the owner can correct. */
export function HomeDetails(props: Props) {
  const { page, settings, labels } = props
  const texts = labels.homeDetails
  const facts = listFacts(page.home.facts, settings.showCTA)
  return (
    <>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      {facts.length > 0 ? (
        <dl class="facts">
          {facts.map((fact) => (
            <FactRow key={fact.key} page={page} labels={labels} fact={fact} canCorrect={settings.showCTA} />
          ))}
        </dl>
      ) : (
        <p>{texts.noFacts}</p>
      )}
      <Source {...props} />
      <Improvements {...props} />
      <Location {...props} />
      <InfoNote label={labels.moreInfo} about={settings.heading} text={settings.infoMessage} />
      <Identifiers {...props} />
    </>
  )
}

function Source({ page, labels }: Props) {
  const { factsFrom } = page.home
  if (!factsFrom) return null
  const parts = [
    getProviderName(factsFrom.provider),
    factsFrom.source,
    factsFrom.date && formatDay(page.language, factsFrom.date),
  ]
  return <p class="source">{labels.homeDetails.source(parts.filter(Boolean).join(', '))}.</p>
}

function Improvements({ page, settings, labels }: Props) {
  const texts = labels.homeDetails
  const improvements = page.corrections.filter(({ field }) => field === 'improvement')
  return (
    <>
      {improvements.length > 0 && (
        <>
          <h3>{texts.improvements}</h3>
          <ul class="improvements">
            {improvements.map((improvement) => (
              <li key={improvement._id}>
                {describeImprovement(improvement)} <small>{texts.states[improvement.state]}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {settings.showCTA && <ImprovementForm page={page} labels={labels} />}
    </>
  )
}

const describeImprovement = ({ text, year, cost }: OwnerCorrection) =>
  [text, year, cost !== null && formatDollars(cost)].filter(Boolean).join(', ')

function Location({ page, labels }: Props) {
  const texts = labels.homeDetails
  const { fullAddress, county } = page.home.address
  return (
    <>
      <h3>{texts.location}</h3>
      <dl class="facts place-facts">
        <div>
          <dt>{texts.address}</dt>
          <dd>{fullAddress}</dd>
        </div>
        {county && (
          <div>
            <dt>{texts.county}</dt>
            <dd>{county}</dd>
          </div>
        )}
        <HomeTax page={page} labels={labels} />
      </dl>
    </>
  )
}

/** The home's numbers at the data providers. */
function Identifiers({ page }: Props) {
  const { clipId, attomId, quantId } = page.home.identifiers
  const identifiers = [clipId && `CLIP ${clipId}`, attomId && `ATTOM ${attomId}`, quantId && `QUANT ${quantId}`].filter(
    Boolean,
  )
  return identifiers.length > 0 ? <p class="identifiers">{identifiers.join(' | ')}</p> : null
}
