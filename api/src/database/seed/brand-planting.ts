import type { BrandingStyle } from '@gable/shared/branding/branding.ts'
import { defaultButtonStyle, defaultFont } from '@gable/shared/branding/look.ts'
import type { DemoAgency } from '@gable/shared/demo/people.ts'
import type { Db } from '../../platform/database.ts'
import { measureLogo } from './brand-logos.ts'
import { demoSignature } from './brand-signature.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import type { Chance } from './chance.ts'
import type { TeamMember } from './setting.ts'

interface Branded {
  accountId: string
  agency: DemoAgency
  team: TeamMember[]
  chance: Chance
  now: Date
}

/** Finishes the brand the agency began with: its look, its words, and the signatures of its people. */
export async function plantBrand(db: Db, { accountId, agency, team, chance, now }: Branded) {
  const brand = demoBrands[agency]
  const owner = team[0]
  if (!brand || !owner) return
  const updated_at = new Date(now.getTime() - 12 * 86_400_000)
  const touched = { updated_by: owner.id, updated_at }
  const { id } = await db
    .updateTable('brandings')
    .set({
      ...touched,
      style: JSON.stringify(await plantStyle(db, { accountId, brand, uploadedBy: owner.id, at: updated_at })),
      details: JSON.stringify(brand.details),
      compliance: JSON.stringify(brand.compliance),
    })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirstOrThrow()
  await plantSignatures(db, { accountId, brandingId: id, brand, team, at: updated_at })
  if (!brand.begun) return
  const { name, primaryColor } = brand.begun
  const style = JSON.stringify({ primaryColor, buttonStyle: defaultButtonStyle, font: defaultFont })
  const begun = { account_id: accountId, id: chance.id(updated_at), name, style, created_at: updated_at }
  await db
    .insertInto('brandings')
    .values({ ...begun, ...touched })
    .execute()
}

interface Styled {
  accountId: string
  brand: DemoBrand
  uploadedBy: string
  at: Date
}

async function plantStyle(db: Db, { accountId, brand, uploadedBy, at }: Styled): Promise<BrandingStyle> {
  const pictures = [await measureLogo(brand.logos.digital), await measureLogo(brand.logos.print)]
  await db
    .insertInto('media')
    .values(
      pictures.map(({ mediaId, width, height, bytes, narrower }) => ({
        account_id: accountId,
        id: mediaId,
        content_type: 'image/png',
        ...{ width, height, bytes, narrower },
        uploaded_by: uploadedBy,
        created_at: at,
      })),
    )
    .execute()
  return {
    ...brand.style,
    logos: pictures.map(({ mediaId, url, width, height }) => ({ logoId: mediaId, media: { url, width, height } })),
    digitalLogoId: brand.logos.digital.mediaId,
    printLogoId: brand.logos.print.mediaId,
  }
}

interface Signed {
  accountId: string
  brandingId: string
  brand: DemoBrand
  team: TeamMember[]
  at: Date
}

async function plantSignatures(db: Db, { accountId, brandingId, brand, team, at }: Signed) {
  const rows = team.map(({ id, name }, index) => ({
    account_id: accountId,
    branding_id: brandingId,
    agent_id: id,
    document: JSON.stringify(demoSignature(brand, name, index)),
    updated_at: at,
  }))
  await db.insertInto('signatures').values(rows).execute()
}
