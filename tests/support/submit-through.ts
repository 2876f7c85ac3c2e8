import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

interface Visit {
  name?: [string, string]
  email?: string
  website?: string
}

/** What the browser of a visitor sends who has filled in the journey of a page. */
export async function submitThrough(
  request: APIRequestContext,
  subjectId: string,
  { name, email, website = '' }: Visit = {},
) {
  const [firstName = '', lastName = ''] = name ?? ['Nora', 'Field']
  const journey = await (await request.get(`/api/public/journeys/${subjectId}`)).json()
  const [first] = journey.forms
  const { privacyUrl, termsUrl } = journey.brand
  const answer = await request.post('/api/public/submissions', {
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
  expect(answer.status(), await answer.text()).toBe(200)
}
