import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { Contract } from '@gable/shared/contract.ts'
import { createClient } from '@gable/shared/http/client.ts'
import { newId } from '@gable/shared/ids.ts'
import { createSubmission } from '../../api/src/testing/submissions.ts'

/** Three views, two entrances and one submission, by Nora Field. */
export async function recordVisits({ subject, subjectId }: { subject: AssetKind; subjectId: string }, origin: string) {
  const headers = () => ({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  const visitor = createClient<Contract>({ base: `${origin}/api`, headers })
  const createEvent = (type: 'view' | 'entrance') => {
    return { id: newId(), type, subject, subjectId, visitId: newId(), at: new Date().toISOString() }
  }
  const types = ['view', 'view', 'view', 'entrance', 'entrance'] as const
  await visitor('POST /public/events', { body: types.map(createEvent) })
  const journey = await visitor('GET /public/journeys/:subjectId', { params: { subjectId } })
  await visitor('POST /public/submissions', { body: createSubmission(journey) })
}
