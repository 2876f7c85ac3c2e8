import { newId } from '@gable/shared/ids.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type * as z from 'zod'
import type { TestAgency } from './agency-factory.ts'
import { TestClient } from './test-client.ts'
import type { World } from './world.ts'

type SubmissionBody = z.input<typeof VisitorSubmission>
type SubmissionFields = Partial<Omit<SubmissionBody, 'details'>> & { details?: SubmissionBody['details'] }

/** The request body of a completed journey, with these fields replaced. */
export function createSubmission(
  { subject, subjectId, brand, forms, consent }: Journey,
  fields: SubmissionFields = {},
): SubmissionBody {
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
    ...fields,
    details: { firstName: 'Nora', lastName: 'Field', email: `${newId()}@example.com`, phone: '', ...fields.details },
  }
}

/** Creates an agency with a page that visitors can submit. Every submission comes from another address. */
export async function createPage(world: World, asset: Parameters<World['factory']['createAsset']>[1] = {}) {
  const agency = await world.factory.createAgency()
  return openJourney(world, agency, await world.factory.createAsset(agency, asset))
}

export async function openJourney(
  world: World,
  agency: TestAgency,
  { subjectId, tab }: { subjectId: string; tab?: number },
) {
  const query = tab === undefined ? {} : { tab }
  const getJourney = () => world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId }, query })
  const journey = await getJourney()
  const post = (body: unknown, headers: Record<string, string> = {}, ip = createIp()) => {
    const visitor = new TestClient(world.app)
    visitor.ip = ip
    const payload = JSON.stringify(body)
    return visitor.send('POST', '/api/public/submissions', payload, { 'content-type': 'application/json', ...headers })
  }
  const submit = (fields: SubmissionFields = {}, headers?: Record<string, string>, ip?: string) =>
    post(createSubmission(journey, fields), headers, ip)
  return { agency, subjectId, journey, getJourney, post, submit, getStored: () => listStored(world, agency) }
}

let visitorCount = 0

export function createIp() {
  visitorCount += 1
  return `10.${(visitorCount >> 16) & 255}.${(visitorCount >> 8) & 255}.${visitorCount & 255}`
}

async function listStored({ owner: { db } }: World, { accountId }: TestAgency) {
  const [submissions, contacts, leads, properties, consents, entries] = await Promise.all([
    db.selectFrom('submissions').selectAll().where('account_id', '=', accountId).orderBy('received_at').execute(),
    db.selectFrom('contacts').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
    db.selectFrom('leads').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
    db.selectFrom('properties').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
    db.selectFrom('consents').selectAll().where('account_id', '=', accountId).execute(),
    db.selectFrom('timeline_entries').selectAll().where('account_id', '=', accountId).orderBy('at').execute(),
  ])
  return { submissions, contacts, leads, properties, consents, entries }
}
