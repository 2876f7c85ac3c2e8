import {
  type ConversionIntegration,
  findIntegrationErrors,
  findTokenError,
  type IntegrationUpdate,
} from '@gable/shared/conversions/integration.ts'
import { type ConversionVendor, vendorRules } from '@gable/shared/conversions/vendors.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getIntegration, saveIntegration } from './queries.ts'
import { encryptToken } from './token-encryption.ts'

/** Changes what is stored for one vendor. Ids that the vendor does not have are dropped. */
export async function updateIntegration(
  db: Db,
  scope: AccountScope,
  vendor: ConversionVendor,
  { token, ...update }: IntegrationUpdate,
  encryptionKey: Buffer,
): Promise<ConversionIntegration> {
  const rules = vendorRules[vendor]
  const errors = findIntegrationErrors(vendor, { ...update, token })
  const tokenError = typeof token === 'string' ? findTokenError(vendor, token) : undefined
  if (tokenError) errors.token = tokenError
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await saveIntegration(db, scope, {
    vendor,
    is_on: update.isOn,
    public_id: update.id,
    conversion_id: rules.conversionId ? update.conversionId : '',
    customer_id: rules.customerId ? update.customerId.replaceAll('-', '') : '',
    action_id: rules.actionId ? update.actionId : '',
    test_code: rules.testCode ? update.testCode : '',
    token: typeof token === 'string' ? encryptToken(token, scope, vendor, encryptionKey) : token,
  })
  return getIntegration(db, scope, vendor)
}
