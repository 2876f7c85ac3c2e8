import { defaultButtonStyle, defaultFont } from '@gable/shared/branding/appearance.ts'
import {
  type Branding,
  type BrandingCompliance,
  type BrandingDetails,
  type BrandingStyle,
  noSpanishCompliance,
} from '@gable/shared/branding/branding.ts'
import { isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { emptyProof } from '@gable/shared/branding/proof.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The default brand comes first. Archived brands are a list of their own. */
export const listBrandings = async (db: Db, scope: AccountScope, archived = false): Promise<Branding[]> =>
  (
    await selectBrandings(db, scope)
      .where('brandings.archived_at', archived ? 'is not' : 'is', null)
      .orderBy('is_default', 'desc')
      .orderBy('name')
      .execute()
  ).map(toBranding)

/** The default brand if the id is null. */
export async function getBranding(db: Db, scope: AccountScope, id: string | null): Promise<Branding | undefined> {
  const query = selectBrandings(db, scope)
  const row = await (id
    ? query.where('brandings.id', '=', id)
    : query.where('is_default', '=', true)
  ).executeTakeFirst()
  return row && toBranding(row)
}

const selectBrandings = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('brandings')
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'brandings.account_id').onRef('agents.id', '=', 'brandings.updated_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .selectAll('brandings')
    .select('users.full_name as updated_by_name')
    .where('brandings.account_id', '=', accountId)

type BrandingRow = Awaited<ReturnType<ReturnType<typeof selectBrandings>['execute']>>[number]

function toBranding(row: BrandingRow): Branding {
  const style = { ...defaultStyle, ...row.style }
  const details = { ...emptyDetails, ...row.details }
  return {
    _id: row.id,
    name: row.name,
    isDefault: row.is_default,
    isComplete: isBrandingComplete(style),
    isArchived: row.archived_at !== null,
    website: details.website,
    style,
    details,
    compliance: { ...defaultCompliance, ...row.compliance },
    proof: { ...emptyProof, ...row.proof },
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
  }
}

const defaultStyle: BrandingStyle = {
  primaryColor: null,
  buttonStyle: defaultButtonStyle,
  font: defaultFont,
  colorScheme: 'LIGHT',
  logos: [],
  digitalLogoId: null,
  printLogoId: null,
}

const emptyDetails: BrandingDetails = { displayName: '', company: '', phone: '', email: '', address: '', website: '' }

const defaultCompliance: BrandingCompliance = {
  privacyPolicy: '',
  termsAndConditions: '',
  consentText: '',
  licenseText: '',
  digitalDisclaimer: {
    text: '',
    showEqualHousingLogo: true,
    showEqualHousingLenderLogo: false,
    showRealtorLogo: false,
  },
  spanish: noSpanishCompliance,
}
