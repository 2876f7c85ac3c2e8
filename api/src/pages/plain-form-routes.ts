import { renderInvalidFormPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { Problem, statusOf } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { type Campaign, parseCampaign, toCampaignQuery } from '@gable/shared/submissions/campaign.ts'
import { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { FastifyInstance } from 'fastify'
import { findJourney } from '../journeys/find-journey.ts'
import { receiveSubmission } from '../submissions/receive-submission.ts'
import { toSender } from '../submissions/sender.ts'
import type { GetFileUrl } from './embed-files.ts'
import { parseFormPost } from './form-post.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { getRequestUrl, type JourneyPageRequest, parseLanguage, parseTab, sendPage } from './page-request.ts'

interface PlainFormOptions {
  getFileUrls: () => Promise<GetFileUrl>
  secret: Buffer
}

/** Accepts the journey as a plain form post from a browser without JavaScript, and submits it like any other. */
export const plainFormRoutes =
  ({ getFileUrls, secret }: PlainFormOptions) =>
  async (app: FastifyInstance) => {
    const dependencies = {
      db: app.db,
      assets: app.assets,
      notifier: app.submissionNotifier,
      queue: app.submissionQueue,
      secret,
    }
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 100_000 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )

    app.post<JourneyPageRequest & { Body: URLSearchParams | undefined }>('/f/:subjectId', async (request, reply) => {
      const { params, query, protocol, host, body = new URLSearchParams() } = request
      const asset = isId(params.subjectId) ? await app.assets.find(params.subjectId) : undefined
      if (!asset) return sendNotFoundPage(reply)
      const language = parseLanguage(query)
      const labels = getJourneyLabels(language)
      const campaign = parseCampaign(getRequestUrl(request))
      const page = toPageUrl(`${protocol}://${host}/f/${asset.id}`, campaign)
      const tab = parseTab(query)
      const { since, values, submission } = parseFormPost(body, { asset, language, tab, page })

      const sendForm = async (errors: Record<string, string> = {}, notice = '') => {
        const journey = await findJourney(app, asset.id, { language, tab }, secret)
        if (!journey) return sendNotFoundPage(reply)
        reply.header('cache-control', 'no-store')
        const fileUrl = await getFileUrls()
        const form = renderInvalidFormPage({ journey, labels, fileUrl, since, campaign, values, errors, notice })
        return sendPage(reply, form)
      }

      // A visitor who clicks Continue has no working script, so they get all steps at once.
      if (body.has('goOn')) return sendForm()
      try {
        await receiveSubmission(dependencies, parseSubmission(submission), toSender(request))
      } catch (error) {
        if (!(error instanceof Problem)) request.log.error(error)
        const problem = error instanceof Problem ? error : new Problem('unavailable', '')
        reply.code(statusOf[problem.code])
        return sendForm(problem.fields, getNotice(problem, labels))
      }
      return reply.redirect(`/f/${asset.id}/thanks?lang=${language}`, 303)
    })
  }

/** The page URL that the script would have reported. */
const toPageUrl = (page: string, campaign: Campaign) => [page, toCampaignQuery(campaign)].filter(Boolean).join('?')

/** Applies the same limits as the API. */
function parseSubmission(submission: VisitorSubmission): VisitorSubmission {
  const { success, data } = VisitorSubmission.safeParse(submission)
  if (!success) throw new Problem('bad_request', '')
  return data
}

function getNotice({ code, fields = {} }: Problem, labels: JourneyLabels) {
  if (code === 'too_many') return labels.tooMany
  if (code !== 'invalid') return labels.failed
  return fields.consent ? labels.changed : ''
}
