import { brandingIncomplete, isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { GeneralSettings } from '@gable/shared/landing-pages/layout.ts'
import {
  cannotClone,
  cannotCloneArchived,
  cannotUnarchive,
  noneRemaining,
  type PageOwner,
  personalUrlRequired,
} from '@gable/shared/landing-pages/messages.ts'
import { pageTemplates } from '@gable/shared/landing-pages/templates.ts'
import { getAccountDefaults } from '../assets/account-defaults.ts'
import { assertWithinPlanLimit } from '../assets/assert-within-plan-limit.ts'
import { lockPlanLimit } from '../assets/plan-limit-queries.ts'
import { insertAsset, updateAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getAgentProfile } from '../purl/queries.ts'
import { lockEditablePageOrThrow, lockPageOrThrow, ownerOf } from './page-access.ts'
import { toPageSettings } from './page-settings.ts'
import { selectPages } from './queries.ts'
import { requireNoSplitTest } from './split-tests/end-split-test.ts'
import { validatePage } from './validate-settings.ts'
import { deletePageDraft, getLastVersion, getPageDraft } from './version-queries.ts'

/** The templates with this account's brand and forms filled in. */
export async function listPageTemplates(db: Db, scope: AccountScope): Promise<LandingPageTemplate[]> {
  const { brandingId, actionFor } = await getAccountDefaults(db, scope)
  return pageTemplates.map((template) => {
    const { id, name, description, layoutType } = template
    const layoutSettings = createLayoutSettings(template, { brandingId: brandingId ?? '', actionFor })
    return { _id: id, name, description, config: { layoutType, layoutSettings } }
  }) as LandingPageTemplate[]
}

interface CreatePageInput {
  owner: PageOwner
  templateId: string
  name: string
  /** Visitors cannot open a draft until it is published. */
  isDraft?: boolean | undefined
}

export async function createPage(db: Db, scope: Scope, { owner, templateId, name, isDraft }: CreatePageInput) {
  const template = orNotFound(
    pageTemplates.find(({ id }) => id === templateId),
    'template',
  )
  await lockPlanLimit(db, scope)
  const { branding, ...accountDefaults } = await getAccountDefaults(db, scope)
  if (!branding || !isBrandingComplete(branding.style)) throw new Problem('conflict', brandingIncomplete)
  if (owner === 'personal' && (await getAgentProfile(db, scope)).purlId === null)
    throw new Problem('conflict', personalUrlRequired)
  await requireAllowance(db, scope, owner, noneRemaining[owner])
  const { brandingId, ...settings } = createLayoutSettings(template, { ...accountDefaults, brandingId: branding._id })
  return insertAsset(db, scope, {
    kind: 'landing-page',
    type: template.layoutType,
    name,
    brandingId,
    settings,
    ...(isDraft && { status: 'DRAFT' as const }),
    agentId: owner === 'personal' ? scope.agentId : null,
  })
}

export async function clonePage(db: Db, scope: Scope, id: string, name: string) {
  await lockPlanLimit(db, scope)
  const page = await lockPageOrThrow(db, scope, id)
  if (page.status === 'ARCHIVED') throw new Problem('conflict', cannotCloneArchived)
  const owner = ownerOf(page)
  await requireAllowance(db, scope, owner, cannotClone[owner])
  const { type, status, agentId, brandingId, settings, generalSettings } = page
  return insertAsset(db, scope, {
    kind: 'landing-page',
    type,
    name,
    status,
    agentId,
    brandingId,
    settings,
    generalSettings,
  })
}

interface PublishPageInput {
  layoutSettings?: unknown
  generalSettings?: GeneralSettings | undefined
  basedOn?: string | undefined
}

/** Shows visitors the given settings, or else the draft. Without unpublished changes it does nothing. */
export async function publishPage(db: Db, scope: Scope, id: string, input: PublishPageInput) {
  await lockPlanLimit(db, scope)
  const page = await lockEditablePageOrThrow(db, scope, id)
  requireUnchanged(page, { basedOn: input.basedOn })
  const draft = page.status === 'DRAFT' ? page : await getPageDraft(db, scope, id)
  const { layoutSettings, generalSettings } = input
  if (!draft && !layoutSettings && !generalSettings) return
  await requireNoSplitTest(db, scope, id)
  const owner = ownerOf(page)
  if (page.status === 'DRAFT') await requireAllowance(db, scope, owner, noneRemaining[owner])
  const stored = toPageSettings(page.type, draft ?? page)
  // What it refers to may be gone since it was saved.
  const valid = await validatePage(db, scope, page.type, {
    layoutSettings: layoutSettings ?? stored.layoutSettings,
    generalSettings: generalSettings ?? stored.generalSettings,
  })
  await updateAsset(db, scope, id, { status: 'PUBLISHED', ...valid })
  await deletePageDraft(db, scope, id)
}

/** A page that was never published becomes a draft again. Does nothing to a published page, even when the plan's limit is exceeded. */
export async function unarchivePage(db: Db, scope: Scope, id: string) {
  await lockPlanLimit(db, scope)
  const page = await lockPageOrThrow(db, scope, id)
  if (page.status !== 'ARCHIVED') return
  if ((await getLastVersion(db, scope, id)) === null) return updateAsset(db, scope, id, { status: 'DRAFT' })
  const owner = ownerOf(page)
  await requireAllowance(db, scope, owner, cannotUnarchive[owner])
  await updateAsset(db, scope, id, { status: 'PUBLISHED' })
}

/** Throws the message when the plan allows no further page. Each agent has a separate limit for personal pages. */
const requireAllowance = (db: Db, scope: Scope, owner: PageOwner, refusal: string) =>
  assertWithinPlanLimit(db, scope, {
    assets: selectPages(db, scope, owner),
    feature: owner === 'account' ? 'landing-pages' : 'personalized-urls',
    refusal,
  })
