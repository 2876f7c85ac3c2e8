import type { Language } from '../journeys/journey.ts'
import type { SubmissionAnswer } from './answer.ts'
import { type AnsweringAgent, toSubmissionAnswer } from './to-submission-answer.ts'

export const sampleAddress = '21 Chestnut Street'

interface SampleInput {
  agent: AnsweringAgent
  language?: Language
  dashboardUrl: string
}

/** What visitors get back, for previews. The home and its figures are fictional. */
export const createSampleAnswer = ({ agent, language = 'en', dashboardUrl }: SampleInput): SubmissionAnswer =>
  toSubmissionAnswer({
    agent,
    language,
    dashboardUrl,
    asksForValue: true,
    isPending: false,
    getsEmail: true,
    day: language === 'es' ? 'martes, 9 de junio' : 'Tuesday, June 9',
    estimate: {
      provider: 'CoreLogic',
      source: '',
      median: 402_000,
      low: 389_000,
      high: 415_000,
      confidence: 91,
      deviation: null,
      valueDate: '2026-06-01',
    },
  })
