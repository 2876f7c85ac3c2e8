import { newId } from '@gable/shared/ids.ts'
import { webhookSamples } from '@gable/shared/webhooks/samples.ts'
import { expect, test } from 'vitest'
import type { Outcome, Received } from '../submissions/submission-queries.ts'
import { newsOf } from '../submissions/webhook-news.ts'

test('a sample has the parts of what is really told', () => {
  const details = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' }
  const received = { id: newId(), at: new Date(), subjectName: 'Home value', details, answers: [] }
  const outcome: Outcome = { contactId: newId(), recognisedBy: null, homeId: null, leadId: newId() }
  const news = (isNew: boolean) => newsOf(received as unknown as Received, outcome, { isNew, hasNews: true })
  for (const { type, data } of [...news(true), ...news(false)])
    expect(Object.keys(data), type).toEqual(Object.keys(webhookSamples[type]))
})
