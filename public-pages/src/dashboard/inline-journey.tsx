import type { Journey } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { render } from 'preact'
import { connectJourney } from '../../../embeds/src/journeys/connect-journey.ts'
import { emptyValues } from '../../../embeds/src/journeys/empty-values.ts'
import { JourneyView } from '../../../embeds/src/journeys/journey-view.tsx'
import { questions } from '../../../embeds/src/journeys/questions/questions.ts'
import { createSheet } from './sheet/create-sheet.ts'

interface OpenSheetInput {
  /** The button, whose own page has the same form. */
  link: HTMLAnchorElement
  code: string
  language: string
  visitId: string
  firstName: string
  lastName: string
}

/**
 * Opens the form of a button in a sheet on the page. The owner's name is filled in; email and phone are not, because a
 * letter with the link is read by others, too. Rejects when the form cannot be loaded.
 */
export async function openSheet({ link, code, language, visitId, firstName, lastName }: OpenSheetInput) {
  const moduleId = link.closest<HTMLElement>('[data-module]')?.dataset.module ?? ''
  const query = new URLSearchParams({ moduleId, button: link.dataset.ask ?? '', lang: language })
  const response = await fetch(`/api/public/dashboards/${code}/journey?${query}`, { credentials: 'omit' })
  if (!response.ok) throw new Error(String(response.status))
  const journey: Journey = await response.json()
  const services = connectJourney({ base: '', journey, visitId, count: () => {} })
  const { body, close } = createSheet({
    title: link.dataset.button ?? '',
    onClose: () => render(null, body),
  })
  render(
    <JourneyView
      surface="widget"
      journey={journey}
      questions={questions}
      labels={getJourneyLabels(journey.language)}
      services={{ ...services, send: (submission, onRetry) => services.send(withoutCode(submission, code), onRetry) }}
      values={{ ...emptyValues, details: { ...emptyValues.details, firstName, lastName } }}
      onLeave={close}
    />,
    body,
  )
}

/** The page's address is stored with the submission, and its code opens the page. */
const withoutCode = <T extends { page?: string | undefined }>(submission: T, code: string): T => ({
  ...submission,
  page: submission.page?.replace(code, ''),
})
