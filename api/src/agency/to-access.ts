import type { Access } from '@gable/shared/agency/access.ts'
import { type Caller, isPast } from '../platform/gate.ts'
import type { Scope } from '../platform/scope.ts'

export const toAccess = ({ role, permissions }: Scope, { twoFactorDue }: Caller): Access => ({
  role,
  permissions: [...permissions],
  twoFactor: twoFactorDue && { dueAt: twoFactorDue.toISOString(), isDue: isPast(twoFactorDue) },
})
