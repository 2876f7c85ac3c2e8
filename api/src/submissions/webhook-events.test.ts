import { newId } from '@gable/shared/ids.ts'
import { webhookSamples } from '@gable/shared/webhooks/samples.ts'
import { expect, test } from 'vitest'
import type { ReceivedSubmission, SubmissionOutcome } from './submission-queries.ts'
import { toWebhookEvents } from './webhook-events.ts'

test('a sample has the same fields as a real event', () => {
  const details = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' }
  const received = { id: newId(), at: new Date(), subjectName: 'Home value', details, answers: [] }
  const outcome: SubmissionOutcome = { contactId: newId(), recognisedBy: null, propertyId: null, leadId: newId() }
  const createEvents = (isNew: boolean) =>
    toWebhookEvents(received as unknown as ReceivedSubmission, outcome, { isNew, hasChanges: true })
  for (const { type, data } of [...createEvents(true), ...createEvents(false)])
    expect(Object.keys(data), type).toEqual(Object.keys(webhookSamples[type]))
})
