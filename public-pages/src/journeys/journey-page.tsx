import type { Filling } from '@gable/shared/journeys/filling.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import { type Campaign, campaignQuery } from '@gable/shared/submissions/campaign.ts'
import { emptyFilling } from '../../../embeds/src/journeys/empty-filling.ts'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { TrackingFrames } from '../tracking-frames.tsx'
import { type BrandedPage, renderBrandedPage } from './branded-page.tsx'
import { type PageState, rootId, stateId } from './page-state.ts'

interface JourneyPage extends Pick<BrandedPage, 'address' | 'begun'> {
  journey: Journey
  words: Words
  /** When the form was made, in milliseconds. */
  since: number
  countsMachines: boolean
  /** By which link the visitor came. */
  campaign: Campaign
  /** Where frames with code of the agency's are. */
  tracking: string[]
}

/** The page as it is first met: with script it becomes steps, without it is one form. */
export function journeyPage({ address, begun, tracking, campaign, ...state }: JourneyPage) {
  const { journey, words, since } = state
  const script = address('journey.js')
  const filling = begun ? { ...emptyFilling, address: begun } : undefined
  return renderBrandedPage({
    ...{ journey, words, address, begun },
    head: script && <script type="module" src={script} />,
    children: (
      <>
        <div id={rootId}>
          <JourneyView surface="page" action={formAddress(journey, campaign)} {...{ journey, words, since, filling }} />
        </div>
        <State {...state} />
        <TrackingFrames sources={tracking} />
      </>
    ),
  })
}

interface SentBack extends Omit<JourneyPage, 'countsMachines' | 'tracking' | 'begun'> {
  filling: Filling
  faults: Record<string, string>
  notice: string
}

/** The page for who has sent it without script: all steps at once, with what was typed and what is wrong with it. */
export const sentBackPage = ({ address, campaign, ...form }: SentBack) =>
  renderBrandedPage({
    ...{ journey: form.journey, words: form.words, address },
    children: <JourneyView surface="page" isWhole action={formAddress(form.journey, campaign)} {...form} />,
  })

const formAddress = ({ subjectId, language, tab }: Journey, campaign: Campaign) =>
  `/f/${subjectId}?${[`lang=${language}`, tab && `tab=${tab}`, campaignQuery(campaign)].filter(Boolean).join('&')}`

/** Data, which no policy keeps from standing in a page; a closing tag in it must not end it. */
const State = (state: PageState) => (
  <script
    type="application/json"
    id={stateId}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
  />
)
