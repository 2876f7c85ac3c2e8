import { defaultButtonStyle, defaultFont } from '@gable/shared/branding/appearance.ts'
import type { BrandingStyle } from '@gable/shared/branding/branding.ts'
import type { DemoAgency } from '@gable/shared/demo/people.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { getLogoMedia } from './brand-logos.ts'
import { createDemoSignature } from './brand-signature.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import type { Rng } from './rng.ts'
import type { TeamMember } from './world-context.ts'

interface SeedBrandInput {
  accountId: string
  agency: DemoAgency
  team: TeamMember[]
  rng: Rng
  now: Date
}

/** Completes the default brand with style, logos, texts and the signatures of the team. */
export async function seedBrand(db: Db, { accountId, agency, team, rng, now }: SeedBrandInput) {
  const brand = demoBrands[agency]
  const owner = team[0]
  if (!brand || !owner) return
  const updated_at = new Date(now.getTime() - 12 * dayLength)
  const lastUpdate = { updated_by: owner.id, updated_at }
  const { id } = await db
    .updateTable('brandings')
    .set({
      ...lastUpdate,
      style: JSON.stringify(await seedStyle(db, { accountId, brand, uploadedBy: owner.id, at: updated_at })),
      details: JSON.stringify(brand.details),
      compliance: JSON.stringify(brand.compliance),
      proof: JSON.stringify(brand.proof ?? {}),
    })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedSignatures(db, { accountId, brandingId: id, brand, team, at: updated_at })
  if (!brand.draft) return
  const { name, primaryColor } = brand.draft
  const style = JSON.stringify({ primaryColor, buttonStyle: defaultButtonStyle, font: defaultFont })
  const draft = { account_id: accountId, id: rng.uuid(updated_at), name, style, created_at: updated_at }
  await db
    .insertInto('brandings')
    .values({ ...draft, ...lastUpdate })
    .execute()
}

interface SeedStyleInput {
  accountId: string
  brand: DemoBrand
  uploadedBy: string
  at: Date
}

async function seedStyle(db: Db, { accountId, brand, uploadedBy, at }: SeedStyleInput): Promise<BrandingStyle> {
  const logos = [await getLogoMedia(brand.logos.digital), await getLogoMedia(brand.logos.print)]
  await db
    .insertInto('media')
    .values(
      logos.map(({ mediaId, width, height, bytes, narrower }) => ({
        account_id: accountId,
        id: mediaId,
        content_type: 'image/png',
        width,
        height,
        bytes,
        narrower,
        uploaded_by: uploadedBy,
        created_at: at,
      })),
    )
    .execute()
  return {
    ...brand.style,
    logos: logos.map(({ mediaId, url, width, height }) => ({ logoId: mediaId, media: { url, width, height } })),
    digitalLogoId: brand.logos.digital.mediaId,
    printLogoId: brand.logos.print.mediaId,
  }
}

interface SeedSignaturesInput {
  accountId: string
  brandingId: string
  brand: DemoBrand
  team: TeamMember[]
  at: Date
}

async function seedSignatures(db: Db, { accountId, brandingId, brand, team, at }: SeedSignaturesInput) {
  const rows = team.map(({ id, name }, index) => ({
    account_id: accountId,
    branding_id: brandingId,
    agent_id: id,
    document: JSON.stringify(createDemoSignature(brand, name, index)),
    updated_at: at,
  }))
  await db.insertInto('signatures').values(rows).execute()
}
