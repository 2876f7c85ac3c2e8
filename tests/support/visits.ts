import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { Contract } from '@gable/shared/contract.ts'
import { createClient } from '@gable/shared/http/client.ts'
import { newId } from '@gable/shared/ids.ts'
import { filledIn } from '../../api/src/testing/visitors.ts'

/** Three people look at it, two begin with it and one, Nora Field, finishes. */
export async function visit({ subject, subjectId }: { subject: SubjectKind; subjectId: string }, origin: string) {
  const headers = () => ({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  const visitor = createClient<Contract>({ base: `${origin}/api`, headers })
  const event = (type: 'view' | 'entrance') => {
    return { id: newId(), type, subject, subjectId, visitId: newId(), at: new Date().toISOString() }
  }
  const types = ['view', 'view', 'view', 'entrance', 'entrance'] as const
  await visitor('POST /public/events', { body: types.map(event) })
  const journey = await visitor('GET /public/journeys/:subjectId', { params: { subjectId } })
  await visitor('POST /public/submissions', { body: filledIn(journey) })
}
