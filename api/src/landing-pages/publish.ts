import { brandingIncomplete, isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
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
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getAgentProfile } from '../purl/queries.ts'
import { lockPageOrThrow, ownerOf } from './page-access.ts'
import { selectPages } from './queries.ts'

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
}

export async function createPage(db: Db, scope: Scope, { owner, templateId, name }: CreatePageInput) {
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
    ...{ name, brandingId, settings },
    agentId: owner === 'personal' ? scope.agentId : null,
  })
}

export async function clonePage(db: Db, scope: Scope, id: string, name: string) {
  await lockPlanLimit(db, scope)
  const page = await lockPageOrThrow(db, scope, id)
  if (page.status === 'ARCHIVED') throw new Problem('conflict', cannotCloneArchived)
  const owner = ownerOf(page)
  await requireAllowance(db, scope, owner, cannotClone[owner])
  const { type, agentId, brandingId, settings, generalSettings } = page
  return insertAsset(db, scope, { kind: 'landing-page', type, name, agentId, brandingId, settings, generalSettings })
}

/** Does nothing to a published page, even when the plan's limit is exceeded. */
export async function unarchivePage(db: Db, scope: Scope, id: string) {
  await lockPlanLimit(db, scope)
  const page = await lockPageOrThrow(db, scope, id)
  if (page.status === 'PUBLISHED') return
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
