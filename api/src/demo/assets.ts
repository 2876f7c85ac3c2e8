import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { FormAction } from '@gable/shared/assets/asset.ts'
import type { DemoAsset } from '@gable/shared/demo/assets.ts'
import { pageSlugMaximum } from '@gable/shared/landing-pages/page-slug.ts'
import { toPageSlug } from '@gable/shared/landing-pages/to-page-slug.ts'
import { dayLength, hourLength } from '@gable/shared/time/calendar.ts'
import { leadTypeOf } from '@gable/shared/widgets/settings.ts'
import { insertAgencyDefaults } from '../agency/agency-defaults.ts'
import type { Db } from '../platform/database.ts'
import { createDemoPage } from './landing-pages.ts'
import { createDemoWidgetContent } from './widgets.ts'

export type SeedAsset = Omit<DemoAsset, 'agency'>

interface SeedAssetsInput {
  accountId: string
  name: string
  assets: readonly SeedAsset[]
  createId: () => string
  at: Date
}

/** Inserts the agency's default brand and forms, and the widgets and pages that use them. */
export async function seedAssets(db: Db, { assets, ...agency }: SeedAssetsInput) {
  const dashboard = assets.find(({ kind }) => kind === 'contact-dashboard')
  const { brandingId, formIds, groupIds } = await insertAgencyDefaults(db, {
    ...agency,
    ...(dashboard && { dashboardId: dashboard.id }),
  })
  const others = assets.filter((asset) => asset !== dashboard)
  if (others.length === 0) return
  const ownerId = await getFirstAgentId(db, agency.accountId)
  const actionFor = (leadType: LeadType | undefined): FormAction => {
    const formId = leadType && formIds.get(leadType)
    return formId ? { actionType: 'FORM', value: formId } : { actionType: 'FORM_GROUP', value: groupIds[0] ?? '' }
  }
  const createContent = ({ kind, type, name }: SeedAsset) => {
    const page = kind === 'landing-page' ? createDemoPage({ type, name }, { brandingId, actionFor }) : undefined
    if (page) return page
    const content = createDemoWidgetContent({ accountId: agency.accountId, type, name })
    return { settings: { ...content, action: actionFor(leadTypes[type]) }, generalSettings: {} }
  }
  await db
    .insertInto('assets')
    .values(
      others.map((asset, index) => {
        const { settings, generalSettings } = createContent(asset)
        return {
          account_id: agency.accountId,
          id: asset.id,
          kind: asset.kind,
          type: asset.type,
          name: asset.name,
          branding_id: brandingId,
          agent_id: asset.isPersonal ? ownerId : null,
          settings: JSON.stringify(settings),
          general_settings: JSON.stringify(generalSettings),
          created_at: agency.at,
          updated_at: getChangeTime(agency.at, index),
          triggered_at: getChangeTime(agency.at, index),
          triggered_by: ownerId,
        }
      }),
    )
    .execute()
  const pages = others.filter(({ kind }) => kind === 'landing-page')
  for (const { id, name, isPersonal } of pages)
    await addPageSlug(db, { accountId: agency.accountId, ownerId: isPersonal ? ownerId : null, id, name })
}

interface SeedPage {
  accountId: string
  /** The agent of a personal page. */
  ownerId: string | null
  id: string
  name: string
}

async function addPageSlug(db: Db, { accountId, ownerId, id, name }: SeedPage) {
  const slug = toPageSlug(name, pageSlugMaximum)
  const key = { account_id: accountId, owner_id: ownerId ?? accountId, slug }
  await db
    .insertInto('landing_page_slugs')
    .values({ ...key, page_id: id, is_current: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (ownerId !== null) return
  await db
    .insertInto('shared_page_slugs')
    .values({ slug, agency: accountId, page_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Spreads the last changes over the first years. */
const getChangeTime = (at: Date, index: number) =>
  new Date(at.getTime() + (11 + ((index * 47) % 600)) * dayLength + midMorning)
const midMorning = 15.6 * hourLength

/** The agent who joined first, usually the owner. */
async function getFirstAgentId(db: Db, accountId: string): Promise<string | null> {
  const agents = db.selectFrom('agents').select('id').where('account_id', '=', accountId)
  return (await agents.orderBy('created_at').orderBy('id').executeTakeFirst())?.id ?? null
}

/** Other types use a form group. */
const leadTypes: Record<string, LeadType> = leadTypeOf
