import { renderInvalidFormPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { Problem, statusOf } from '@gable/shared/http/problem.ts'
import type { DashboardOrigin, Journey, Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { VisitTags } from '@gable/shared/traffic/visit-tags.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CachedAsset } from '../platform/asset-map.ts'
import { receiveSubmission } from '../submissions/receive-submission.ts'
import { toSender } from '../submissions/sender.ts'
import { parseFormPost } from './form-post.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { sendPage } from './page-request.ts'

interface PlainForm {
  asset: Pick<CachedAsset, 'id' | 'kind'>
  dashboard?: DashboardOrigin
  language: Language
  tab: number
  /** The page URL that the script would have reported. */
  page: string
  tags: VisitTags
  /** The external page that linked to the form. */
  referrer?: string | undefined
  /** The email that led to the form. */
  piece: string | undefined
  findJourney: () => Promise<Journey | undefined>
  /** The token opens what the visitor gets back. */
  toThanksPath(answerToken: string | undefined): string
}

/** Accepts a journey as a plain form post from a browser without JavaScript, and submits it like any other. */
export function createPlainFormReceiver(app: FastifyInstance, secret: Buffer) {
  const dependencies = {
    db: app.db,
    assets: app.assets,
    notifier: app.submissionNotifier,
    queue: app.submissionQueue,
    countSubmission: app.countSubmission,
    secret,
  }
  return async (request: FastifyRequest, reply: FastifyReply, body: URLSearchParams, form: PlainForm) => {
    const { language, tags, referrer, piece, findJourney, toThanksPath } = form
    const labels = getJourneyLabels(language)
    const { since, values, submission } = parseFormPost(body, form)

    const sendForm = async (errors: Record<string, string> = {}, notice = '') => {
      const journey = await findJourney()
      if (!journey) return sendNotFoundPage(reply)
      reply.header('cache-control', 'no-store')
      const { getUrl: fileUrl } = await app.embedFiles()
      return sendPage(
        reply,
        renderInvalidFormPage({ journey, labels, fileUrl, since, tags, referrer, piece, values, errors, notice }),
      )
    }

    // A visitor who clicks Continue has no working script, so they get all steps at once.
    if (body.has('goOn')) return sendForm()
    try {
      const { answerToken } = await receiveSubmission(dependencies, parseSubmission(submission), toSender(request))
      return reply.redirect(toThanksPath(answerToken), 303)
    } catch (error) {
      if (!(error instanceof Problem)) request.log.error(error)
      const problem = error instanceof Problem ? error : new Problem('unavailable', '')
      reply.code(statusOf[problem.code])
      return sendForm(problem.fields, getNotice(problem, labels))
    }
  }
}

/** Applies the same limits as the API. */
function parseSubmission(submission: VisitorSubmission): VisitorSubmission {
  const { success, data } = VisitorSubmission.safeParse(submission)
  if (!success) throw new Problem('bad_request', '')
  return data
}

function getNotice({ code, fields = {} }: Problem, labels: JourneyLabels) {
  if (code === 'too_many') return labels.tooMany
  if (code === 'unavailable') return labels.failedBecause.fault
  if (code !== 'invalid') return labels.failed
  return fields.consent ? labels.changed : ''
}
