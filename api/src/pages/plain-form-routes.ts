import { sentBackPage } from '@gable/public-pages/journeys/journey-page.tsx'
import { Problem, statusOf } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import { wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import { type Campaign, campaignOf, campaignQuery } from '@gable/shared/submissions/campaign.ts'
import { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { FastifyInstance } from 'fastify'
import { findJourney } from '../journeys/journey-of.ts'
import { senderOf } from '../submissions/sender.ts'
import { submit } from '../submissions/submit.ts'
import type { AddressOf } from './embed-files.ts'
import { sendGone } from './gone-routes.ts'
import { type Asked, addressAsked, languageOf, sendPage, tabOf } from './page-request.ts'
import { readSentForm } from './sent-form.ts'

interface Pages {
  addresses: () => Promise<AddressOf>
  secret: Buffer
}

/** The journey as a plain form: what a browser without script sends, and what a script would have sent, are one thing. */
export const plainFormRoutes =
  ({ addresses, secret }: Pages) =>
  async (app: FastifyInstance) => {
    const house = { db: app.db, subjects: app.subjects, newsdesk: app.newsdesk, secret }
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 100_000 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )

    app.post<Asked & { Body: URLSearchParams | undefined }>('/f/:subjectId', async (request, reply) => {
      const { params, query, protocol, host, body = new URLSearchParams() } = request
      const subject = isId(params.subjectId) ? await app.subjects.find(params.subjectId) : undefined
      if (!subject) return sendGone(reply)
      const language = languageOf(query)
      const campaign = campaignOf(addressAsked(request))
      const page = pageOf(`${protocol}://${host}/f/${subject.id}`, campaign)
      const tab = tabOf(query)
      const { since, filling, submission } = readSentForm(body, { subject, language, tab, page })

      const sendBack = async (faults: Record<string, string> = {}, notice = '') => {
        const journey = await findJourney(app, subject.id, { language, tab }, secret)
        if (!journey) return sendGone(reply)
        const given = { journey, words: wordsOf(language), address: await addresses(), since, campaign }
        reply.header('cache-control', 'no-store')
        return sendPage(reply, sentBackPage({ ...given, filling, faults, notice }))
      }

      // Whoever presses Continue has no script yet, and is shown the whole form instead of its first step.
      if (body.has('goOn')) return sendBack()
      try {
        await submit(house, parsed(submission), senderOf(request))
      } catch (error) {
        if (!(error instanceof Problem)) request.log.error(error)
        const problem = error instanceof Problem ? error : new Problem('unavailable', '')
        reply.code(statusOf[problem.code])
        return sendBack(problem.fields, noticeOf(problem, wordsOf(language)))
      }
      return reply.redirect(`/f/${subject.id}/thanks?lang=${language}`, 303)
    })
  }

/** A browser without script sends no address of a page: this is what its script would have said. */
const pageOf = (page: string, campaign: Campaign) => [page, campaignQuery(campaign)].filter(Boolean).join('?')

/** Held to the same bounds as a call. */
function parsed(submission: VisitorSubmission): VisitorSubmission {
  const { success, data } = VisitorSubmission.safeParse(submission)
  if (!success) throw new Problem('bad_request', '')
  return data
}

function noticeOf({ code, fields = {} }: Problem, words: Words) {
  if (code === 'too_many') return words.tooMany
  if (code !== 'invalid') return words.failed
  return fields.consent ? words.changed : ''
}
