import { brandingIncomplete, isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { begunPage } from '@gable/shared/landing-pages/begun-page.ts'
import {
  cannotClone,
  cannotCloneArchived,
  cannotUnarchive,
  noneRemaining,
  type PageOwner,
  withoutPersonalUrl,
} from '@gable/shared/landing-pages/messages.ts'
import { pageBeginnings } from '@gable/shared/landing-pages/templates.ts'
import { queueForAllowance } from '../assets/allowance-queries.ts'
import { insertSubject, updateSubject } from '../assets/queries.ts'
import { refuseBeyondAllowance } from '../assets/refuse-beyond-allowance.ts'
import { surroundingsOf } from '../assets/surroundings.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { readOwnName } from '../purl/queries.ts'
import { heldPage, ownerOf } from './held-page.ts'
import { pagesOf } from './queries.ts'

interface Asked {
  owner: PageOwner
  templateId: string
  name: string
}

export async function createPage(db: Db, scope: Scope, { owner, templateId, name }: Asked) {
  const beginning = pageBeginnings.find(({ id }) => id === templateId)
  if (!beginning) throw new Problem('not_found', 'There is no such template')
  await queueForAllowance(db, scope)
  const { branding, ...surroundings } = await surroundingsOf(db, scope)
  if (!branding || !isBrandingComplete(branding.style)) throw new Problem('conflict', brandingIncomplete)
  if (owner === 'personal' && (await readOwnName(db, scope)).purlId === null)
    throw new Problem('conflict', withoutPersonalUrl)
  await refuseAnother(db, scope, owner, noneRemaining[owner])
  const { brandingId, ...settings } = begunPage(beginning, { ...surroundings, brandingId: branding._id })
  return insertSubject(db, scope, {
    kind: 'landing-page',
    type: beginning.layoutType,
    ...{ name, brandingId, settings },
    agentId: owner === 'personal' ? scope.agentId : null,
  })
}

export async function clonePage(db: Db, scope: Scope, id: string, name: string) {
  await queueForAllowance(db, scope)
  const page = await heldPage(db, scope, id)
  if (page.status === 'ARCHIVED') throw new Problem('conflict', cannotCloneArchived)
  const owner = ownerOf(page)
  await refuseAnother(db, scope, owner, cannotClone[owner])
  const { type, agentId, brandingId, settings, generalSettings } = page
  return insertSubject(db, scope, { kind: 'landing-page', type, name, agentId, brandingId, settings, generalSettings })
}

/** What is published already stays as it is, however full the plan. */
export async function unarchivePage(db: Db, scope: Scope, id: string) {
  await queueForAllowance(db, scope)
  const page = await heldPage(db, scope, id)
  if (page.status === 'PUBLISHED') return
  const owner = ownerOf(page)
  await refuseAnother(db, scope, owner, cannotUnarchive[owner])
  await updateSubject(db, scope, id, { status: 'PUBLISHED' })
}

/** Pages of an agent's own count for that agent alone. */
const refuseAnother = (db: Db, scope: Scope, owner: PageOwner, refusal: string) =>
  refuseBeyondAllowance(db, scope, {
    subjects: pagesOf(db, scope, owner),
    feature: owner === 'account' ? 'landing-pages' : 'personalized-urls',
    refusal,
  })
