import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Encrypts a vendor's access token with the installation's key, bound to account and vendor. */
export const encryptToken = (token: string, scope: AccountScope, vendor: ConversionVendor, installationKey: Buffer) =>
  encryptAtRest({ purpose, secret: installationKey }, toRowId(scope, vendor), token)

export const decryptToken = (
  encrypted: Buffer,
  scope: AccountScope,
  vendor: ConversionVendor,
  installationKey: Buffer,
) => decryptAtRest({ purpose, secret: installationKey }, toRowId(scope, vendor), encrypted)

const purpose = 'tokens of conversions'

const toRowId = ({ accountId }: AccountScope, vendor: ConversionVendor) => `${accountId} ${vendor}`
