import { newId } from '@gable/shared/ids.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type * as z from 'zod'
import type { FoundAgency } from './founding.ts'
import type { World } from './world.ts'

type Sent = z.input<typeof VisitorSubmission>
type Given = Partial<Omit<Sent, 'details'>> & { details?: Sent['details'] }

/** What the browser of a person called Nora sends who has filled in all of a journey, but for what is given. */
export function filledIn({ subject, subjectId, brand, forms, consent }: Journey, given: Given = {}): Sent {
  const [first] = forms
  const { privacyUrl, termsUrl } = brand
  return {
    id: newId(),
    subject,
    subjectId,
    visitId: newId(),
    at: new Date().toISOString(),
    page: 'https://blog.example/sell?utm=1',
    referrer: 'https://search.example/',
    address: { text: '12 Oak Street, Dover, NH 03820' },
    answers: first?.asksSellingTimeline ? [{ formId: first.id, value: '3-6 Months' }] : [],
    consent: { ...consent, privacyUrl, termsUrl },
    elapsed: 25_000,
    ...given,
    details: { firstName: 'Nora', lastName: 'Field', email: `${newId()}@example.com`, phone: '', ...given.details },
  }
}

/** An agency with a page, and visitors of it who each come with a browser of their own. */
export async function openPage(world: World, subject: Parameters<World['founding']['subject']>[1] = {}) {
  const agency = await world.founding.agency()
  return pageOf(world, agency, await world.founding.subject(agency, subject))
}

export async function pageOf(
  world: World,
  agency: FoundAgency,
  { subjectId, tab }: { subjectId: string; tab?: number },
) {
  const query = tab === undefined ? {} : { tab }
  const read = () => world.stranger.call('GET /public/journeys/:subjectId', { params: { subjectId }, query })
  const journey = await read()
  const post = (sent: unknown, headers: Record<string, string> = {}) =>
    world.stranger.send('POST', '/api/public/submissions', JSON.stringify(sent), {
      'content-type': 'application/json',
      'user-agent': `Browser ${newId()}`,
      ...headers,
    })
  const send = (given: Given = {}, headers?: Record<string, string>) => post(filledIn(journey, given), headers)
  return { agency, subjectId, journey, read, post, send, stored: () => storedOf(world, agency) }
}

async function storedOf({ owner: { db } }: World, { accountId }: FoundAgency) {
  const [submissions, contacts, leads, homes, consents, entries] = await Promise.all([
    db.selectFrom('submissions').selectAll().where('account_id', '=', accountId).orderBy('received_at').execute(),
    db.selectFrom('contacts').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
    db.selectFrom('leads').selectAll().where('account_id', '=', accountId).orderBy('position').execute(),
    db.selectFrom('properties').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
    db.selectFrom('consents').selectAll().where('account_id', '=', accountId).execute(),
    db.selectFrom('timeline_entries').selectAll().where('account_id', '=', accountId).orderBy('at').execute(),
  ])
  return { submissions, contacts, leads, homes, consents, entries }
}
