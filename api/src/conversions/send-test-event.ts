import type { ConversionIntegration } from '@gable/shared/conversions/integration.ts'
import { getNoTestReason } from '@gable/shared/conversions/test-event.ts'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertTestDelivery } from './delivery-queries.ts'
import { getIntegration } from './queries.ts'

/** Sends an event that the vendor shows in its test tool and does not count. */
export async function sendTestEvent(
  db: Db,
  scope: AccountScope,
  vendor: ConversionVendor,
): Promise<ConversionIntegration> {
  const reason = getNoTestReason(await getIntegration(db, scope, vendor))
  if (reason) throw new Problem('conflict', reason)
  await insertTestDelivery(db, scope, { id: newId(), eventId: newId(), vendor })
  return getIntegration(db, scope, vendor)
}
