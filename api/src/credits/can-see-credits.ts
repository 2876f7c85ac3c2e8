import type { Scope } from '../platform/scope.ts'

/** Agents who manage billing or marketing. */
export const canSeeCredits = ({ permissions }: Scope): boolean =>
  permissions.includes('ACCESS_ACCOUNT_SETTINGS') || permissions.includes('MANAGE_MARKETING_SETTINGS')
