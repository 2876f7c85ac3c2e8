import { begunPage } from '@gable/shared/landing-pages/begun-page.ts'
import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import { pageBeginnings } from '@gable/shared/landing-pages/templates.ts'
import { surroundingsOf } from '../assets/surroundings.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The templates as pages of this account would begin. */
export async function listTemplates(db: Db, scope: AccountScope): Promise<LandingPageTemplate[]> {
  const { brandingId, actionFor } = await surroundingsOf(db, scope)
  return pageBeginnings.map((beginning) => {
    const { id, name, description, layoutType } = beginning
    const layoutSettings = begunPage(beginning, { brandingId: brandingId ?? '', actionFor })
    return { _id: id, name, description, config: { layoutType, layoutSettings } }
  }) as LandingPageTemplate[]
}
