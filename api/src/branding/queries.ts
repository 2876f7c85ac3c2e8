import type { Branding, BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import { isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { defaultButtonStyle, defaultFont } from '@gable/shared/branding/look.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Every brand of the account, the default one first. */
export const listBrandings = async (db: Db, scope: AccountScope): Promise<Branding[]> =>
  (await brandings(db, scope).orderBy('is_default', 'desc').orderBy('name').execute()).map(brandingOf)

/** The brand that was chosen, or the account's default one where none was. */
export async function readBranding(db: Db, scope: AccountScope, id: string | null): Promise<Branding | undefined> {
  const chosen = brandings(db, scope)
  const row = await (id
    ? chosen.where('brandings.id', '=', id)
    : chosen.where('is_default', '=', true)
  ).executeTakeFirst()
  return row && brandingOf(row)
}

const brandings = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('brandings')
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'brandings.account_id').onRef('agents.id', '=', 'brandings.updated_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .selectAll('brandings')
    .select(['users.first_name', 'users.last_name'])
    .where('brandings.account_id', '=', accountId)

type Row = Awaited<ReturnType<ReturnType<typeof brandings>['execute']>>[number]

function brandingOf(row: Row): Branding {
  const style = { ...plainStyle, ...row.style }
  const details = { ...plainDetails, ...row.details }
  return {
    _id: row.id,
    name: row.name,
    isDefault: row.is_default,
    isComplete: isBrandingComplete(style),
    website: details.website,
    style,
    details,
    compliance: { ...plainCompliance, ...row.compliance },
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
  }
}

const plainStyle: BrandingStyle = {
  primaryColor: null,
  buttonStyle: defaultButtonStyle,
  font: defaultFont,
  logos: [],
  digitalLogoId: null,
  printLogoId: null,
}

const plainDetails: BrandingDetails = { displayName: '', company: '', phone: '', email: '', address: '', website: '' }

const plainCompliance: BrandingCompliance = {
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
}
