import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import { buildAnswerText } from '@gable/shared/texts/answer-text.ts'
import type { Db } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope } from '../platform/scope.ts'
import { enqueueText } from '../texts/enqueue-text.ts'
import type { AnsweredSubmission } from './answer-queries.ts'

/** Anyone may type anyone's number, so more than this many a day and agency are not sent. */
const textsPerDay = 3

interface AnswerTextInput {
  submissionId: string
  submission: AnsweredSubmission
  answer: SubmissionAnswer
  agency: string
  /** The agency answers itself until an agent is in charge. */
  isAgency: boolean
  language: Language
  figures: CalculatorResult[]
}

/** Texts a visitor who ticked the box what they get back, once per submission. */
export async function sendAnswerText(db: Db, scope: AccountScope, input: AnswerTextInput) {
  const { submissionId, submission, answer, agency, isAgency, language, figures } = input
  const { contactId, details } = submission
  const limit = { name: 'answer-text', minutes: 24 * 60 }
  const digits = details.phone.replace(/\D/g, '')
  if (!contactId || (await countAttempt(db, limit, `${scope.accountId} ${digits}`)) > textsPerDay) return
  await enqueueText(db, scope, {
    kind: 'ANSWER',
    occasion: `answer ${submissionId}`,
    contactId,
    submissionId,
    phone: details.phone,
    body: buildAnswerText({
      language,
      agency,
      agent: isAgency ? '' : answer.agent.name,
      value: answer.value?.range ?? '',
      figure: figures[0],
      // Without an estimate: who looks at the home themselves, and by when.
      promise: answer.promise || answer.noValue,
      url: answer.dashboard?.url ?? '',
    }),
  })
}
