import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { hashToken } from '../../api/src/platform/gate.ts'
import { createToken } from '../../api/src/platform/session-cookie.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import type { MeasuredProduct } from './measured-product.ts'

/** A new agency, and the headers with which its owner calls the API for an hour. */
export async function createSession(
  { owner }: Pick<MeasuredProduct, 'owner'>,
  factory: AgencyFactory = new AgencyFactory(owner),
) {
  const { accountId, userId } = await factory.createMember(await factory.createAgency())
  const token = createToken()
  await owner.db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      user_agent: 'bench',
      expires_at: new Date(Date.now() + hourLength),
    })
    .execute()
  return { cookie: `gable_session=${token}`, 'x-account-id': accountId }
}
