import type { ContentSettings } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { requireCompleteBranding, validateEmail } from './validate-email.ts'
import { requirePrintBranding, validatePostcard } from './validate-postcard.ts'

interface MediumRules {
  /** Settings that were stored before a setting existed get its default. */
  withDefaults: (stored: ContentSettings) => ContentSettings
  /** Checks that settings may be published, and returns them with cleaned texts. */
  validate: (db: Db, scope: Scope, draft: ContentSettings) => Promise<ContentSettings>
  requireBranding: (db: Db, scope: AccountScope, brandingId: string | null) => Promise<unknown>
}

/** How the content of each medium is stored and checked. */
export const mediumRules: Record<ContentMedium, MediumRules> = {
  EMAIL: {
    withDefaults: (stored) => ({ ...withEmailDefaults(stored) }),
    validate: async (db, scope, draft) => ({ ...(await validateEmail(db, scope, draft)) }),
    requireBranding: requireCompleteBranding,
  },
  POSTCARD: {
    withDefaults: (stored) => ({ ...withPostcardDefaults(stored) }),
    validate: async (db, scope, draft) => ({ ...(await validatePostcard(db, scope, draft)) }),
    requireBranding: requirePrintBranding,
  },
}
