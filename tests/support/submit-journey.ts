import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

interface SubmissionOptions {
  name?: [string, string]
  email?: string
  website?: string
}

/** Posts a completed journey, as a visitor's browser does. */
export async function submitJourney(
  request: APIRequestContext,
  subjectId: string,
  { name, email, website = '' }: SubmissionOptions = {},
) {
  const [firstName = '', lastName = ''] = name ?? ['Nora', 'Field']
  const journey = await (await request.get(`/api/public/journeys/${subjectId}`)).json()
  const [first] = journey.forms
  const { privacyUrl, termsUrl } = journey.brand
  const response = await request.post('/api/public/submissions', {
    headers: { 'user-agent': `Browser of ${firstName} ${randomUUID()}` },
    data: {
      id: randomUUID(),
      subject: journey.subject,
      subjectId,
      visitId: randomUUID(),
      at: new Date().toISOString(),
      page: 'https://blog.example/sell?from=spring',
      address: { text: '12 Oak Street, Dover, NH 03820' },
      answers: first?.asksSellingTimeline ? [{ formId: first.id, value: '3-6 Months' }] : [],
      consent: { ...journey.consent, privacyUrl, termsUrl },
      elapsed: 20_000,
      website,
      details: { firstName, lastName, email: email ?? `${randomUUID()}@example.com`, phone: '(603) 555-0142' },
    },
  })
  expect(response.status(), await response.text()).toBe(200)
}
