import type { PixelType } from '@gable/shared/ingest/visitor-event.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import { variantParameter } from '@gable/shared/traffic/shown-variant.ts'
import type { VisitTags } from '@gable/shared/traffic/visit-tags.ts'
import { emptyValues } from '../../../embeds/src/journeys/empty-values.ts'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { questions } from '../../../embeds/src/journeys/questions/questions.ts'
import type { PageConversions } from '../conversions/connect-conversions.ts'
import { TrackingFrames } from '../tracking-frames.tsx'
import { VisitPixel } from '../visit-pixel.tsx'
import { type BrandedPage, renderBrandedPage } from './branded-page.tsx'
import { type PageState, rootId, stateId } from './page-state.ts'

interface JourneyPageInput extends Pick<BrandedPage, 'fileUrl'> {
  /** The property address from the link that the visitor followed. */
  prefilledAddress?: string | undefined
  journey: Journey
  labels: JourneyLabels
  /** When the form was rendered, in milliseconds. */
  since: number
  countsMachines: boolean
  conversions?: PageConversions | undefined
  /** What the visit counts as where no script runs; nothing by default. */
  pixel?: PixelType
  /** The campaign and click of the link that the visitor followed. */
  tags: VisitTags
  /** The page of another website that began the visit. */
  referrer?: string | undefined
  /** The email that led the visitor here. */
  piece?: string | undefined
  /** The URLs of the frames that run tracking code. */
  tracking: string[]
}

/** The hosted form. JavaScript turns it into steps; without it, the visitor fills in one long form. */
export function renderJourneyPage({
  fileUrl,
  prefilledAddress,
  tracking,
  pixel,
  tags,
  referrer,
  piece,
  ...state
}: JourneyPageInput) {
  const { journey, labels, since } = state
  const script = fileUrl(journey.forms[0]?.questions ? 'journey-questions.js' : 'journey.js')
  const values = prefilledAddress ? { ...emptyValues, address: prefilledAddress } : undefined
  return renderBrandedPage({
    journey,
    labels,
    fileUrl,
    query: { address: prefilledAddress, ...toPageQuery(journey, { referrer, piece }) },
    head: script && <script type="module" src={script} />,
    children: (
      <>
        <div id={rootId}>
          <JourneyView
            surface="page"
            questions={questions}
            action={toFormAction(journey, { tags, referrer, piece })}
            journey={journey}
            labels={labels}
            since={since}
            values={values}
          />
        </div>
        <State {...state} referrer={referrer} assistant={toAssistantFiles(journey, fileUrl)} />
        <TrackingFrames sources={tracking} />
        {pixel && (
          <VisitPixel subjectId={journey.subjectId} type={pixel} variant={journey.variant} referrer={referrer} />
        )}
      </>
    ),
  })
}

function toAssistantFiles({ assistant }: Journey, fileUrl: BrandedPage['fileUrl']): PageState['assistant'] {
  const [script, style] = [fileUrl('journey-assistant.js'), fileUrl('journey-assistant-style.css')]
  return assistant && script && style ? { script, style } : undefined
}

interface InvalidFormInput
  extends Omit<JourneyPageInput, 'countsMachines' | 'conversions' | 'tracking' | 'pixel' | 'prefilledAddress'> {
  values: JourneyValues
  errors: Record<string, string>
  notice: string
}

/** The hosted form after a post without JavaScript: all steps at once, with the typed values and their errors. */
export const renderInvalidFormPage = ({ fileUrl, tags, referrer, piece, ...form }: InvalidFormInput) =>
  renderBrandedPage({
    journey: form.journey,
    labels: form.labels,
    fileUrl,
    query: toPageQuery(form.journey, { referrer, piece }),
    children: (
      <JourneyView
        surface="page"
        showsAllSteps
        questions={questions}
        action={toFormAction(form.journey, { tags, referrer, piece })}
        {...form}
      />
    ),
  })

/** What the address of a form says besides its language. */
const toPageQuery = (
  { dashboard, tab, variant }: Journey,
  { referrer, piece }: Pick<JourneyPageInput, 'referrer' | 'piece'>,
) => ({
  button: dashboard?.button,
  tab: tab ? String(tab) : undefined,
  [variantParameter]: variant,
  [initialReferrerParameter]: referrer,
  m: piece,
})

function toFormAction(journey: Journey, { tags, ...visit }: Pick<JourneyPageInput, 'tags' | 'referrer' | 'piece'>) {
  const { subjectId, dashboard, language } = journey
  const path = dashboard ? `/d/${dashboard.code}/ask/${encodeURIComponent(dashboard.moduleId)}` : `/f/${subjectId}`
  const params = new URLSearchParams({ lang: language, ...tags })
  for (const [name, value] of Object.entries(toPageQuery(journey, visit))) if (value) params.set(name, value)
  return `${path}?${params}`
}

/** The policy allows JSON in a page. Escaping `<` keeps a closing tag in the data from ending the element. */
const State = (state: PageState) => (
  <script
    type="application/json"
    id={stateId}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
  />
)
